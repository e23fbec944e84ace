/// A node that knows its view's type, so that a parent can hand it a new value without a cast.
package class TypedNode<V: View>: ViewNode {
    package final var view: V

    package init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Takes the value that the parent's latest evaluation produced.
    package func update(_ new: V) { view = new }

    override package var label: String { TypeNames.short(V.self) }
}

/// Readable type names, cached, without module prefixes and generic arguments.
package enum TypeNames {
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: String] = [:]

    package static func short(_ type: Any.Type) -> String {
        let id = ObjectIdentifier(type)
        if let known = cache[id] { return known }
        let full = String(describing: type)
        let name = String(full.prefix { $0 != "<" })
        cache[id] = name
        return name
    }
}

/// A node that has one structural child of a fixed type and hands on its elements unchanged.
package class WrapperNode<V: View, Content: View>: TypedNode<V> {
    package private(set) final var content: TypedNode<Content>!

    package init(_ view: V, _ context: _NodeContext, content: Content, environment: EnvironmentScope? = nil) {
        super.init(view, context)
        willMakeContent()
        self.content = Content.makeTypedNode(content, in: _NodeContext(list: self, environment: environment))
    }

    /// Called before the content exists, so that an outer node acts before the nodes inside it.
    package func willMakeContent() {}

    override package func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override package func makeElements() -> [LayoutNode] { content.elements }
    override package var listContent: ViewNode? { content }
}
