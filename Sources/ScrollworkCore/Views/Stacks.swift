import Foundation
import ScrollworkBase

/// A node with a container layout around the elements of its content.
package class ContainerNode<V: View, Content: View, L: ContainerLayout>: TypedNode<V> {
    package final var content: TypedNode<Content>!
    package final var layoutNode: L!

    package init(_ view: V, _ context: _NodeContext, content: Content, isLazy: Bool = false, layout: (ContainerNode) -> L) {
        super.init(view, context)
        layoutNode = layout(self)
        self.content = Content.makeTypedNode(content, in: isLazy ? _NodeContext(lazyContentOf: self) : _NodeContext(self))
        layoutNode.adopt(self.content)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override package func makeElements() -> [LayoutNode] { [layoutNode] }
}

/// Children in a vertical line.
@frozen public struct VStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let alignment: HorizontalAlignment
    nonisolated let spacing: CGFloat?
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        StackNode<Self, Content>(view, context, content: \.content) {
            StackAlgorithm(axis: .vertical, alignment: $0.alignment.key, spacing: $0.spacing)
        }
    }
}

/// Children in a horizontal line.
@frozen public struct HStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let alignment: VerticalAlignment
    nonisolated let spacing: CGFloat?
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        StackNode<Self, Content>(view, context, content: \.content) {
            StackAlgorithm(axis: .horizontal, alignment: $0.alignment.key, spacing: $0.spacing)
        }
    }
}

/// The node of any linear stack.
package final class StackNode<V: View, Content: View>: ContainerNode<V, Content, StackLayoutNode> {
    private let contentPath: (V) -> Content
    private let algorithm: (V) -> StackAlgorithm

    init(
        _ view: V, _ context: _NodeContext, content: @escaping (V) -> Content,
        algorithm: @escaping (V) -> StackAlgorithm
    ) {
        contentPath = content
        self.algorithm = algorithm
        super.init(view, context, content: content(view)) { StackLayoutNode(owner: $0, algorithm: algorithm(view)) }
    }

    override package func update(_ new: V) {
        view = new
        layoutNode.setAlgorithm(algorithm(new))
        content.update(contentPath(new))
    }
}

/// Children over each other.
@frozen public struct ZStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let alignment: Alignment
    nonisolated(unsafe) let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ZStackNode(view, context) }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content, ZStackLayoutNode> {
    init(_ view: ZStack<Content>, _ context: _NodeContext) {
        super.init(view, context, content: view.content) { ZStackLayoutNode(owner: $0, alignment: view.alignment) }
    }
    override func update(_ new: ZStack<Content>) {
        view = new
        layoutNode.setAlignment(new.alignment)
        content.update(new.content)
    }
}
