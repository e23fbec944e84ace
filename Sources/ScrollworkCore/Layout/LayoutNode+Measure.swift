import Foundation
import ScrollworkBase

extension LayoutNode {
    /// The size for `proposal`, from the cache where it was asked before. NaN counts as no proposal; sizes are finite or infinite, never
    /// NaN and never negative (frame.nan).
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.withoutNaN
        if let known = cache.size(for: proposal) {
            engine.report.measuresCached += 1
            return known
        }
        engine.report.countMeasure(of: self)
        var size = measure(proposal)
        if !(size.width >= 0 && size.height >= 0) { size = size.sanitized(owner: self) }
        cache.insert(size, for: proposal)
        return size
    }

    /// The node's size may be another now: it is measured again in the next Layout pass, and its parent only if an answer changed.
    package final func setNeedsMeasure() {
        cachedSpacing = nil
        needsPlacement = true
        // A new node has given no answer yet: whoever takes it in asks.
        guard !isQueuedForLayout, placedProposal != nil || !cache.isEmpty || owner.parent == nil else { return }
        isQueuedForLayout = true
        engine.enqueueLayout(self)
    }

    /// The children must be placed again; the size stays.
    package final func setNeedsPlacement() {
        needsPlacement = true
        guard !isQueuedForPlacement else { return }
        isQueuedForPlacement = true
        engine.enqueuePlacement(self)
    }

    /// Drops every cached answer and recording of this box, for the shadow check.
    final func forgetAnswers() {
        cache.removeAll()
        cachedSpacing = nil
        preferenceCache = nil
        needsPlacement = true
        (self as? ContainerLayout)?.forgetChildren()
        (self as? LazyContainerLayout)?.measuredRows = []
        setNeedsPaint()
    }

    /// Measures again for the proposals it had answered.
    /// - Returns: whether any answer, or the spacing, changed, so that the parent has to measure too.
    final func remeasure() -> Bool {
        let old = cache.entries
        let isIncomplete = cache.hasForgotten
        let oldSpacing = cachedSpacing
        cache.removeAll()
        cachedSpacing = nil
        needsPlacement = true
        if old.isEmpty || isIncomplete || placedProposal == nil { return true }
        for entry in old where sizeThatFits(entry.proposal) != entry.size { return true }
        if let oldSpacing, oldSpacing != spacing { return true }
        return hasExplicitGuides
    }

    /// Guides are closures, which cannot be compared: a parent places such a child again.
    var hasExplicitGuides: Bool { (self as? AlignmentGuideLayout) != nil || (self as? WrapperLayout)?.child?.hasExplicitGuides == true }

    /// Gives the node its place and size and, where something changed, places its children.
    /// - Parameter origin: the top-left corner in the parent's space, already mirrored for right-to-left.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let proposal = proposal.withoutNaN
        var newSize = sizeThatFits(proposal)
        if !newSize.width.isFinite { newSize.width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
        if !newSize.height.isFinite { newSize.height = proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
        setOrigin(origin.sanitized(owner: self))
        let sizeChanged = newSize != size
        if sizeChanged {
            size = newSize
            displayOwner.display.size = newSize
            notifySizeReaders()
            sizeDidChange()
        }
        guard sizeChanged || proposal != placedProposal || needsPlacement else { return }
        let former = placedProposal
        placedProposal = proposal
        needsPlacement = false
        engine.report.placements += 1
        placeChildren()
        // A box without extent may still have children to show.
        if sizeChanged || former == nil { setNeedsPaint() } else if proposal != former { proposalDidChange() }
    }

    /// Places the children of a node whose own place and size stay.
    final func placeAgain() {
        guard needsPlacement, placedProposal != nil, !isDead else { return }
        needsPlacement = false
        engine.report.placements += 1
        placeChildren()
    }

    final func setOrigin(_ new: CGPoint) {
        guard new != origin else { return }
        let drawn = drawnOrigin
        origin = new
        if engine.mayAnimatePlaces { startPlaceMotion(from: drawn) }
        syncDisplayOrigin()
        engine.displayDidChange()
        positionDidChange()
    }

    /// Places a child at a *logical* origin: in right-to-left layouts x counts from the right (L-57).
    package final func place(_ child: LayoutNode, at logical: CGPoint, proposal: ProposedViewSize) {
        if isRightToLeft {
            let width = child.sizeThatFits(proposal).width
            child.place(at: CGPoint(x: size.width - logical.x - width, y: logical.y), proposal: proposal)
        } else {
            child.place(at: logical, proposal: proposal)
        }
    }

}

extension ProposedViewSize {
    /// NaN is no proposal, and nobody can have less than nothing.
    package var withoutNaN: ProposedViewSize {
        func legal(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max($0, 0) } }
        return ProposedViewSize(width: legal(width), height: legal(height))
    }
}

extension CGSize {
    /// Negative and NaN lengths become 0; warned about once per kind of view.
    func sanitized(owner: LayoutNode) -> CGSize {
        Warnings.once(
            "nan.size.\(owner.label)",
            "\(owner.label) reported the size \(width) x \(height); lengths that are not numbers or negative count as 0. "
                + "Check the frame or layout that computes it.")
        return CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
    }
}

extension CGPoint {
    /// Non-finite components become 0; warned about once per kind of view.
    func sanitized(owner: LayoutNode) -> CGPoint {
        if x.isFinite && y.isFinite {
            // A view that is the smallest number high, as a mark that takes no room is written, moves nothing.
            return x.isSubnormal || y.isSubnormal ? CGPoint(x: x.isSubnormal ? 0 : x, y: y.isSubnormal ? 0 : y) : self
        }
        Warnings.once(
            "nan.origin.\(owner.label)",
            "\(owner.label) was placed at \(x), \(y); coordinates that are not finite count as 0. Check the layout or offset that computes it."
        )
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}
