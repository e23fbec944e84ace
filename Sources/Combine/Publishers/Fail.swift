/// Fails at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
    /// The failure.
    public let error: Failure

    /// - Parameter error: the failure.
    public init(error: Failure) { self.error = error }

    /// The same, with the type of values given as a value.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
