import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// The rows of a list: one per element, in sections (L-170, L-171).
package final class ListLayoutNode: ContainerLayout {
    private var metrics: ListMetrics
    private var rowMinimum: CGFloat?
    /// What is drawn behind the rows, as of the latest placing.
    private var cards: [CGRect] = []
    private var lines: [CGRect] = []

    init(owner: ViewNode, metrics: ListMetrics) {
        self.metrics = metrics
        super.init(owner: owner)
    }

    func set(_ new: ListMetrics, rowMinimum: CGFloat?) {
        guard new != metrics || rowMinimum != self.rowMinimum else { return }
        metrics = new
        self.rowMinimum = rowMinimum
        setNeedsMeasure()
        setNeedsPaint()
    }

    private struct Row {
        var child: LayoutNode
        var place: SectionPlace
        /// The whole row, in the list's space.
        var frame: CGRect
        var content: CGPoint
        var proposal: ProposedViewSize
    }

    private func rows(width: CGFloat) -> (rows: [Row], height: CGFloat) {
        var result: [Row] = []
        var y: CGFloat = 0
        var previous: SectionPlace?
        for child in children {
            let place = child.sectionPlace
            if previous == nil {
                if place.role != .header { y += metrics.top }
            } else if previous?.section != place.section {
                y += metrics.sectionGap
            }
            previous = place
            let isRow = place.role == .row || place.role == .none
            let own = isRow ? child.trait(RowInsetsKey.self) ?? nil : nil
            let side = metrics.margin
            let padding = isRow ? metrics.padding / 2 : 0
            let insets = own ?? EdgeInsets(top: padding, leading: metrics.inset, bottom: padding, trailing: metrics.inset)
            let offer = ProposedViewSize(width: max(width - 2 * side - insets.horizontal, 0), height: nil)
            let size = child.sizeThatFits(offer)
            let height = max(size.height + insets.vertical, isRow ? rowMinimum ?? metrics.rowMinimum : metrics.headerHeight)
            let frame = CGRect(x: side, y: y, width: max(width - 2 * side, 0), height: height)
            let slack = height - insets.vertical - size.height
            result.append(
                Row(
                    child: child, place: place, frame: frame, content: CGPoint(x: side + insets.leading, y: y + insets.top + slack / 2),
                    proposal: offer))
            y += height
        }
        return (result, y + (metrics.hasCards && !result.isEmpty ? metrics.sectionGap : 0))
    }

    /// Lists are as wide as they are told; without a proposal as an iPhone was for long.
    private static let idealWidth: CGFloat = 320

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? Self.idealWidth
        return CGSize(width: width, height: rows(width: width).height)
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        rows(width: dimensions.size.width).rows.map { ($0.child, $0.content, $0.proposal) }
    }

    override package func placeChildren() {
        let rows = rows(width: size.width).rows
        cards = []
        lines = []
        let pixel = owner.environment.values.pixelLength
        let thickness = metrics.separator ?? pixel
        for (index, row) in rows.enumerated() {
            if let background = rowBackground(of: row.child) {
                background.row = CGRect(
                    x: row.frame.minX - row.content.x, y: row.frame.minY - row.content.y, width: row.frame.width, height: row.frame.height)
            }
            place(row.child, at: row.content, proposal: row.proposal)
            guard row.place.role == .row || row.place.role == .none else { continue }
            let before = index > 0 ? rows[index - 1] : nil
            let continues = before.map { $0.place == row.place } ?? false
            if continues, let last = cards.last {
                cards[cards.count - 1] = last.union(row.frame)
                let hidden =
                    (row.child.trait(HiddenSeparatorsKey.self) ?? []).contains(.top)
                    || (before?.child.trait(HiddenSeparatorsKey.self) ?? []).contains(.bottom)
                if !hidden {
                    lines.append(
                        CGRect(
                            x: row.content.x, y: row.frame.minY - thickness, width: max(row.frame.maxX - row.content.x, 0),
                            height: thickness))
                }
            } else {
                cards.append(row.frame)
            }
        }
        setNeedsPaint()
    }

    private func rowBackground(of node: LayoutNode) -> RowBackgroundLayout? {
        var current: LayoutNode? = node
        while let wrapper = current as? WrapperLayout {
            if let found = wrapper as? RowBackgroundLayout { return found.hasBackground ? found : nil }
            current = wrapper.child
        }
        return nil
    }

    /// Corner radius of grouped rows, points (UIKit's inset grouped tables).
    private static let cornerRadius: CGFloat = 10

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
        for rect in lines { items.append(.fill(Path(mirrored(rect)), line, evenOdd: false)) }
    }

    override package var label: String { "List rows" }
}
