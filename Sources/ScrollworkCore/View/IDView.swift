extension View {
    /// Binds the view's identity to `id`: a new id is a new view (P-21). `ScrollViewProxy.scrollTo` finds it.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
package struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    package typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let id: ID
    nonisolated init(content: Content, id: ID) {
        self.content = content
        self.id = id
    }
    nonisolated package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { IDNode(view, context) }
}

private final class IDNode<Content: View, ID: Hashable>: TypedNode<IDView<Content, ID>> {
    private var content: TypedNode<Content>!
    private lazy var removal = RemovalKeeper(node: self)

    override init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
        super.init(view, context)
        content = Content.makeTypedNode(view.content, in: _NodeContext(list: self))
    }

    override func update(_ new: IDView<Content, ID>) {
        let isSame = new.id == view.id
        view = new
        if isSame {
            content.update(new.content)
        } else {
            let old = content!
            engine.inserting(isTransition: true) { content = Content.makeTypedNode(new.content, in: _NodeContext(list: self)) }
            removal.remove(old, at: 0)
            invalidateElements()
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        removal.nodes.forEach(body)
    }
    override func makeElements() -> [LayoutNode] { removal.elements(live: content.elements) }
    override var listContent: ViewNode? { content }
    override var scrollID: AnyHashable? { AnyHashable(view.id) }
}
