import Combine
import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A subscription of a node to one object, kept in a property's slot.
final class ObjectSubscription: PropertySlotOwner {
    private(set) weak var object: AnyObject?
    private var subscription: AnyCancellable?
    /// Set for `@StateObject`, which owns its object.
    var owned: AnyObject?

    func observe<Object: ObservableObject>(_ new: Object, _ node: ViewNode, _ name: String) {
        guard object !== new else { return }
        object = new
        subscription = new.objectWillChange.sink { [weak node] _ in
            guard let node else { return }
            let transaction = Transaction.current
            if !MainThread.isCurrent { node.engine.warnOffMain("\(node.label).\(name)") }
            nonisolated(unsafe) let inner = transaction
            MainThread.run {
                node.engine.warnIfUpdating(name)
                node.engine.transactions.invalidate(node, reason: UpdateReason("objectWillChange of \(name)"), transaction: inner)
            }
        }
    }

    func nodeWillTearDown() {
        subscription?.cancel()
        subscription = nil
        object = nil
        owned = nil
    }
}

/// A property of an object as the place of a binding.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
    let object: Object
    let path: ReferenceWritableKeyPath<Object, Value>
    /// The value when the binding was made. An `ObservableObject` tells nobody which of its properties a view reads, so a view that is
    /// handed a binding counts as changed when the value did.
    let snapshot: Value?
    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, snapshot: Value? = nil) {
        self.object = object
        self.path = path
        self.snapshot = snapshot
    }
    override func get() -> Value { object[keyPath: path] }
    override func set(_ value: Value, _ transaction: Transaction) { withTransaction(transaction) { object[keyPath: path] = value } }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path && ValueComparison.areEqual(snapshot, other.snapshot)
    }
}

/// Watches an object that somebody else owns (P-26).
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        nonisolated(unsafe) let object: ObjectType
        nonisolated public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath, snapshot: object[keyPath: keyPath]))
        }
    }
    nonisolated(unsafe) private var object: ObjectType

    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: Wrapper { Wrapper(object: object) }

    nonisolated public func update() {}
    nonisolated public static func _attach(
        _ property: inout ObservedObject<ObjectType>, slot: inout AnyObject?, in context: _PropertyContext
    ) {
        let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription()
        slot = subscription
        subscription.observe(property.object, context.node, context.name)
    }
    nonisolated public static func _areEqual(_ a: ObservedObject<ObjectType>, _ b: ObservedObject<ObjectType>) -> Bool {
        a.object === b.object
    }
}

/// Makes an object once per identity of its view and owns it (P-26).
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) private let make: () -> ObjectType
    nonisolated(unsafe) private var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType { object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }

    nonisolated public func update() {}
    nonisolated public static func _attach(_ property: inout StateObject<ObjectType>, slot: inout AnyObject?, in context: _PropertyContext)
    {
        let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription()
        slot = subscription
        if let known = subscription.owned as? ObjectType {
            property.object = known
        } else {
            let made = property.make()
            subscription.owned = made
            property.object = made
            subscription.observe(made, context.node, context.name)
        }
    }
    nonisolated public static func _areEqual(_ a: StateObject<ObjectType>, _ b: StateObject<ObjectType>) -> Bool { true }
}

/// Watches an object that an ancestor put into the environment.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) private var object: ObjectType?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            stop(
                "No object of type \(ObjectType.self) in the environment: a view that reads it is shown outside of .environmentObject(_:). "
                    + "Add .environmentObject(…) to an ancestor of the view.")
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }

    nonisolated public func update() {}
    nonisolated public static func _attach(
        _ property: inout EnvironmentObject<ObjectType>, slot: inout AnyObject?, in context: _PropertyContext
    ) {
        let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription()
        slot = subscription
        let found = context.node.environment.lookUp(ObjectIdentifier(ObjectType.self)) as? ObjectType
        property.object = found
        if let found { subscription.observe(found, context.node, context.name) }
    }
    nonisolated public static func _areEqual(_ a: EnvironmentObject<ObjectType>, _ b: EnvironmentObject<ObjectType>) -> Bool { true }
}
