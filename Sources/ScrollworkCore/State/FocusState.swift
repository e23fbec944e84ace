import ScrollworkGraph

/// Which of several text inputs has the keyboard. Written by the program it moves the focus, and it follows where the user moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Read and write access to a focus state.
    @propertyWrapper
    public struct Binding {
        nonisolated(unsafe) let location: State<Value>
        /// What the state holds while nothing has the focus.
        nonisolated(unsafe) let none: Value
        public var wrappedValue: Value {
            get { location.wrappedValue }
            nonmutating set { location.wrappedValue = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    nonisolated(unsafe) private var state: State<Value>
    /// What it holds while nothing has the focus.
    nonisolated(unsafe) private let none: Value

    nonisolated public init() where Value == Bool {
        state = State(initialValue: false)
        none = false
    }
    nonisolated public init<T: Hashable>() where Value == T? {
        state = State(initialValue: nil)
        none = nil
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding(location: state, none: none) }

    nonisolated public static func _attach(_ property: inout FocusState<Value>, slot: inout AnyObject?, in context: _PropertyContext) {
        State<Value>._attach(&property.state, slot: &slot, in: context)
    }
    nonisolated public static func _areEqual(_ a: FocusState<Value>, _ b: FocusState<Value>) -> Bool { true }
}

/// Ties the focus of what is in a view to a state.
struct FocusedModifier: PrimitiveModifier {
    /// Whether the state asks for the focus.
    nonisolated(unsafe) let isWanted: () -> Bool
    /// Tells the state that it has the focus, or lost it.
    nonisolated(unsafe) let tell: (Bool) -> Void
    nonisolated init(isWanted: @escaping () -> Bool, tell: @escaping (Bool) -> Void) {
        self.isWanted = isWanted
        self.tell = tell
    }
    nonisolated static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        FocusedNode(view, context)
    }
}

private final class FocusedNode<Inner: View>: WrapperNode<ModifiedContent<Inner, FocusedModifier>, Inner>, FocusBinding {
    private var wasWanted = false

    init(_ view: ModifiedContent<Inner, FocusedModifier>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
        synchronize()
    }

    override func update(_ new: ModifiedContent<Inner, FocusedModifier>) {
        view = new
        content.update(new.content)
        synchronize()
    }

    override func runUpdate() { synchronize() }

    private func synchronize() {
        isDirty = false
        let isWanted = track { view.modifier.isWanted() }
        guard isWanted != wasWanted else { return }
        wasWanted = isWanted
        let focus = engine.focus
        guard isWanted != focus.isInside(self) else { return }
        engine.enqueueAction(self) { [unowned self] in
            guard wasWanted != focus.isInside(self) else { return }
            if wasWanted { focus.focusFirst(in: self) } else { focus.focus(nil) }
        }
    }

    func set(_ hasFocus: Bool) { view.modifier.tell(hasFocus) }
    override var label: String { "focused" }
}

extension View {
    /// Ties the focus of the text input in the view to a state.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            FocusedModifier(
                isWanted: { condition.wrappedValue }, tell: { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }))
    }
    /// The state holds `value` while the text input in the view has the focus.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(
            FocusedModifier(
                isWanted: { binding.wrappedValue == value },
                tell: { hasFocus in
                    if hasFocus {
                        binding.wrappedValue = value
                    } else if binding.wrappedValue == value {
                        binding.wrappedValue = binding.none
                    }
                }))
    }
}
