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
        self.spacing = spacing.map { FiniteNumbers.checked($0, "grid spacing", or: ViewSpacing.defaultDistance) }
        self.pinnedViews = pinnedViews
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyContainerNode<Self, Content, LazyGridLayout>(
            view, context, content: \.content, pinned: \.pinnedViews
        ) {
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
        self.spacing = spacing.map { FiniteNumbers.checked($0, "grid spacing", or: ViewSpacing.defaultDistance) }
        self.pinnedViews = pinnedViews
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyContainerNode<Self, Content, LazyGridLayout>(
            view, context, content: \.content, pinned: \.pinnedViews
        ) {
            GridAlgorithm(
                axis: .horizontal, items: $0.rows, alignment: Alignment(horizontal: .center, vertical: $0.alignment),
                spacing: $0.spacing ?? ViewSpacing.defaultDistance)
        }
    }
}
