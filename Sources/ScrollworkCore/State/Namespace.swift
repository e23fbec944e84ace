/// An identifier that is stable for a view's identity and unique among instances (P-27).
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Names a namespace; may name a coordinate space.
    public struct ID: Hashable, Sendable {
        let value: Int
    }
    private final class Slot {
        let id: ID
        init(_ id: ID) { self.id = id }
    }
    private var id: ID?
    nonisolated(unsafe) private static var last = 0

    nonisolated public init() {}

    public var wrappedValue: ID { id ?? ID(value: 0) }

    nonisolated public static func _attach(_ property: inout Namespace, slot: inout AnyObject?, in context: _PropertyContext) {
        if slot == nil {
            last += 1
            slot = Slot(ID(value: last))
        }
        property.id = (slot as? Slot)?.id
    }
    nonisolated public static func _areEqual(_ a: Namespace, _ b: Namespace) -> Bool { true }
}
