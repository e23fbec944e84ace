import Foundation
import Observation

/// Bindings to the properties of an `@Observable` object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    public init(wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }
    private init(object: Value) { wrappedValue = object }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}
