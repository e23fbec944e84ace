/// Publishes nothing, and finishes at once or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
    /// `false` for a publisher that never ends.
    public let completeImmediately: Bool

    /// - Parameter completeImmediately: `false` for a publisher that never ends.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// The same, with the types given as values.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }

    /// Compares the flag.
    public static func == (lhs: Empty<Output, Failure>, rhs: Empty<Output, Failure>) -> Bool {
        lhs.completeImmediately == rhs.completeImmediately
    }
}

extension Empty: Sendable {}
