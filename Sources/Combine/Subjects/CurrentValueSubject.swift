/// A subject that remembers its latest value and sends that to each new subscriber first.
public final class CurrentValueSubject<Output, Failure>: Subject, @unchecked Sendable where Failure: Error {
    private let core: SubjectCore<Output, Failure>

    /// - Parameter value: the first value.
    public init(_ value: Output) { core = SubjectCore(latest: value) }

    /// The latest value. Setting it sends it; it is already set when subscribers run.
    public var value: Output {
        // The core was made with a value and only ever replaces it by another.
        get { core.current! }
        set { send(newValue) }
    }

    /// Attaches the subject to a publisher. It asks for every value at once, since it has a current value to keep even if nobody
    /// has subscribed.
    public func send(subscription: any Subscription) { core.send(subscription: subscription, isWanted: true) }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        core.subscribe(subscriber, owner: self, name: "CurrentValueSubject")
    }

    public func send(_ input: Output) {
        core.send(input, storing: true)
    }

    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
}
