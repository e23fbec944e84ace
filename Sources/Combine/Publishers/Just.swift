/// Publishes one value and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// - Parameter output: the value.
    public init(_ output: Output) { self.output = output }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        subscriber.receive(subscription: OnceSubscription("Just", subscriber, output))
    }

    /// The value if `index` is 0.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "output(at: \(index)): an index cannot be negative. Pass 0 or more.")
        return Optional.Publisher(index == 0 ? output : nil)
    }

    /// The value if the range contains 0.
    public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
        Optional.Publisher(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
