import Foundation
import ScrollworkBase

/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
public struct EnvironmentValues: CustomStringConvertible {
    package var scope: EnvironmentScope?
    /// Values written on this copy, by key type.
    package private(set) var overrides: [ObjectIdentifier: Any] = [:]

    public init() {}
    package init(scope: EnvironmentScope?) { self.scope = scope }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            if let value = overrides[id] { return value as! K.Value }
            if let value = scope?.lookUp(id) { return value as! K.Value }
            return key.defaultValue
        }
        set { overrides[ObjectIdentifier(key)] = newValue }
    }

    /// An `@Observable` object by its type.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get {
            let id = ObjectIdentifier(objectType)
            return (overrides[id] ?? scope?.lookUp(id)) as? T
        }
        set { overrides[ObjectIdentifier(objectType)] = newValue }
    }

    public var description: String { "EnvironmentValues(\(overrides.count) written here)" }
}

/// Reads one value of the environment and keeps the view up to date with it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject {
        read = {
            guard let object = $0[objectType] else {
                stop(
                    "No object of type \(Value.self) in the environment: a view that reads it is shown outside of .environment(_:). "
                        + "Add .environment(object) to an ancestor, or read it as an optional.")
            }
            return object
        }
    }
    nonisolated public init<T: AnyObject>(_ objectType: T.Type) where Value == T? { read = { $0[objectType] } }

    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    nonisolated public static func _attach(_ property: inout Environment<Value>, slot: inout AnyObject?, in context: _PropertyContext) {
        property.value = property.read(EnvironmentValues(scope: context.node.environment))
    }
    nonisolated public static func _areEqual(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool { true }
}
