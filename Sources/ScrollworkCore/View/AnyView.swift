/// A view of any type. A change of the wrapped type is a change of identity (P-28).
public struct AnyView: PrimitiveView {
    nonisolated(unsafe) package let storage: AnyViewStorage
    nonisolated public init<V: View>(_ view: V) {
        if let any = view as? AnyView { self = any } else { storage = TypedViewStorage(view) }
    }
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    nonisolated public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode { AnyViewNode(view, context) }
}

/// A boxed view that can make and update its node.
package class AnyViewStorage {
    var type: ObjectIdentifier { preconditionFailure("abstract") }
    func makeNode(_ context: _NodeContext) -> ViewNode { preconditionFailure("abstract") }
    func update(_ node: ViewNode) {}
}

package final class TypedViewStorage<V: View>: AnyViewStorage {
    let view: V
    init(_ view: V) { self.view = view }
    override var type: ObjectIdentifier { ObjectIdentifier(V.self) }
    override func makeNode(_ context: _NodeContext) -> ViewNode { V._makeNode(view, in: context) }
    override func update(_ node: ViewNode) { unsafeDowncast(node, to: TypedNode<V>.self).update(view) }
}

private final class AnyViewNode: TypedNode<AnyView> {
    private var child: ViewNode!
    private lazy var removal = RemovalKeeper(node: self)

    override init(_ view: AnyView, _ context: _NodeContext) {
        super.init(view, context)
        child = view.storage.makeNode(_NodeContext(list: self))
    }

    override func update(_ new: AnyView) {
        let isSameType = new.storage.type == view.storage.type
        view = new
        if isSameType {
            new.storage.update(child)
        } else {
            let old = child!
            engine.inserting(isTransition: true) { child = new.storage.makeNode(_NodeContext(list: self)) }
            removal.remove(old, at: 0)
            invalidateElements()
        }
    }

    override var isDynamicStructure: Bool { true }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
        removal.nodes.forEach(body)
    }
    override func makeElements() -> [LayoutNode] { removal.elements(live: child.elements) }
    override var listContent: ViewNode? { child }
}
