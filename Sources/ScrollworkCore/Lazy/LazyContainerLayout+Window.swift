import Foundation
import ScrollworkBase

// Which rows are shown: those that meet the visible part of the scroll view, and those that something holds.
extension LazyContainerLayout {
    /// The part of the container, along its axis and in logical direction, that the scroll view shows: its full bounds, those behind bars
    /// included (L-140). Transforms do not count (L-153).
    /// - Complexity: O(levels up to the scroll view).
    func visibleSpan(in scroller: ScrollNode) -> ClosedRange<CGFloat> {
        var start: CGFloat = 0
        var node: LayoutNode = self
        while node !== scroller, let parent = node.parent {
            start += node.origin[axis] + parent.childOffset[axis]
            node = parent
        }
        let shown = scroller.shownSpan(axis)
        let low = shown.lowerBound - start
        let high = shown.upperBound - start
        return isRightToLeft && axis == .horizontal ? size.width - high...size.width - low : low...high
    }

    /// Whether another set of rows is to be shown now. - Complexity: O(levels + log n); O(levels) if nothing moved.
    final func checkWindow() {
        // Rows that are others now are placed by the layout that is due for it.
        guard placedProposal != nil, !isDead, isAttached, !rowsAreStale, let scroller, !makesAllRows else { return }
        let span = visibleSpan(in: scroller)
        // A bar may cover more of the same part.
        guard span != chosenSpan || pinEdges(in: scroller, span) != chosenEdges else { return }
        let visits = tree.visitedNodes
        if rowsIn(span) == window {
            prepareNextRow(from: chosenSpan, to: span, in: scroller)
            chosenSpan = span
            movePinnedRows(in: scroller, span)
        } else {
            setNeedsPlacement()
        }
        engine.report.extentVisits += tree.visitedNodes - visits
    }

    /// The rows that meet `span`.
    func rowsIn(_ span: ClosedRange<CGFloat>) -> Range<Int> {
        guard tree.count > 0, span.upperBound > span.lowerBound else { return 0..<0 }
        // Offsets are rounded: by less than this no row comes into view.
        let edge = span.upperBound - span.lowerBound > 1 ? LazyLimits.leastSight : 0
        var range = tree.rows(from: span.lowerBound + edge, to: span.upperBound - edge)
        if range.isEmpty {
            guard span.lowerBound <= tree.totalExtent, span.upperBound >= 0, let row = tree.row(at: span.lowerBound) else { return 0..<0 }
            range = row.index..<row.index
        }
        // Rows without extent at the edges are shown too: nothing hides them.
        var low = range.lowerBound
        let lowest = max(low - LazyLimits.rowsInWindow, 0)
        while low > lowest, isWithoutExtent(low - 1), tree.offset(of: low - 1) >= span.lowerBound { low -= 1 }
        var high = range.upperBound
        while high < tree.count, high - low < LazyLimits.rowsInWindow, isWithoutExtent(high), tree.offset(of: high) <= span.upperBound {
            high += 1
        }
        range = low..<high
        guard range.count > LazyLimits.rowsInWindow else { return range }
        Warnings.once(
            "lazy.tiny.\(owner.viewName)",
            "More than \(LazyLimits.rowsInWindow) rows of a lazy container in \(owner.viewName) are visible at once; the others are left out. "
                + "Its rows have hardly any length: give them a frame.")
        return range.lowerBound..<range.lowerBound + LazyLimits.rowsInWindow
    }

    private func isWithoutExtent(_ row: Int) -> Bool { tree.extent(of: row) <= 0 }

    /// What stays where it is on the screen while extents become known (L-142).
    struct Hold {
        let row: Int
        /// Which point of the row is held, as a share of its extent: its start, but for a row that nobody has measured.
        var share: CGFloat = 0
        /// From the start of the visible part, points.
        let place: CGFloat
    }

    /// What is held until the frame is shown. Rows that come into view in it may still change their length before that, by what they
    /// learn of themselves; that is no growth of a row that was placed (L-145), and moves nothing that was there.
    struct FrameHold {
        let hold: Hold
        /// The start of the visible part when rows were last chosen: as long as nobody else moves it the same row is held. nil for a row
        /// that is held whatever became of the start: it was seen before the rows changed.
        var start: CGFloat?
    }

    /// Whether rows only came and went. Where others are in another order, as after sorting, the place counts and not the row.
    private func areInOrder(_ runs: [RowRun]) -> Bool {
        var last = 0
        for case .kept(let rows) in runs {
            guard rows.lowerBound >= last else { return false }
            last = rows.upperBound
        }
        return true
    }

    /// The first row in sight that is still there when the list of rows has changed, by its new number.
    /// - Complexity: O(rows shown · runs).
    func visibleRows(after runs: [RowRun]) -> FrameHold? {
        guard let span = chosenSpan, let scroller, scroller.position[axis] > 0, areInOrder(runs) else { return nil }
        let start = visibleSpan(in: scroller).lowerBound
        for band in bands where band.row < tree.count {
            let offset = tree.offset(of: band.row)
            guard offset + tree.extent(of: band.row) > start, offset < start + span.upperBound - span.lowerBound else { continue }
            var first = 0
            for run in runs {
                if case .kept(let rows) = run, rows.contains(band.row) {
                    freshFrame = engine.frameNumber
                    return FrameHold(hold: Hold(row: first + band.row - rows.lowerBound, place: offset - start), start: nil)
                }
                first += run.count
            }
        }
        return nil
    }

    private func holdOfFrame(_ span: ClosedRange<CGFloat>) -> Hold? {
        if freshFrame != engine.frameNumber {
            freshFrame = engine.frameNumber
            freshRows = []
            frameHold = nil
        }
        if let frameHold, frameHold.hold.row < tree.count, frameHold.start.map({ abs($0 - span.lowerBound) < 1e-5 }) ?? true {
            return frameHold.hold
        }
        frameHold = nil
        guard tree.count > 0, let made = hold(span) else { return nil }
        frameHold = FrameHold(hold: made, start: span.lowerBound)
        return made
    }

    /// The first row that was shown before this frame and still is visible; after a jump the row that the estimates say is at the edge.
    private func hold(_ span: ClosedRange<CGFloat>) -> Hold? {
        var first: Hold?
        // What was scrolled out of sight just now is still held: else rows that come in would move by what they were misjudged.
        var near: (hold: Hold, distance: CGFloat)?
        for (index, band) in bands.enumerated() where band.row < tree.count && !freshRows.contains(band.row) {
            let start = tree.offset(of: band.row)
            let hold = Hold(row: band.row, place: start - span.lowerBound)
            let distance = max(start - span.upperBound, span.lowerBound - start - tree.extent(of: band.row))
            guard distance < 0 else {
                let isNearer = distance < near?.distance ?? (span.upperBound - span.lowerBound) / 2
                if isNearer, !isPinned(band) { near = (hold, distance) }
                continue
            }
            // Between what is shown elsewhere, as pinned headers are, and the window lie rows that nobody has measured.
            if index + 1 == bands.count || bands[index + 1].row == band.row + 1 { return hold }
            if first == nil { first = hold }
        }
        if let first { return first }
        // Content above the container is in sight: its start stays.
        if span.lowerBound <= 0 { return Hold(row: 0, place: -span.lowerBound) }
        if let near { return near.hold }
        return tree.row(at: span.lowerBound).map { row in
            // However long the row turns out, it is what was scrolled to: the same part of it stays at the edge.
            let share = row.extent > 0 ? (span.lowerBound - row.offset) / row.extent : 0
            guard tree.measuredExtent(of: row.index) == nil, share > 0, share <= 1 else {
                return Hold(row: row.index, place: row.offset - span.lowerBound)
            }
            return Hold(row: row.index, share: share, place: 0)
        }
    }

    /// Chooses rows, makes and measures them, until those that are shown fill the visible part.
    func chooseRows(in scroller: ScrollNode) {
        var span = visibleSpan(in: scroller)
        let held = holdOfFrame(span)
        let cross = size[axis.cross]
        if measuredCross != cross {
            // Other lines, other heights; the mean is the best guess until rows are asked again.
            if measuredCross != nil { tree.forgetAllExtents() }
            measuredCross = cross
            measuredRows = []
        }
        measureNewRows(cross)
        for _ in 0..<LazyLimits.rowsInWindow {
            if let held { follow(held, &span, scroller) }
            let full = rowsIn(span)
            let next = step(towards: full)
            let isChanged = show(wanted(next), around: next)
            window = next
            if isChanged { measureNewRows(cross) }
            if next == full, !isChanged { break }
        }
        chosenSpan = span
        frameHold?.start = span.lowerBound
    }

    /// Rows that are shown wherever they are: pinned headers and footers, those around the focus, and what a finger has.
    func heldElsewhere(_ window: Range<Int>) -> [Int] {
        pinnedRows(window) + rowsAroundFocus() + [heldRow].compactMap { $0 }.filter { $0 < rowCount }
    }

    /// The rows of `window` and those that are held elsewhere.
    private func wanted(_ window: Range<Int>) -> [Int] {
        let held = heldElsewhere(window)
        guard held.contains(where: { !window.contains($0) }) else { return Array(window) }
        return Set(held).union(window).sorted()
    }

    /// Half of the rows that seem to be missing, and not many more than there are: they may turn out longer than the estimate says, and
    /// then the rest is not needed.
    private func step(towards full: Range<Int>) -> Range<Int> {
        guard !full.isEmpty else { return full }
        var known = window.clamped(to: full)
        if known.isEmpty { known = full.lowerBound..<full.lowerBound + 1 }
        let most = max(known.count, LazyLimits.firstStep)
        func half(_ count: Int) -> Int { min((count + 1) / 2, most) }
        return known.lowerBound - half(known.lowerBound - full.lowerBound)..<known.upperBound + half(full.upperBound - known.upperBound)
    }

    private func measureNewRows(_ cross: CGFloat) {
        // A row that comes back is asked again: it may have changed while nobody looked (L-144).
        let complete = bands.filter(isComplete)
        for band in complete where !measuredRows.contains(band.row) {
            tree.setExtent(extent(of: band, cross: cross), of: band.row)
            freshRows.insert(band.row)
        }
        measuredRows = Set(complete.map(\.row))
        updateEstimate()
    }

    /// Moves the offset by what the held row has moved in the content, so that it does not move on the screen.
    private func follow(_ hold: Hold, _ span: inout ClosedRange<CGFloat>, _ scroller: ScrollNode) {
        let point = tree.offset(of: hold.row) + hold.share * max(tree.extent(of: hold.row), 0)
        let delta = point - hold.place - span.lowerBound
        guard abs(delta) > 1e-6 else { return }
        scroller.correct(axis, by: delta)
        span = span.lowerBound + delta...span.upperBound + delta
    }
}

extension ScrollNode {
    /// Content before what is shown turned out `delta` points longer than estimated: the position goes along, so that nothing moves on the
    /// screen, and what moves the content goes on from there (L-142, F-64). The range follows when the content's size is known.
    func correct(_ axis: Axis, by delta: CGFloat) {
        guard axes.contains(axis), delta.isFinite else { return }
        var target = position
        target[axis] += delta
        engine.report.scrollCorrections += 1
        carry(to: target, isInRange: false)
        wasCorrected = true
    }

    /// What a correction left outside of the range comes back into it once the size of the content is known.
    /// - Returns: whether it moved.
    func settleCorrection() -> Bool {
        guard wasCorrected else { return false }
        wasCorrected = false
        let legal = clamped(position)
        guard legal != position, activity.isIdle || activity.isSettling else { return false }
        setPosition(legal, cause: .content)
        return true
    }

    /// The part of the frame along an axis in which content shows, bars included; in the node's own space, physical direction.
    func shownSpan(_ axis: Axis) -> ClosedRange<CGFloat> {
        var start = outerInsets.start(axis)
        var end = outerInsets.end(axis)
        if axis == .horizontal, isRightToLeft { swap(&start, &end) }
        return -start...size[axis] + end
    }
}
