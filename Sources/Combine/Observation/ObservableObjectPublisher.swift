/// Tells its subscribers, synchronously, that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let core = SubjectCore<Void, Never>(latest: nil)

    /// A publisher without subscribers.
    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        core.subscribe(subscriber, owner: self, name: "ObservableObjectPublisher")
    }

    /// Tells every subscriber now.
    public func send() { core.send(()) }
}
