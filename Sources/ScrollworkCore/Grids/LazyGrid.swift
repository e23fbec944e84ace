import Foundation
import ScrollworkBase

/// Cells in columns, line after line; made when their lines come into view of the scroll view around (L-157…L-159).
public struct LazyVGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let columns: [GridItem]
    nonisolated let alignment: HorizontalAlignment
    nonisolated let spacing: CGFloat?
    nonisolated let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyGridNode<Self, Content>(view, context, content: \.content, pinned: \.pinnedViews) {
            GridAlgorithm(
                axis: .vertical, items: $0.columns, alignment: Alignment(horizontal: $0.alignment, vertical: .center),
                spacing: $0.spacing ?? ViewSpacing.defaultDistance)
        }
    }
}

/// Cells in rows, column after column; see `LazyVGrid`.
public struct LazyHGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let rows: [GridItem]
    nonisolated let alignment: VerticalAlignment
    nonisolated let spacing: CGFloat?
    nonisolated let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyGridNode<Self, Content>(view, context, content: \.content, pinned: \.pinnedViews) {
            GridAlgorithm(
                axis: .horizontal, items: $0.rows, alignment: Alignment(horizontal: .center, vertical: $0.alignment),
                spacing: $0.spacing ?? ViewSpacing.defaultDistance)
        }
    }
}

private final class LazyGridNode<V: View, Content: View>: ContainerNode<V, Content, LazyGridLayout> {
    private let contentPath: (V) -> Content
    private let pinned: (V) -> PinnedScrollableViews
    private let algorithm: (V) -> GridAlgorithm

    init(
        _ view: V, _ context: _NodeContext, content: @escaping (V) -> Content, pinned: @escaping (V) -> PinnedScrollableViews,
        algorithm: @escaping (V) -> GridAlgorithm
    ) {
        contentPath = content
        self.pinned = pinned
        self.algorithm = algorithm
        super.init(view, context, content: content(view), isLazy: true) { LazyGridLayout(owner: $0, algorithm: algorithm(view)) }
        layoutNode.pinnedViews = pinned(view)
    }

    override func update(_ new: V) {
        view = new
        layoutNode.setAlgorithm(algorithm(new))
        layoutNode.pinnedViews = pinned(new)
        content.update(contentPath(new))
    }
}
