import Foundation
import ScrollworkBase

/// The layout node of lazy containers: most of its rows are not made, and those that are lie in the window of the scroll view around it.
///
/// Where rows lie is known from the extent tree alone: measured rows by their extents, the others by the mean (L-141). Choosing the
/// rows to show happens in `placeChildren`, when the place of everything around is known (`LazyContainerLayout+Window`). Subclasses
/// say how long a row is and where its elements go in it.
package class LazyContainerLayout: ContainerLayout {
    /// Along which rows follow each other.
    package final let axis: Axis
    /// Extents along the axis, points; of the cross length `measuredCross`.
    package final var tree = ExtentTree(estimate: 0)
    package internal(set) final var rows = RowList()
    /// The cross length that extents were measured with, points.
    final var measuredCross: CGFloat?
    /// The cross length of the first row where none is offered (L-146).
    private var idealCross: CGFloat?
    final var rowsAreStale = true
    /// What is shown now, ascending, with the elements of each row.
    final var bands: [Band] = []
    /// The part of the container that was looked at when rows were last chosen.
    final var chosenSpan: ClosedRange<CGFloat>?
    /// The rows of that part; further ones may be shown because something holds them.
    package final var window = 0..<0
    /// Shown rows whose extents are known to be theirs.
    final var measuredRows: Set<Int> = []
    final var isChoosing = false

    /// A row that is shown.
    package struct Band {
        package let row: Int
        /// In `children`.
        package let elements: Range<Int>
        package let place: SectionPlace
    }

    package init(owner: ViewNode, axis: Axis) {
        self.axis = axis
        super.init(owner: owner)
        engine.addLazyContainer(self)
    }

    // MARK: To override

    /// Between rows, points.
    package var rowSpacing: CGFloat { 0 }
    /// The extent of a row that is shown, points.
    package func extent(of band: Band, cross: CGFloat) -> CGFloat { 0 }
    /// Places the elements of a row whose start is `offset` along the axis, points.
    package func place(_ band: Band, at offset: CGFloat, cross: CGFloat) {}
    /// Sizes and places outside of a scroll view, where every row is made (L-148).
    package func measureAll(_ proposal: ProposedViewSize) -> CGSize { .zero }
    package func placeAll() {}
    /// Rows outside of `window` that must be shown all the same.
    package func pinnedRows(_ window: Range<Int>) -> [Int] { [] }
    /// Called after the shown rows were placed.
    package func didPlaceRows() {}

    // MARK: Rows

    /// The nearest scroll view around that scrolls along the axis.
    package final var scroller: ScrollNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode, scroll.axes.contains(axis) { return scroll }
            node = current.parent
        }
        return nil
    }

    override package func contentDidChange() {
        if isChoosing {
            // Rows come and go; what the rest is worth is known.
            forgetChildren()
            preferencesDidChange()
            setNeedsPaint()
            return
        }
        rowsAreStale = true
        super.contentDidChange()
    }

    /// Brings the list of rows and the extents in step with the content.
    final func synchronizeRows() {
        guard rowsAreStale else { return }
        rowsAreStale = false
        var list = RowList()
        content?.collectRows(into: &list)
        let runs = list.changes(from: rows)
        if runs != [.kept(0..<rows.count)] || list.count != rows.count {
            tree.rearrange(runs)
            chosenSpan = nil
            measuredRows = []
            if runs.first.map({ if case .kept(let rows) = $0 { rows.lowerBound != 0 } else { true } }) ?? true { idealCross = nil }
        }
        rows = list
        tree.spacing = rowSpacing
        rebuildBands()
    }

    /// Shows exactly the rows `wanted`, ascending, and keeps others near to them. - Returns: whether the shown rows changed.
    final func show(_ wanted: [Int]) -> Bool {
        isChoosing = true
        defer { isChoosing = false }
        var isChanged = false
        // Kept rows reach as far from the window as the window is long (L-151).
        let reach = max(wanted.count, LazyLimits.keptRows)
        let kept = max((wanted.first ?? 0) - reach, 0)..<(wanted.last ?? -1) + 1 + reach
        var next = 0
        var asked: [ObjectIdentifier: (source: any RowSource, wanted: [Int], kept: Range<Int>)] = [:]
        var order: [ObjectIdentifier] = []
        let concerned = segments(touching: kept)
        for index in concerned {
            let segment = rows.segments[index]
            var local: [Int] = []
            while next < wanted.count, wanted[next] < segment.base { next += 1 }
            while next < wanted.count, wanted[next] < segment.base + segment.count {
                local.append(segment.first + wanted[next] - segment.base)
                next += 1
            }
            guard let source = segment.source else { continue }
            let overlap = kept.clamped(to: segment.rows)
            let keptHere = segment.first + overlap.lowerBound - segment.base..<segment.first + overlap.upperBound - segment.base
            let id = ObjectIdentifier(source)
            if let entry = asked[id] {
                asked[id] = (
                    source, entry.wanted + local,
                    min(entry.kept.lowerBound, keptHere.lowerBound)..<max(entry.kept.upperBound, keptHere.upperBound)
                )
            } else {
                asked[id] = (source, local, keptHere)
                order.append(id)
            }
        }
        // Sources that had rows and are out of reach now let go of them.
        for (id, source) in active where asked[id] == nil && !source.isDead && source.show([], keeping: 0..<0) { isChanged = true }
        active = [:]
        for id in order {
            let entry = asked[id]!
            active[id] = entry.source
            if entry.source.show(entry.wanted, keeping: entry.kept) { isChanged = true }
        }
        if isChanged { rebuildBands() }
        return isChanged
    }

    /// Sources that may have rows.
    private var active: [ObjectIdentifier: any RowSource] = [:]

    private func segments(touching range: Range<Int>) -> Range<Int> {
        guard let first = rows.segment(of: range.lowerBound) else { return 0..<0 }
        let last = rows.segment(of: min(range.upperBound, rows.count) - 1) ?? first
        return first..<last + 1
    }

    /// Finds out which of the children belong to which row.
    private func rebuildBands() {
        let count = children.count
        var made: [Band] = []
        var next = 0
        func add(_ row: Int, _ node: ViewNode, _ place: SectionPlace) {
            let own = node.elements.lazy.filter { !self.isLeavingRow($0) }.count
            next = skipLeaving(from: next)
            made.append(Band(row: row, elements: min(next, count)..<min(next + own, count), place: place))
            next += own
        }
        for segment in rows.segments {
            guard let source = segment.source else {
                add(segment.base, segment.node, segment.place)
                continue
            }
            guard active[ObjectIdentifier(source)] != nil else { continue }
            source.forEachShownRow { local, node in
                if local >= segment.first, local < segment.first + segment.count {
                    add(segment.base + local - segment.first, node, segment.place)
                }
            }
        }
        bands = made
    }

    private func skipLeaving(from index: Int) -> Int {
        var index = index
        while index < children.count, isLeavingRow(children[index]) { index += 1 }
        return index
    }

    /// Whether an element is on its way out by a transition: it has its place, but no row any more.
    private func isLeavingRow(_ element: LayoutNode) -> Bool {
        guard !engine.leaving.isEmpty else { return false }
        var node: LayoutNode? = element
        while let current = node {
            if engine.isLeaving(current) { return true }
            node = (current as? WrapperLayout)?.child
        }
        return false
    }

    package final func elements(of band: Band) -> ArraySlice<LayoutNode> { children[band.elements] }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        synchronizeRows()
        guard scroller != nil else {
            showAll()
            return measureAll(proposal)
        }
        let cross = proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil }
        prepareFirstRow(cross)
        let own = cross ?? idealCross ?? 0
        if own == measuredCross { measureShownRows() }
        return CGSize(axis, main: max(tree.totalExtent, 0), cross: own)
    }

    /// The first row tells the ideal cross length, and how long rows are before any is measured.
    private func prepareFirstRow(_ cross: CGFloat?) {
        guard rows.count > 0, cross == nil || (tree.measuredCount == 0 && tree.estimate == 0) else { return }
        if cross == nil, idealCross != nil, bands.first?.row != 0 { return }
        if bands.first?.row != 0 { _ = show(([0] + bands.map(\.row)).sorted()) }
        guard let first = bands.first, first.row == 0 else { return }
        let offer = ProposedViewSize(axis, main: nil, cross: cross)
        idealCross = elements(of: first).map { $0.sizeThatFits(offer)[axis.cross] }.max() ?? 0
        if tree.measuredCount == 0, tree.estimate == 0 { tree.estimate = max(extent(of: first, cross: cross ?? idealCross!), 0) }
    }

    /// Asks the shown rows again. - Complexity: O(log n + rows shown), and O(log n) for each that changed.
    private func measureShownRows() {
        let cross = measuredCross ?? 0
        var changed: [(row: Int, extent: CGFloat)] = []
        forEachShownRow { band, row in
            guard measuredRows.contains(row.index) else { return }
            let extent = extent(of: band, cross: cross)
            if extent != row.extent { changed.append((row.index, extent)) }
        }
        for entry in changed { tree.setExtent(entry.extent, of: entry.row) }
        updateEstimate()
    }

    /// The shown rows with their places; runs of rows are walked through at once. - Complexity: O(runs · log n + rows shown).
    private func forEachShownRow(_ body: (Band, ExtentTree.Row) -> Void) {
        var index = 0
        while index < bands.count {
            var next = index
            while index + 1 < bands.count, bands[index + 1].row == bands[index].row + 1 { index += 1 }
            tree.forEachRow(in: bands[next].row..<bands[index].row + 1) { row in
                body(bands[next], row)
                next += 1
            }
            index += 1
        }
    }

    final func updateEstimate() {
        if let mean = tree.meanMeasuredExtent { tree.estimate = mean }
    }

    final func showAll() { _ = show(Array(0..<rows.count)) }

    override package func placeChildren() {
        synchronizeRows()
        guard let scroller else {
            showAll()
            placeAll()
            return
        }
        let visits = tree.visitedNodes
        chooseRows(in: scroller)
        placeRows()
        engine.report.extentVisits += tree.visitedNodes - visits
        let extent = max(tree.totalExtent, 0)
        // The size that was answered rests on older estimates.
        if extent != size[axis] { setNeedsMeasure() }
    }

    private func placeRows() {
        let cross = measuredCross ?? size[axis.cross]
        forEachShownRow { band, row in place(band, at: row.offset, cross: cross) }
        didPlaceRows()
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        children.compactMap { child in child.placedProposal.map { (child, child.origin, $0) } }
    }

    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        // A container without subviews yields all its room (L-56).
        if key == LayoutPriorityKey.self, rows.count == 0 { return -Double.infinity as? K.Value }
        return nil
    }

    override package func makeSpacing() -> ViewSpacing { ViewSpacing() }
}
