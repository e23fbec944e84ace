import Foundation
import ScrollworkBase

/// A vertical stack for long content: rows are made when they come into view of the scroll view around it (L-140…L-156).
public struct LazyVStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let alignment: HorizontalAlignment
    nonisolated let spacing: CGFloat?
    nonisolated let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) let content: Content

    /// - Parameters:
    ///   - alignment: of rows in the stack's width.
    ///   - spacing: between rows, points; nil for 8 (L-156).
    ///   - pinnedViews: which headers and footers of sections stay in sight.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyContainerNode<Self, Content, LazyStackLayout>(
            view, context, content: \.content, pinned: \.pinnedViews
        ) {
            StackAlgorithm(axis: .vertical, alignment: $0.alignment.key, spacing: $0.spacing ?? ViewSpacing.defaultDistance)
        }
    }
}

/// A horizontal stack for long content; see `LazyVStack`.
public struct LazyHStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let alignment: VerticalAlignment
    nonisolated let spacing: CGFloat?
    nonisolated let pinnedViews: PinnedScrollableViews
    nonisolated(unsafe) let content: Content

    /// - Parameters:
    ///   - alignment: of rows in the stack's height.
    ///   - spacing: between rows, points; nil for 8 (L-156).
    ///   - pinnedViews: which headers and footers of sections stay in sight.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyContainerNode<Self, Content, LazyStackLayout>(
            view, context, content: \.content, pinned: \.pinnedViews
        ) {
            StackAlgorithm(axis: .horizontal, alignment: $0.alignment.key, spacing: $0.spacing ?? ViewSpacing.defaultDistance)
        }
    }
}
