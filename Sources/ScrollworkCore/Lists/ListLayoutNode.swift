import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// The rows of a list: one per element, in sections (L-170, L-171); made when they come into view.
package final class ListLayoutNode: LazyContainerLayout {
    private var metrics: ListMetrics
    private var rowMinimum: CGFloat?
    /// What is drawn behind the rows, as of the latest placing.
    private var cards: [CGRect] = []
    private var separators: [CGRect] = []

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
        measuredRows = []
        setNeedsMeasure()
        setNeedsPaint()
    }

    // MARK: One row

    /// An element of a list where it lies, counted from the start of its row.
    private struct Entry {
        var child: LayoutNode
        var place: SectionPlace
        /// The whole row, in the list's width.
        var frame: CGRect
        var content: CGPoint
        var proposal: ProposedViewSize
        /// Whether it goes on in the section of what is before it.
        var continues: Bool
    }

    override package var pinsFirstHeaderOnly: Bool { metrics.pinsFirstHeaderOnly }
    override package var trailingExtent: CGFloat { metrics.hasCards ? metrics.sectionGap : 0 }
    /// Lists are as wide as they are told; without a proposal as an iPhone was for long.
    override package func idealCrossLength(_ first: Band) -> CGFloat { 320 }

    /// The gap before a row: the list's own above the first, the distance of sections between them.
    override package func lead(ofRow row: Int) -> CGFloat {
        place(ofRow: row).map { gap($0, after: place(ofRow: row - 1)) } ?? 0
    }

    private func gap(_ place: SectionPlace, after previous: SectionPlace?) -> CGFloat {
        guard let previous else { return place.role == .header ? 0 : metrics.top }
        return previous.section == place.section ? 0 : metrics.sectionGap
    }

    private func place(ofRow row: Int) -> SectionPlace? { rows.segment(of: row).map { rows.segments[$0].place } }

    private func entries(of band: Band, width: CGFloat) -> (entries: [Entry], extent: CGFloat) {
        var result: [Entry] = []
        var y: CGFloat = 0
        var previous = place(ofRow: band.row - 1)
        for child in elements(of: band) {
            let place = child.sectionPlace
            y += gap(place, after: previous)
            let isRow = place.role == .row || place.role == .none
            let own = isRow ? child.trait(RowInsetsKey.self) ?? nil : nil
            let side = metrics.margin
            let padding = isRow ? metrics.padding / 2 : 0
            let insets = own ?? EdgeInsets(top: padding, leading: metrics.inset, bottom: padding, trailing: metrics.inset)
            let offer = ProposedViewSize(width: max(width - 2 * side - insets.horizontal, 0), height: nil)
            let size = child.sizeThatFits(offer)
            let height = max(size.height + insets.vertical, isRow ? rowMinimum ?? metrics.rowMinimum : metrics.headerHeight)
            let slack = height - insets.vertical - size.height
            result.append(
                Entry(
                    child: child, place: place, frame: CGRect(x: side, y: y, width: max(width - 2 * side, 0), height: height),
                    content: CGPoint(x: side + insets.leading, y: y + insets.top + slack / 2), proposal: offer,
                    continues: previous == place))
            previous = place
            y += height
        }
        return (result, y)
    }

    override package func extent(of band: Band, cross: CGFloat) -> CGFloat { entries(of: band, width: cross).extent }

    override package func place(_ band: Band, at offset: CGFloat, cross: CGFloat) {
        for entry in entries(of: band, width: cross).entries {
            if let background = rowBackground(of: entry.child) {
                background.row = entry.frame.offsetBy(dx: -entry.content.x, dy: -entry.content.y)
            }
            place(entry.child, at: CGPoint(x: entry.content.x, y: offset + entry.content.y), proposal: entry.proposal)
        }
    }

    /// The whole row around an element, in the list's space, physical direction.
    func cell(of element: LayoutNode) -> CGRect {
        guard let index = children.firstIndex(where: { $0 === element }), let band = bands.first(where: { $0.elements.contains(index) }),
            let entry = entries(of: band, width: size.width).entries.first(where: { $0.child === element })
        else { return element.convert(element.bounds, to: self) }
        let x = isRightToLeft ? size.width - entry.frame.maxX : entry.frame.minX
        return CGRect(
            x: x, y: element.origin.y + entry.frame.minY - entry.content.y, width: entry.frame.width, height: entry.frame.height)
    }

    private func rowBackground(of node: LayoutNode) -> RowBackgroundLayout? {
        var current: LayoutNode? = node
        while let wrapper = current as? WrapperLayout {
            if let found = wrapper as? RowBackgroundLayout { return found.hasBackground ? found : nil }
            current = wrapper.child
        }
        return nil
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

    // MARK: Cards and lines

    /// Corner radius of grouped rows, points (UIKit's inset grouped tables).
    private static let cornerRadius: CGFloat = 10

    override package func didPlaceRows() {
        cards = []
        separators = []
        let thickness = metrics.separator ?? owner.environment.values.pixelLength
        var before: Entry?
        for band in bands {
            let offset = makesAllRows ? nil : tree.offset(of: band.row)
            for var entry in entries(of: band, width: size.width).entries {
                entry.frame.origin.y += offset ?? (entry.child.origin.y - entry.content.y)
                defer { before = entry }
                guard entry.place.role == .row || entry.place.role == .none else { continue }
                if entry.continues, before?.place == entry.place, let last = cards.last {
                    cards[cards.count - 1] = last.union(entry.frame)
                } else {
                    cards.append(entry.frame)
                    // The card begins above, out of sight: no corner shows there.
                    if entry.continues { cards[cards.count - 1] = entry.frame.extended(above: 2 * Self.cornerRadius) }
                }
                let isHidden =
                    (entry.child.trait(HiddenSeparatorsKey.self) ?? []).contains(.top)
                    || (before?.child.trait(HiddenSeparatorsKey.self) ?? []).contains(.bottom)
                guard entry.continues, !isHidden else { continue }
                separators.append(
                    CGRect(
                        x: entry.content.x, y: entry.frame.minY - thickness, width: max(entry.frame.maxX - entry.content.x, 0),
                        height: thickness))
            }
        }
        // A card that goes on below the last shown row has no corner there either.
        if let before, let last = bands.last, let next = place(ofRow: last.row + 1), next == before.place, !cards.isEmpty {
            cards[cards.count - 1] = cards[cards.count - 1].extended(below: 2 * Self.cornerRadius)
        }
        setNeedsPaint()
    }

    override package var paints: Bool { true }
    override package func paint(into items: inout [DisplayItem]) {
        let style = owner.environment.styleContext
        func mirrored(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        if metrics.hasCards {
            // Cards are lighter than what is behind them in both appearances (UIKit's secondary grouped background).
            let paint = DisplayPaint.color(style.isDark ? SystemColor.secondaryBackground.color(isDark: true) : .white)
            for card in cards {
                let path = metrics.margin > 0 ? Path(roundedRect: mirrored(card), cornerRadius: Self.cornerRadius) : Path(mirrored(card))
                items.append(.fill(path, paint, evenOdd: false))
            }
        }
        let line = SeparatorShapeStyle()._makePaint(in: style).paint
        for rect in separators { items.append(.fill(Path(mirrored(rect)), line, evenOdd: false)) }
    }

    override package var label: String { "List rows" }
}

extension CGRect {
    fileprivate func extended(above: CGFloat = 0, below: CGFloat = 0) -> CGRect {
        CGRect(x: minX, y: minY - above, width: width, height: height + above + below)
    }
}
