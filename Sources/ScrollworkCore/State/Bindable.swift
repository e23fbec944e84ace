import Foundation
import Observation

/// Bindings to the properties of an `@Observable` object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    fileprivate init(projecting value: Value) { wrappedValue = value }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { preconditionFailure("Bindable needs an Observable object") }
}

extension Bindable where Value: AnyObject {
    public init(wrappedValue: Value) where Value: Observable { self.init(projecting: wrappedValue) }
    public init(_ wrappedValue: Value) where Value: Observable { self.init(projecting: wrappedValue) }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}
