import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// The rows of a list: one per element, in sections (L-170, L-171); made when they come into view.
package final class ListLayoutNode: LazyContainerLayout {
    private(set) var metrics: ListMetrics
    private var rowMinimum: CGFloat?
    let editing = ListEditing()
    /// The choice that taps change, and whether a row with given ids is part of it.
    var selection: ListSelection?
    var isChosen: ([AnyHashable]) -> Bool = { _ in false }
    /// The row that a finger moves.
    var reorder: RowReorder?
    /// Rows on their way to new places.
    var motions = RowMotions()
    /// What is drawn behind and between the rows, as of the latest placing.
    var backdrop = ListBackdrop()

    init(owner: ViewNode, metrics: ListMetrics) {
        self.metrics = metrics
        super.init(owner: owner, axis: .vertical)
        pinnedViews = metrics.pinned
    }

    func set(_ new: ListMetrics, rowMinimum: CGFloat?) {
        guard new != metrics || rowMinimum != self.rowMinimum else { return }
        metrics = new
        self.rowMinimum = rowMinimum
        pinnedViews = new.pinned
        rowsNeedMeasure()
    }

    /// Every shown row may have another height.
    func rowsNeedMeasure() {
        measuredRows = []
        setNeedsMeasure()
        setNeedsPaint()
    }

    // MARK: One row

    /// An element of a list where it lies, counted from the start of its row.
    struct Entry {
        var cell: ListCellLayout
        var place: SectionPlace
        /// The whole row, in the list's width.
        var frame: CGRect
        var content: CGPoint
        var proposal: ProposedViewSize
        /// Whether it goes on in the section of what is before it.
        var continues: Bool
        var controls: RowControls

        var isRow: Bool { place.role == .row || place.role == .none }
    }

    override package var pinsFirstHeaderOnly: Bool { metrics.pinsFirstHeaderOnly }
    override package var trailingExtent: CGFloat { metrics.hasCards ? metrics.sectionGap : 0 }
    /// Lists are as wide as they are told; without a proposal as an iPhone was for long.
    override package func idealCrossLength(_ first: Band) -> CGFloat { 320 }
    override package var keepsVisibleRows: Bool { true }
    /// Under an animation rows move to their new places.
    override package func rowsWillChange() {
        if motions.frame != engine.frameNumber, engine.layoutTransaction.effectiveAnimation != nil { rememberPlaces() }
    }

    /// The gap before a row: the list's own above the first, the distance of sections between them.
    override package func lead(ofRow row: Int) -> CGFloat {
        place(ofRow: row).map { gap($0, after: place(ofRow: row - 1)) } ?? 0
    }

    private func gap(_ place: SectionPlace, after previous: SectionPlace?) -> CGFloat {
        guard let previous else { return place.role == .header ? 0 : metrics.top }
        if previous.section != place.section { return metrics.sectionGap }
        return previous.role == place.role ? metrics.rowSpacing : 0
    }

    func place(ofRow row: Int) -> SectionPlace? { rows.segment(of: row).map { rows.segments[$0].place } }

    func entries(of band: Band, width: CGFloat) -> (entries: [Entry], extent: CGFloat) {
        var result: [Entry] = []
        var y: CGFloat = 0
        var previous = place(ofRow: band.row - 1)
        for child in elements(of: band) {
            guard let cell = child as? ListCellLayout else { continue }
            let place = cell.sectionPlace
            y += gap(place, after: previous)
            let isRow = place.role == .row || place.role == .none
            let side = metrics.margin
            let controls = isRow ? self.controls(of: cell, row: band.row) : RowControls()
            var insets = isRow ? metrics.insets(cell.trait(RowInsetsKey.self) ?? RowInsets()) : metrics.insets(of: place.role)
            if controls.mark != .none { insets.leading += RowControls.width * controls.amount }
            if controls.hasHandle { insets.trailing += RowControls.width * controls.amount }
            let offer = ProposedViewSize(width: max(width - 2 * side - insets.horizontal, 0), height: nil)
            let size = cell.sizeThatFits(offer)
            let height = max(
                size.height + insets.vertical, isRow ? rowMinimum ?? metrics.rowMinimum : metrics.height(ofHeader: cell, place))
            let slack = height - insets.vertical - size.height
            result.append(
                Entry(
                    cell: cell, place: place, frame: CGRect(x: side, y: y, width: max(width - 2 * side, 0), height: height),
                    content: CGPoint(x: side + insets.leading, y: y + insets.top + slack / 2), proposal: offer,
                    continues: previous == place, controls: controls))
            previous = place
            y += height
        }
        return (result, y)
    }

    override package func extent(of band: Band, cross: CGFloat) -> CGFloat { entries(of: band, width: cross).extent }

    override package func place(_ band: Band, at offset: CGFloat, cross: CGFloat) {
        let isStuck = !makesAllRows && !metrics.pinned.isEmpty && abs(offset - tree.offset(of: band.row)) > 0.01
        for entry in entries(of: band, width: cross).entries {
            let cell = entry.cell
            cell.isStuck = isStuck && !entry.isRow
            let shift = displacement(of: cell, row: band.row, top: offset + entry.frame.minY)
            place(cell, at: CGPoint(x: entry.content.x, y: offset + entry.content.y + shift), proposal: entry.proposal)
            let x = isRightToLeft ? entry.content.x + cell.size.width - entry.frame.maxX : entry.frame.minX - entry.content.x
            cell.setFrame(
                CGRect(x: x, y: entry.frame.minY - entry.content.y, width: entry.frame.width, height: entry.frame.height), entry.controls)
        }
    }

    // MARK: All rows

    override package func measureAll(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 320
        let height = bands.reduce(0) { $0 + extent(of: $1, cross: width) }
        return CGSize(width: width, height: height + (bands.isEmpty ? 0 : trailingExtent))
    }

    override package func placeAll() {
        var y: CGFloat = 0
        for band in bands {
            place(band, at: y, cross: size.width)
            y += extent(of: band, cross: size.width)
        }
        didPlaceRows()
    }

    // MARK: Cells

    /// The cells that are shown.
    var cells: [ListCellLayout] { children.compactMap { $0 as? ListCellLayout } }

    /// The cell at a point of the list, what is pinned first. - Complexity: O(rows shown).
    func cell(at point: CGPoint) -> ListCellLayout? {
        childrenInDrawingOrder.children.reversed().lazy.compactMap { $0 as? ListCellLayout }.first { cell in
            cell.frame.offsetBy(dx: cell.origin.x, dy: cell.origin.y).contains(point)
        }
    }

    /// What a cell goes by: its tag, then ids, innermost first.
    func ids(of cell: ListCellLayout) -> [AnyHashable] {
        [cell.trait(TagKey.self) ?? nil].compactMap { $0 } + ScrollTargets.ids(of: cell, in: self)
    }

    /// A lifted row lies above the others.
    override package var childrenInDrawingOrder: (children: [LayoutNode], isReordered: Bool) {
        let usual = super.childrenInDrawingOrder
        guard reorder != nil || motions.lifted != nil else { return usual }
        func isAbove(_ child: LayoutNode) -> Bool { (child as? ListCellLayout)?.isLifted == true }
        return (usual.children.filter { !isAbove($0) } + usual.children.filter(isAbove), true)
    }

    override package var paints: Bool { true }
    override package func paint(into items: inout [DisplayItem]) { paintBackdrop(into: &items) }
    override package func didPlaceRows() { findBackdrop() }
    override package var label: String { "List rows" }
}

extension ScrollNode {
    /// The rows of the list that this is the scroll view of. - Complexity: O(levels to the rows).
    var list: ListLayoutNode? {
        var node: LayoutNode? = child
        while let current = node, !(current is ScrollNode) {
            if let list = current as? ListLayoutNode { return list }
            node = current.children.first
        }
        return nil
    }
}
