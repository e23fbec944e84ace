/// What a custom animation keeps and knows while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>

    /// Whether the animation looks complete to the user.
    public var isLogicallyComplete: Bool

    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false, environment: EnvironmentValues) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// The context with another state, for an animation of another type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// A value that a custom animation keeps between its frames.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a custom animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
