/// Which of several views takes the keyboard. This engine has no keyboard focus yet: the value is what the program writes.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Read and write access to a focus state.
    @propertyWrapper
    public struct Binding {
        nonisolated(unsafe) let location: State<Value>
        nonisolated public var wrappedValue: Value {
            get { location.wrappedValue }
            nonmutating set { location.wrappedValue = newValue }
        }
        nonisolated public var projectedValue: FocusState<Value>.Binding { self }
    }

    nonisolated(unsafe) private var state: State<Value>

    nonisolated public init() where Value == Bool { state = State(initialValue: false) }
    nonisolated public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

    nonisolated public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    nonisolated public var projectedValue: FocusState<Value>.Binding { Binding(location: state) }

    nonisolated public static func _attach(_ property: inout FocusState<Value>, slot: inout AnyObject?, in context: _PropertyContext) {
        State<Value>._attach(&property.state, slot: &slot, in: context)
    }
    nonisolated public static func _areEqual(_ a: FocusState<Value>, _ b: FocusState<Value>) -> Bool { true }
}

extension View {
    /// Ties the view's focus to a state; there is none to tie yet.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
}
