import ScrollworkGraph

/// A view whose content is computed from a value that is not a view (an app, a scene) but may declare state, as a view's body is.
package struct OwnerBody<Owner>: PrimitiveView {
    package typealias Body = Never
    nonisolated(unsafe) var owner: Owner
    nonisolated(unsafe) let content: (Owner) -> AnyView
    nonisolated init(owner: Owner, content: @escaping (Owner) -> AnyView) {
        self.owner = owner
        self.content = content
    }
    nonisolated package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { OwnerBodyNode(view, context) }
}

private final class OwnerBodyNode<Owner>: TypedNode<OwnerBody<Owner>> {
    private var child: TypedNode<AnyView>!
    private var properties = PropertyStorage(of: Owner.self)

    override init(_ view: OwnerBody<Owner>, _ context: _NodeContext) {
        super.init(view, context)
        child = AnyView.makeTypedNode(evaluate(), in: _NodeContext(self))
    }

    override func update(_ new: OwnerBody<Owner>) {
        view = new
        runUpdate()
    }

    override func runUpdate() {
        isDirty = false
        child.update(evaluate())
    }

    private func evaluate() -> AnyView {
        engine.report.countBody(of: Owner.self, reason: dirtyReason)
        dirtyReason = nil
        return engine.evaluating(label) {
            track {
                properties.attach(to: &view.owner, of: self)
                return ObservationBridge.track(self) { view.content(view.owner) }
            }
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
    override func makeElements() -> [LayoutNode] { child?.elements ?? [] }
    override func willTearDown() { properties.tearDown() }
    override var label: String { TypeNames.short(Owner.self) }
}
