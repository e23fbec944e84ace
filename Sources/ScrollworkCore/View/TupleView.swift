@_spi(Reflection) import Swift

/// Several views side by side, as a view builder's block makes them.
public struct TupleView<T>: PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) public var value: T
    nonisolated public init(_ value: T) { self.value = value }

    nonisolated public static func _makeNode(_ view: TupleView<T>, in context: _NodeContext) -> _ViewNode {
        context.isLazyList ? LazyTupleNode(view, context) : TupleNode(view, context)
    }
    nonisolated public static var _rowKind: _RowKind { RowKinds.combined(TuplePlan.of(T.self).parts.map(\.kind)) }
}

/// How to visit the parts of a tuple type, found once per type.
final class TuplePlan {
    struct Part {
        let make: (UnsafeRawPointer, _NodeContext) -> ViewNode
        let update: (UnsafeRawPointer, ViewNode) -> Void
        /// What the part stands for in a lazy container.
        let kind: _RowKind
        /// What the part's value tells of it.
        let description: (UnsafeRawPointer) -> (any RowDescribing)?
    }
    private(set) var parts: [Part] = []

    private init(_ type: Any.Type) {
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let viewType = fieldType as? any View.Type { parts.append(Self.part(offset, viewType)) }
            return true
        }
        if parts.isEmpty, let viewType = type as? any View.Type { parts = [Self.part(0, viewType)] }
    }

    private static func part<V: View>(_ offset: Int, _ type: V.Type) -> Part {
        Part(
            make: { V._makeNode(($0 + offset).assumingMemoryBound(to: V.self).pointee, in: $1) },
            update: { unsafeDowncast($1, to: TypedNode<V>.self).update(($0 + offset).assumingMemoryBound(to: V.self).pointee) },
            kind: RowKinds.of(type),
            description: { ($0 + offset).assumingMemoryBound(to: V.self).pointee as? any RowDescribing })
    }

    nonisolated(unsafe) private static var cache: [ObjectIdentifier: TuplePlan] = [:]
    static func of(_ type: Any.Type) -> TuplePlan {
        let id = ObjectIdentifier(type)
        if let known = cache[id] { return known }
        let made = TuplePlan(type)
        cache[id] = made
        return made
    }
}

private final class TupleNode<T>: TypedNode<TupleView<T>> {
    private let plan = TuplePlan.of(T.self)
    private var children: [ViewNode] = []

    override init(_ view: TupleView<T>, _ context: _NodeContext) {
        super.init(view, context)
        let inner = _NodeContext(self)
        withUnsafePointer(to: view.value) { value in
            for part in plan.parts { children.append(part.make(UnsafeRawPointer(value), inner)) }
        }
    }

    override func update(_ new: TupleView<T>) {
        view = new
        withUnsafePointer(to: new.value) { value in
            for (part, child) in zip(plan.parts, children) { part.update(UnsafeRawPointer(value), child) }
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { children.forEach(body) }
    override func makeElements() -> [LayoutNode] { children.flatMap(\.elements) }
}
