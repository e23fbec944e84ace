import Foundation
import ScrollworkBase

/// The buttons beside a swiped row. It is as wide as the row has been moved; its buttons share that in proportion to their own widths and
/// never become narrower than these: what is not revealed yet lies under the next outer button.
final class SwipeStripLayout: LayoutNode {
    private let nodes: [ViewNode]
    let edge: HorizontalEdge
    /// How much of the room the outermost button takes for itself beyond its share, 0…1.
    var fill: CGFloat = 0 {
        didSet { if fill != oldValue { setNeedsPlacement() } }
    }

    init(owner: ViewNode, edge: HorizontalEdge, nodes: [ViewNode]) {
        self.nodes = nodes
        self.edge = edge
        super.init(owner: owner)
        for node in nodes { node.contentOwner = self }
    }

    /// Outermost first.
    override var children: [LayoutNode] {
        let elements = nodes.flatMap(\.elements)
        for element in elements where element.parent !== self { element.parent = self }
        return elements
    }

    override func contentDidChange() {
        super.contentDidChange()
        setNeedsPaint()
    }

    /// Whether it lies at the right side of the row.
    var isAtRight: Bool { (edge == .trailing) != isRightToLeft }

    private func width(of button: LayoutNode, _ height: CGFloat) -> CGFloat {
        let width = button.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
        return width.isFinite ? width : SwipeMetrics.minimumWidth
    }

    /// The width of all buttons, points, in a row of this height.
    func naturalWidth(_ height: CGFloat) -> CGFloat { children.reduce(0) { $0 + width(of: $1, height) } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        let buttons = children
        let widths = buttons.map { width(of: $0, size.height) }
        let total = widths.reduce(0, +)
        let share = total > 0 ? size.width / total : 0
        // From the row's side to the button's, points.
        var start = size.width
        for (index, button) in buttons.enumerated() {
            start -= widths[index] * share
            let from = index == 0 ? start * (1 - fill) : start
            let width = max(widths[index], index == 0 ? size.width - from : widths[index] * share)
            button.place(
                at: CGPoint(x: isAtRight ? from : size.width - from - width, y: 0),
                proposal: ProposedViewSize(width: width, height: size.height))
        }
    }

    /// Outer buttons cover inner ones.
    override var childrenInDrawingOrder: (children: [LayoutNode], isReordered: Bool) { (children.reversed(), true) }
    override var label: String { "swipe actions" }
}
