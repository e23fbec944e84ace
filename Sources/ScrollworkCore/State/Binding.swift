import Foundation

/// Where a binding's value lives. Subclasses say how it is read and written and when two places are the same.
package class BindingLocation<Value>: @unchecked Sendable {
    package func get() -> Value { preconditionFailure("abstract") }
    package func set(_ value: Value, _ transaction: Transaction) {}
    package func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// `Binding(get:set:)`: no storage, no equality check (P-10).
final class FunctionLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    let read: () -> Value
    let write: (Value, Transaction) -> Void
    init(_ read: @escaping () -> Value, _ write: @escaping (Value, Transaction) -> Void) {
        self.read = read
        self.write = write
    }
    override func get() -> Value { read() }
    override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A part of another location's value.
final class ProjectedLocation<Root, Value>: BindingLocation<Value>, @unchecked Sendable {
    let base: BindingLocation<Root>
    let path: WritableKeyPath<Root, Value>
    init(_ base: BindingLocation<Root>, _ path: WritableKeyPath<Root, Value>) {
        self.base = base
        self.path = path
    }
    override func get() -> Value { base.get()[keyPath: path] }
    override func set(_ value: Value, _ transaction: Transaction) {
        var root = base.get()
        root[keyPath: path] = value
        base.set(root, transaction)
    }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return path == other.path && base.isSame(as: other.base)
    }
}

/// A two-way connection to a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    package let location: BindingLocation<Value>
    public var transaction: Transaction

    nonisolated package init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionLocation(get) { value, transaction in withTransaction(transaction) { set(value) } })
    }
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionLocation(get, set))
    }
    nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

    nonisolated public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: FunctionLocation({ value }, { _, _ in }))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, Transaction.current.overridden(by: transaction)) }
    }
    public var projectedValue: Binding<Value> { self }

    nonisolated public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
    }

    nonisolated public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }
    nonisolated public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return Binding(location: location, transaction: transaction)
    }

    nonisolated public static func _attach(_ property: inout Binding<Value>, slot: inout AnyObject?, in context: _PropertyContext) {}
    nonisolated public static func _areEqual(_ a: Binding<Value>, _ b: Binding<Value>) -> Bool { a.location.isSame(as: b.location) }
}

extension Binding {
    /// A binding to an optional value seen as the value's own optional.
    nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
    /// A binding to the content of an optional, nil while there is none.
    nonisolated public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
    nonisolated public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    nonisolated public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    nonisolated public var startIndex: Index { wrappedValue.startIndex }
    nonisolated public var endIndex: Index { wrappedValue.endIndex }
    nonisolated public var indices: Value.Indices { wrappedValue.indices }
    nonisolated public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    nonisolated public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
    nonisolated public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] },
            set: { value, transaction in
                var collection = wrappedValue
                collection[position] = value
                self.transaction(transaction).wrappedValue = collection
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    nonisolated public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
    nonisolated public func index(_ i: Index, offsetBy distance: Int) -> Index { wrappedValue.index(i, offsetBy: distance) }
    nonisolated public func distance(from start: Index, to end: Index) -> Int { wrappedValue.distance(from: start, to: end) }
}
