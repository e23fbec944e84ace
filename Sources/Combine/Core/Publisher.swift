/// Delivers a sequence of values over time to the subscribers that ask for them.
///
/// A publisher sends values only after a request, never more than were requested, one at a time, and at most one completion.
public protocol Publisher<Output, Failure> {
    /// The kind of values published.
    associatedtype Output

    /// The kind of errors the publisher may fail with; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Publishers implement this; callers use `subscribe(_:)`.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Sends everything this publisher publishes into a subject, until the returned value is cancelled or released.
    public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }
}
