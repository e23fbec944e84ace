/// An item on its way to a bar: the view, and the environment it was declared in.
package struct ToolbarEntry: Equatable {
    package let placement: ToolbarItemPlacement
    let view: AnyView
    var scope: EnvironmentScope?

    init<V: View>(_ placement: ToolbarItemPlacement, _ view: V) {
        self.placement = placement
        self.view = AnyView(view)
    }

    package static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool {
        a.placement == b.placement && a.view.storage === b.view.storage && a.scope === b.scope
    }
}

/// Items in a row.
struct ToolbarItems: View {
    nonisolated(unsafe) let entries: [ToolbarEntry]
    nonisolated init(_ entries: [ToolbarEntry]) { self.entries = entries }
    var body: some View {
        ForEach(Array(entries.enumerated()), id: \.offset) { ScopedView($0.element) }
    }
}

/// A view in an environment that is not the one around it.
struct ScopedView: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let entry: ToolbarEntry
    nonisolated init(_ entry: ToolbarEntry) { self.entry = entry }
    nonisolated static func _makeNode(_ view: ScopedView, in context: _NodeContext) -> _ViewNode { ScopedNode(view, context) }
}

private final class ScopedNode: TypedNode<ScopedView> {
    private var content: TypedNode<AnyView>!

    override init(_ view: ScopedView, _ context: _NodeContext) {
        super.init(view, context)
        make()
    }

    private func make() { content = AnyView.makeTypedNode(view.entry.view, in: _NodeContext(self, environment: view.entry.scope)) }

    override func update(_ new: ScopedView) {
        guard new.entry != view.entry else { return }
        let isSameScope = new.entry.scope === view.entry.scope
        view = new
        if isSameScope {
            content.update(new.entry.view)
        } else {
            content.tearDown()
            make()
            invalidateElements()
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { content.elements }
}
