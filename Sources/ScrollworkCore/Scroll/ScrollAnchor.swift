import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// Keeps what the user looks at in its place while the layout around it changes: position bindings, edges, targets that are still being
/// estimated, and corrections of lazy containers all go this way.
///
/// Before an update it notes a box and where it lies in the visible area; after layout, before anything is drawn, it moves the position by
/// what the box moved (S-75, S-76, F-61, F-64). Drags, momentum and animations go on from there.
package final class ScrollAnchor {
    private unowned let scroll: ScrollNode
    private var held: Held?
    /// The position that `held` was noted at; another one makes it stale.
    private var notedAt = CGPoint.zero
    /// What could not be put back where it was, since that lies outside of the range, and the position that it led to: where nothing else
    /// moves the content meanwhile, the next layout tries again (U-68).
    private var unmet: (held: Held, position: CGPoint)?
    /// What a jump of this frame aimed at: rows that are made for it may turn out larger or smaller than estimated (S-36).
    private var jump: (aim: ScrollAim, frame: Int, collapse: CGFloat)?

    private enum Held {
        /// An edge that the scroll view is at (S-79).
        case edge(Edge)
        /// A view, and others in sight, nearest first, that stand in for it where it is taken out (U-62).
        case box(Box, others: [Box])
        /// What a target behaviour aligned, and what was in view, for a change of the viewport's size (S-119).
        case aligned(Box?, former: ScrollTarget)
        /// What is seen first, where visible content is kept in its place as on the web (S-58), and the paddings around it.
        case visible(Box, paddings: [EdgeInsets])
    }

    /// Something of the content and where it lies.
    private struct Box {
        let id: AnyHashable?
        weak var node: LayoutNode?
        /// The point of the box and of the visible area that stay together.
        let anchor: UnitPoint
        /// How far the box's point lies from the visible area's, logical points.
        let place: CGPoint
        /// The same for its row of a lazy container, which is there when the box is not. In a grid the two differ.
        let rowPlace: CGPoint?
    }

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    // MARK: Before the update

    /// Notes what is to stay in place. - Complexity: O(log n) for what lies at the anchor, else O(made views).
    func remember() {
        if held != nil, notedAt == scroll.position { return }
        if let unmet, unmet.position == scroll.position { held = unmet.held } else { held = subject }
        unmet = nil
        notedAt = scroll.position
    }

    /// Lets go of what was noted before the content moved, when no layout came to use it: it says nothing about where things are now.
    func forgetStale() { if held != nil, notedAt != scroll.position { held = nil } }

    private var subject: Held? {
        for steering in scroll.steerings {
            if let edge = steering.heldEdge {
                // Who was scrolled elsewhere meanwhile is left alone.
                if isAt(edge) { return .edge(edge) }
                continue
            }
            guard let id = steering.held else { continue }
            let anchor = steering.anchor ?? .topLeading
            let first = scroll.targets.target(at: anchor)
            if let first, first.ids.contains(id) { return hold(first, anchor, id) }
            if let place = scroll.targets.target(withID: id), isVisible(place.rect) { return hold(place, anchor, id) }
            // The program scrolled elsewhere; what is there now counts.
            if let first { return hold(first, anchor, first.ids.first) }
        }
        if scroll.targetBehavior != nil {
            let first = scroll.targets.target(at: .topLeading)
            return .aligned(first.map { box($0, .topLeading, $0.ids.first) }, former: scroll.currentTarget)
        }
        guard scroll.profile.keepsVisibleContent, let visible = scroll.targets.visibleAnchor else { return nil }
        return .visible(box(visible.place, .topLeading, visible.place.ids.first), paddings: visible.paddings)
    }

    /// A view to hold, and those in sight that may stand in for it. The one at the anchor may be out of sight itself, after a gap at the far
    /// end; its place may rest on estimates, so that the nearest one in sight is held in its place.
    private func hold(_ place: ScrollTargets.Place, _ anchor: UnitPoint, _ id: AnyHashable?) -> Held {
        let others = others(anchor, but: place)
        if !isVisible(place.rect), let nearest = others.first { return .box(nearest, others: Array(others.dropFirst())) }
        return .box(box(place, anchor, id), others: others)
    }

    /// Views in sight that may stand in for a held one, at most so many.
    private static let substitutes = 64

    private func others(_ anchor: UnitPoint, but held: ScrollTargets.Place) -> [Box] {
        func away(_ box: Box) -> CGFloat { max(abs(box.place.x), abs(box.place.y)) }
        let seen = scroll.targets.inSight(atMost: Self.substitutes)
        return seen.filter { $0.rect != held.rect }.map { box($0, anchor, $0.ids.first) }.sorted { away($0) < away($1) }
    }

    private func box(_ place: ScrollTargets.Place, _ anchor: UnitPoint, _ id: AnyHashable?) -> Box {
        let row = id.flatMap { scroll.targets.row(withID: $0) }
        return Box(
            id: id, node: place.node, anchor: anchor, place: distance(place.rect, anchor), rowPlace: row.map { distance($0, anchor) })
    }

    private func isAt(_ edge: Edge) -> Bool {
        guard let target = scroll.target(of: .edge(edge)).map(scroll.clamped) else { return false }
        return abs(target.x - scroll.position.x) <= 0.5 && abs(target.y - scroll.position.y) <= 0.5
    }

    private func isVisible(_ rect: CGRect) -> Bool {
        scroll.scrollingAxes.allSatisfy { axis in
            let start = scroll.position[axis] + scroll.visibleSpan(axis).start
            return rect.end(axis) > start && rect.origin[axis] < start + scroll.visibleSpan(axis).length
        }
    }

    /// From the anchor's point of the visible area under bars at their full height, which stays where it is, to that of a box.
    private func distance(_ rect: CGRect, _ anchor: UnitPoint) -> CGPoint {
        var result = CGPoint.zero
        for axis in scroll.scrollingAxes {
            let span = scroll.visibleSpan(axis)
            let collapse = axis == .vertical ? scroll.collapse : 0
            result[axis] =
                rect.origin[axis] + anchor[axis] * rect.size[axis]
                - (scroll.position[axis] + span.start + collapse + anchor[axis] * (span.length - collapse))
        }
        return result
    }

    // MARK: After layout

    /// What the program scrolls to at once; it is looked up again as long as the layout of this frame changes.
    /// - Parameter collapse: how much of the bars was away for the aim, points.
    func follow(_ aim: ScrollAim, collapse: CGFloat) { jump = (aim, scroll.engine.frameNumber, collapse) }
    func followNothing() { jump = nil }

    /// Whether there is anything to do after layout.
    var isActive: Bool {
        if held != nil || jump?.frame == scroll.engine.frameNumber { return true }
        if case .animating = scroll.activity { return scroll.animationAim != nil }
        return false
    }

    /// Corrects the position. What is held is held until nothing moves any more: what comes into view after a correction may turn out
    /// longer or shorter than estimated.
    /// - Returns: whether it moved, so that what depends on it may need layout again.
    func restore() -> Bool {
        let old = scroll.position
        defer { if scroll.position == old || !holdsOn { held = nil } }
        if let jump, jump.frame == scroll.engine.frameNumber, scroll.activity.isIdle {
            if let target = scroll.target(of: jump.aim, collapse: jump.collapse).map(scroll.clamped), isElsewhere(target) {
                scroll.setPosition(target, cause: scroll.cause)
            }
        } else {
            let isAllowed = scroll.engine.layoutTransaction.scrollContentOffsetAdjustmentBehavior.isEnabled
            switch isAllowed ? held : nil {
            case .edge(let edge): if scroll.activity.isIdle, let target = scroll.target(of: .edge(edge)) { scroll.carry(to: target) }
            case .box(let box, let others):
                for present in [box] + others {
                    guard let target = target(for: present) else { continue }
                    if isElsewhere(target) { putBack(.box(present, others: others), at: target) }
                    break
                }
            case .aligned(let box, let former):
                guard former.rect.size != scroll.currentTarget.rect.size, scroll.activity.isIdle else { break }
                scroll.carry(to: scroll.realigned(box.flatMap(target) ?? scroll.position, former: former))
            case .visible(let box, let paddings):
                // What was moved by its style is meant to move (F-62). A row that was taken down meanwhile has its id.
                if let node = box.node, isThere(node) {
                    guard scroll.targets.paddings(around: node) == paddings else { break }
                }
                if let target = target(for: box), isElsewhere(target) { scroll.carry(to: target) }
            case nil: break
            }
            scroll.aimAgain()
        }
        return scroll.position != old
    }

    /// Whether what is held may be put back more than once in a pass.
    private var holdsOn: Bool {
        switch held {
        case .box, .visible: true
        case .edge, .aligned, nil: false
        }
    }

    /// By more than rounding, which would make this and the hold of a lazy container take turns.
    private func isElsewhere(_ target: CGPoint) -> Bool {
        scroll.scrollingAxes.contains { abs(target[$0] - scroll.position[$0]) > LazyLimits.leastSight }
    }

    private func putBack(_ held: Held, at target: CGPoint) {
        scroll.carry(to: target)
        let isShort = scroll.scrollingAxes.contains { abs(scroll.position[$0] - target[$0]) > 1e-6 }
        if isShort, scroll.activity.isIdle { unmet = (held, scroll.position) }
    }

    /// The position at which the box is where it was: the box itself, else the row that it was in, else what has its id now.
    private func target(for box: Box) -> CGPoint? {
        let now: CGRect
        var place = box.place
        if let node = box.node, isThere(node) {
            now = scroll.logicalRect(node.bounds, of: node)
        } else if let id = box.id, let rowPlace = box.rowPlace, let row = scroll.targets.row(withID: id) {
            now = row
            place = rowPlace
        } else if let found = box.id.flatMap({ scroll.targets.target(withID: $0) }) {
            now = found.rect
        } else {
            return nil
        }
        let moved = distance(now, box.anchor)
        var target = scroll.position
        for axis in scroll.scrollingAxes { target[axis] += moved[axis] - place[axis] }
        return target
    }

    private func isThere(_ node: LayoutNode) -> Bool { !node.isDead && node.isAttached && node.isInside(scroll) }
}

extension ScrollNode {
    var scrollingAxes: [Axis] { Axis.allCases.filter { axes.contains($0) } }

    /// The content moved under the viewport for a reason that is none of the user's: the position goes along, and whatever moves it goes
    /// on from there (S-76, F-61). Containers that correct estimates call it while they are placed.
    /// - Parameter isInRange: false while the range is out of date, as it is when estimates were corrected.
    package func carry(to target: CGPoint, isInRange: Bool = true) {
        let delta = CGPoint(x: target.x - position.x, y: target.y - position.y)
        guard abs(delta.x) > 1e-6 || abs(delta.y) > 1e-6 else { return }
        let time = engine.time
        switch activity {
        case .idle, .settling: setPosition(isInRange ? clamped(target) : target, cause: .anchor)
        case .tracking, .scrubbing: setPosition(target, cause: .anchor)
        case .dragging(var drag):
            setPosition(target, cause: .anchor)
            drag.rebase(self)
            activity = .dragging(drag)
        case .decelerating:
            setPosition(target, cause: .anchor)
            activity = activity.rangeChanged(self, shift: delta)
        case .animating(let x, let y, let completions):
            setPosition(target, cause: .anchor)
            activity = .animating(x: x?.shifted(by: delta.x), y: y?.shifted(by: delta.y), completions: completions)
        case .smooth(let scrolls, let start, let isKey):
            setPosition(target, cause: .anchor)
            var shifted: [Axis: SmoothScroll] = [:]
            // Every goal moves with the content and keeps its time, but the start stays the start: the way there begins anew.
            guard scrolls.contains(where: { $0.value.finalPosition == 0 && delta[$0.key] != 0 }) else {
                for (axis, scroll) in scrolls { shifted[axis] = scroll.shifted(by: Double(delta[axis])) }
                activity = .smooth(shifted, start: start, isKey: isKey)
                return
            }
            for (axis, scroll) in scrolls {
                let by = Double(delta[axis])
                let goal = scroll.finalPosition == 0 ? 0 : scroll.finalPosition + by
                shifted[axis] = SmoothScroll(
                    from: scroll.position(at: time - start) + by, to: goal, kind: scroll.kind,
                    velocity: scroll.velocity(at: time - start))
            }
            activity = .smooth(shifted, start: time, isKey: isKey)
        }
    }

    /// Looks up again what a running animation scrolls to; its end moves and the time stays (S-36, F-77).
    func aimAgain() {
        guard case .animating(let x, let y, let completions) = activity, let aim = animationAim else { return }
        guard let target = target(of: aim.aim, collapse: aim.collapse).map(clamped) else { return }
        func redirected(_ running: AnimatedValue<CGFloat>?, _ axis: Axis) -> AnimatedValue<CGFloat>? {
            guard let running, target[axis].isFinite, running.target != target[axis] else { return running }
            return running.redirected(to: target[axis], at: engine.time)
        }
        activity = .animating(x: redirected(x, .horizontal), y: redirected(y, .vertical), completions: completions)
    }
}

extension FrameLoop {
    /// Before an update: whoever holds something notes where it is.
    func rememberScrollAnchors() {
        for entry in scrollNodes { entry.node?.anchor.forgetStale() }
        guard !dirtyNodes.isEmpty || !transactions.isEmpty || !layoutList.isEmpty || !placementList.isEmpty else { return }
        for entry in scrollNodes {
            guard let scroll = entry.node, !scroll.isDead, scroll.holdsPlace, scroll.hasBeenLaidOut else { continue }
            scroll.anchor.remember()
        }
    }

    /// After layout: the offsets follow what they hold.
    /// - Returns: whether an offset changed.
    func restoreScrollAnchors() -> Bool {
        var moved = false
        for entry in scrollNodes {
            guard let scroll = entry.node, !scroll.isDead, scroll.hasBeenLaidOut, scroll.anchor.isActive || scroll.wasCorrected,
                scroll.isAttached
            else { continue }
            if scroll.settleCorrection() { moved = true }
            if scroll.anchor.isActive, scroll.anchor.restore() { moved = true }
        }
        return moved
    }
}
