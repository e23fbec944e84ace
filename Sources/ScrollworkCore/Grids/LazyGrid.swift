import Foundation
import ScrollworkBase

/// Cells in columns, line after line; made eagerly so far, with the layout rules of the lazy grid.
public struct LazyVGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let columns: [GridItem]
    nonisolated(unsafe) let alignment: HorizontalAlignment
    nonisolated(unsafe) let spacing: CGFloat?
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyGridNode<Self, Content>(view, context, content: \.content) {
            GridAlgorithm(
                axis: .vertical, items: $0.columns, alignment: Alignment(horizontal: $0.alignment, vertical: .center),
                spacing: $0.spacing ?? ViewSpacing.defaultDistance)
        }
    }
}

/// Cells in rows, column after column; see `LazyVGrid`.
public struct LazyHGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let rows: [GridItem]
    nonisolated(unsafe) let alignment: VerticalAlignment
    nonisolated(unsafe) let spacing: CGFloat?
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyGridNode<Self, Content>(view, context, content: \.content) {
            GridAlgorithm(
                axis: .horizontal, items: $0.rows, alignment: Alignment(horizontal: .center, vertical: $0.alignment),
                spacing: $0.spacing ?? ViewSpacing.defaultDistance)
        }
    }
}

private final class LazyGridNode<V: View, Content: View>: ContainerNode<V, Content, LazyGridLayoutNode> {
    private let contentPath: (V) -> Content
    private let algorithm: (V) -> GridAlgorithm

    init(_ view: V, _ context: _NodeContext, content: @escaping (V) -> Content, algorithm: @escaping (V) -> GridAlgorithm) {
        contentPath = content
        self.algorithm = algorithm
        super.init(view, context, content: content(view)) { LazyGridLayoutNode(owner: $0, algorithm: algorithm(view)) }
    }

    override func update(_ new: V) {
        view = new
        layoutNode.setAlgorithm(algorithm(new))
        content.update(contentPath(new))
    }
}

/// The layout box of a lazy grid.
package final class LazyGridLayoutNode: ContainerLayout {
    private var algorithm: GridAlgorithm

    init(owner: ViewNode, algorithm: GridAlgorithm) {
        self.algorithm = algorithm
        super.init(owner: owner)
    }

    func setAlgorithm(_ new: GridAlgorithm) {
        guard new != algorithm else { return }
        algorithm = new
        setNeedsMeasure()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { algorithm.layOut(children, proposal).size }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        let result = algorithm.layOut(children, ProposedViewSize(algorithm.axis, main: nil, cross: dimensions.size[algorithm.axis.cross]))
        return zip(children, result.places).map { ($0, $1.origin, $1.proposal) }
    }

    override package func placeChildren() {
        for (child, origin, proposal) in layOut(ViewDimensions(node: self, size: size, proposal: placedProposal ?? .unspecified)) {
            place(child, at: origin, proposal: proposal)
        }
    }
}
