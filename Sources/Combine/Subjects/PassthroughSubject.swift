/// A subject that remembers nothing: a value goes to the subscribers that have demand for it and is dropped for the others.
public final class PassthroughSubject<Output, Failure>: Subject, @unchecked Sendable where Failure: Error {
    private let core = SubjectCore<Output, Failure>(latest: nil)

    /// A subject without subscribers.
    public init() {}

    public func send(subscription: any Subscription) { core.send(subscription: subscription) }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        core.subscribe(subscriber, owner: self, name: "PassthroughSubject")
    }

    public func send(_ input: Output) { core.send(input) }

    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
}
