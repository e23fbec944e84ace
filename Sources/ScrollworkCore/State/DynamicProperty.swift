import Foundation

/// A stored property of a view that the engine keeps up to date before each body run.
public protocol DynamicProperty {
    mutating func update()

    /// The engine's hook: gives the property what it needs from the node. `slot` persists for the node's life.
    static func _attach(_ property: inout Self, slot: inout AnyObject?, in context: _PropertyContext)
    /// Whether two values of the property are the same as far as the view's value goes; what they read is tracked apart from that.
    static func _areEqual(_ a: Self, _ b: Self) -> Bool
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property made of properties: attach the parts, then run its own `update()`.
    public static func _attach(_ property: inout Self, slot: inout AnyObject?, in context: _PropertyContext) {
        let storage = (slot as? NestedPropertyStorage) ?? NestedPropertyStorage(PropertyStorage(of: Self.self))
        slot = storage
        storage.storage.attach(to: &property, of: context.node)
        property.update()
    }

    public static func _areEqual(_ a: Self, _ b: Self) -> Bool { ValueComparison.areEqual(a, b) }
}

/// What a dynamic property is given when it attaches.
public struct _PropertyContext {
    package let node: ViewNode
    /// The property's name in its view, for messages.
    package let name: String
}

final class NestedPropertyStorage {
    var storage: PropertyStorage
    init(_ storage: PropertyStorage) { self.storage = storage }
}

/// Something kept in a slot that must hear of the node's end.
protocol PropertySlotOwner: AnyObject {
    func nodeWillTearDown()
}

/// The persistent slots of a view's dynamic properties, one per property in the order of the type's plan.
package struct PropertyStorage {
    private let plan: PropertyPlan
    private var slots: [AnyObject?]

    init(of type: Any.Type) {
        plan = PropertyPlan.of(type)
        slots = Array(repeating: nil, count: plan.properties.count)
    }

    mutating func attach<V>(to view: inout V, of node: ViewNode) {
        guard !plan.properties.isEmpty else { return }
        withUnsafeMutablePointer(to: &view) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (index, property) in plan.properties.enumerated() {
                property.attach(base + property.offset, &slots[index], _PropertyContext(node: node, name: property.name))
            }
        }
    }

    func tearDown() {
        for slot in slots {
            (slot as? PropertySlotOwner)?.nodeWillTearDown()
            (slot as? NestedPropertyStorage)?.storage.tearDown()
        }
    }
}
