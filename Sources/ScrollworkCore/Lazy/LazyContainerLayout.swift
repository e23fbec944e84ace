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
    /// Whether rows were counted before: a container that comes into view brings no other content.
    private var hasCollectedRows = false
    /// What is shown now, ascending, with the elements of each row.
    final var bands: [Band] = []
    /// The part of the container that was looked at when rows were last chosen.
    final var chosenSpan: ClosedRange<CGFloat>?
    /// Between which edges pinned rows were put.
    final var chosenEdges: ClosedRange<CGFloat>?
    /// The rows of that part; further ones may be shown because something holds them.
    package final var window = 0..<0
    /// Shown rows whose extents are known to be theirs.
    final var measuredRows: Set<Int> = []
    final var isChoosing = false
    /// A row that is shown wherever it is, because a finger has it.
    final var heldRow: Int? {
        didSet { if heldRow != oldValue { chosenSpan = nil } }
    }
    /// What is held in this frame, and the rows that came into view in it.
    final var frameHold: FrameHold?
    final var freshRows: Set<Int> = []
    final var freshFrame = -1
    /// The frame in which a row was last made ahead.
    final var preparedFrame = -1
    /// How items fall into rows, where a row holds several; nil where each is a row.
    package private(set) final var lines: LineMap?
    /// Whether an item that should be a cell turned out to be none or several.
    package private(set) final var hasIrregularItems = false
    /// Which headers and footers stay in sight.
    package final var pinnedViews: PinnedScrollableViews = [] {
        didSet {
            guard pinnedViews != oldValue else { return }
            findSections()
            chosenSpan = nil
            setNeedsPlacement()
            setNeedsPaint()
        }
    }
    final var sections: [SectionRows] = []
    final var sectionIndex: [ObjectIdentifier: Int] = [:]

    /// A row that is shown.
    package struct Band {
        package let row: Int
        /// In `children`.
        package let elements: Range<Int>
        package let place: SectionPlace
        /// How many items of the row are made; a line of a grid may wait for some.
        let items: Int
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
    /// The rows of a list that the container shows.
    package func shownRows(of list: RowList) -> RowList { list }
    /// How the items of `list` fall into rows, where a row holds several.
    package func makeLines(_ list: RowList) -> LineMap? { nil }
    /// Whether every row is made: without a scroll view around, nothing says what is visible (L-148).
    package var makesAllRows: Bool { scroller == nil }
    /// The container is about to be this long across; called before rows are counted or measured for it.
    package func adopt(cross: CGFloat) {}
    /// The cross length where none is offered.
    package func idealCrossLength(_ first: Band) -> CGFloat {
        elements(of: first).map { $0.sizeThatFits(.unspecified)[axis.cross] }.max() ?? 0
    }
    /// What the elements of a row are offered that is made ahead, if that is known before it has its place (L-150).
    package func offerAhead(cross: CGFloat) -> ProposedViewSize? { nil }
    /// Points after the last row.
    package var trailingExtent: CGFloat { 0 }
    /// The part of a row's extent before its views: a gap between sections.
    package func lead(ofRow row: Int) -> CGFloat { 0 }
    /// Only the header of the first section is pinned, and nothing pushes it (M-191).
    package var pinsFirstHeaderOnly: Bool { false }
    /// Whether what is in sight stays where it is when rows above it come or go (list.edit.anchor).
    package var keepsVisibleRows: Bool { false }
    /// Called when rows come, go or change their order, before anything of that is laid out.
    package func rowsWillChange() {}
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
        list = shownRows(of: list)
        let runs = list.changes(from: rows)
        let map = makeLines(list)
        if runs != [.kept(0..<rows.count)] || list.count != rows.count || map != lines {
            rowsWillChange()
            let kept = keepsVisibleRows && map == nil ? visibleRows(after: runs) : nil
            tree.rearrange(map.map { lineRuns($0, runs) } ?? runs)
            chosenSpan = nil
            measuredRows = []
            frameHold = kept
            hasIrregularItems = false
            scroller?.rowsChanged(isFirstLook: !hasCollectedRows)
            if runs.first.map({ if case .kept(let rows) = $0 { rows.lowerBound != 0 } else { true } }) ?? true { idealCross = nil }
        }
        hasCollectedRows = true
        rows = list
        lines = map
        tree.spacing = rowSpacing
        findSections()
        rebuildBands()
    }

    /// Lines before the first change stay; where later ones begin depends on it.
    private func lineRuns(_ new: LineMap, _ runs: [RowRun]) -> [RowRun] {
        guard let lines, case .kept(let items)? = runs.first, items.lowerBound == 0, items.count > 0 else { return [.new(new.count)] }
        var kept = min(lines.line(ofItem: items.upperBound), new.line(ofItem: items.upperBound))
        // Another number of columns.
        if kept > 0, lines.items(ofLines: 0..<kept) != new.items(ofLines: 0..<kept) || lines.items(ofLine: 0) != new.items(ofLine: 0) {
            kept = 0
        }
        return [.kept(0..<kept), .new(new.count - kept)]
    }

    /// The rows that hold consecutive items.
    final func rowsHolding(items: Range<Int>) -> Range<Int> {
        guard let lines, let last = items.last else { return items }
        return lines.line(ofItem: items.lowerBound)..<lines.line(ofItem: last) + 1
    }

    /// The rows there are. - Complexity: O(1).
    package final var rowCount: Int { lines?.count ?? rows.count }

    /// Shows exactly the rows `wanted`, ascending, and keeps others near to `window`; nil for near to all of them. Rows that are shown because
    /// something holds them may be far from the window, and nothing between is kept for their sake.
    /// - Returns: whether the shown rows changed.
    final func show(_ wanted: [Int], around window: Range<Int>? = nil) -> Bool {
        isChoosing = true
        defer { isChoosing = false }
        var isChanged = false
        // Kept rows reach as far from the window as the window is long (L-151).
        let reach = max(wanted.count, LazyLimits.keptRows)
        let near = window ?? (wanted.first ?? 0)..<(wanted.last ?? -1) + 1
        let first = min(max(near.lowerBound - reach, 0), rowCount)
        let keptRows = first..<max(min(near.upperBound + reach, rowCount), first)
        let kept = lines.map { $0.items(ofLines: keptRows) } ?? keptRows
        let wanted = lines.map { map in wanted.flatMap { map.items(ofLine: $0) } } ?? wanted
        var next = 0
        var asked: [ObjectIdentifier: (source: any RowSource, wanted: [Int], kept: Range<Int>)] = [:]
        var order: [ObjectIdentifier] = []
        for index in segments(touching: kept, wanted) {
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
                let both = min(entry.kept.lowerBound, keptHere.lowerBound)..<max(entry.kept.upperBound, keptHere.upperBound)
                asked[id] = (source, entry.wanted + local, entry.kept.isEmpty ? keptHere : keptHere.isEmpty ? entry.kept : both)
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

    /// The segments with rows in `range` or among `wanted`, ascending.
    private func segments(touching range: Range<Int>, _ wanted: [Int]) -> [Int] {
        var result: [Int] = []
        func add(_ segments: ClosedRange<Int>) {
            let from = max(segments.lowerBound, (result.last ?? -1) + 1)
            if from <= segments.upperBound { result += from...segments.upperBound }
        }
        func segment(_ row: Int) { if let index = rows.segment(of: row) { add(index...index) } }
        for row in wanted where row < range.lowerBound { segment(row) }
        if let first = rows.segment(of: range.lowerBound), !range.isEmpty {
            add(first...(rows.segment(of: min(range.upperBound, rows.count) - 1) ?? first))
        }
        for row in wanted where row >= range.upperBound { segment(row) }
        return result
    }

    /// Finds out which of the children belong to which row.
    private func rebuildBands() {
        let count = children.count
        var made: [Band] = []
        var next = 0
        func add(_ item: Int, _ node: ViewNode, _ place: SectionPlace) {
            let own = node.elements.lazy.filter { !self.isLeavingRow($0) }.count
            next = skipLeaving(from: next)
            let elements = min(next, count)..<min(next + own, count)
            next += own
            guard let lines else { return made.append(Band(row: item, elements: elements, place: place, items: 1)) }
            let row = lines.line(ofItem: item)
            if own != 1, place.role != .header, place.role != .footer { hasIrregularItems = true }
            if let last = made.last, last.row == row {
                made[made.count - 1] = Band(
                    row: row, elements: last.elements.lowerBound..<elements.upperBound, place: place, items: last.items + 1)
            } else {
                made.append(Band(row: row, elements: elements, place: place, items: 1))
            }
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

    /// The row that one of the children belongs to. - Complexity: O(rows shown).
    final func row(of child: LayoutNode) -> Int? {
        children.firstIndex { $0 === child }.flatMap { index in bands.first { $0.elements.contains(index) }?.row }
    }
    /// Whether all items of a row are made: after a change of the data some of a line may be new.
    final func isComplete(_ band: Band) -> Bool { lines.map { band.items == $0.items(ofLine: band.row).count } ?? true }

    package final func elements(of band: Band) -> ArraySlice<LayoutNode> { children[band.elements] }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let cross = proposal[axis.cross].flatMap { $0.isFinite ? $0 : nil }
        if measuredCross == nil, let cross { adopt(cross: cross) }
        synchronizeRows()
        guard !makesAllRows else {
            showAll()
            return measureAll(proposal)
        }
        prepareFirstRow(cross)
        // The first row may have told that all are needed.
        if makesAllRows {
            showAll()
            return measureAll(proposal)
        }
        let own = cross ?? idealCross ?? 0
        if own == measuredCross { measureShownRows() }
        return CGSize(axis, main: contentExtent, cross: own)
    }

    /// The whole length, points.
    final var contentExtent: CGFloat { max(tree.totalExtent, 0) + (rowCount > 0 ? trailingExtent : 0) }

    /// The first row tells the ideal cross length, and how long rows are before any is measured.
    private func prepareFirstRow(_ cross: CGFloat?) {
        guard rowCount > 0, cross == nil || (tree.measuredCount == 0 && tree.estimate == 0) else { return }
        if cross == nil, idealCross != nil, bands.first?.row != 0 { return }
        if bands.first.map({ $0.row != 0 || !isComplete($0) }) ?? true { _ = show(Set([0] + bands.map(\.row)).sorted(), around: window) }
        guard let first = bands.first, first.row == 0 else { return }
        if cross == nil { idealCross = idealCrossLength(first) }
        if tree.measuredCount == 0, tree.estimate == 0 {
            tree.estimate = max(extent(of: first, cross: cross ?? idealCross ?? 0), LazyLimits.leastEstimate)
        }
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
        if let mean = tree.meanMeasuredExtent { tree.estimate = max(mean, LazyLimits.leastEstimate) }
    }

    final func showAll() { _ = show(Array(0..<rowCount)) }

    override package func placeChildren() {
        adopt(cross: size[axis.cross])
        synchronizeRows()
        guard let scroller, !makesAllRows else {
            showAll()
            placeAll()
            return
        }
        let visits = tree.visitedNodes
        chooseRows(in: scroller)
        if makesAllRows { return setNeedsMeasure() }
        placeRows(in: scroller)
        engine.report.extentVisits += tree.visitedNodes - visits
        // The size that was answered rests on older estimates.
        if contentExtent != size[axis] { setNeedsMeasure() }
    }

    private func placeRows(in scroller: ScrollNode) {
        let cross = measuredCross ?? size[axis.cross]
        let edges = chosenSpan.flatMap { pinEdges(in: scroller, $0) }
        chosenEdges = edges
        forEachShownRow { band, row in place(band, at: pinned(band, at: row.offset, edges: edges), cross: cross) }
        didPlaceRows()
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        children.compactMap { child in child.placedProposal.map { (child, child.origin, $0) } }
    }

    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        // A container without subviews yields all its room (L-56).
        if key == LayoutPriorityKey.self, rowCount == 0 { return -Double.infinity as? K.Value }
        return nil
    }

    override package func makeSpacing() -> ViewSpacing { ViewSpacing() }

    /// Rows come from outside of the window, where their places say nothing.
    override package var animatesPlaces: Bool { false }
    /// What can be pinned draws above the rows (L-155).
    override package var childrenInDrawingOrder: (children: [LayoutNode], isReordered: Bool) {
        let usual = super.childrenInDrawingOrder
        guard !sections.isEmpty else { return usual }
        func isAbove(_ child: LayoutNode) -> Bool { child.sectionRole == .header || child.sectionRole == .footer }
        return (usual.children.filter { !isAbove($0) } + usual.children.filter(isAbove), true)
    }
}
