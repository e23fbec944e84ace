/// A subscription that knows that it will deliver nothing more.
protocol EndingSubscription: Subscription {
    var hasEnded: Bool { get }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, EndingSubscription, CustomStringConvertible {
    private let lock = Lock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    var description: String { "Subject" }

    var hasEnded: Bool { lock.withLock { subject == nil } }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard let subject, upstream == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        lock.unlock()
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let target = lock.withLock {
            defer {
                subject = nil
                upstream = nil
            }
            return subject
        }
        target?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let (released, target) = lock.withLock {
            defer {
                subject = nil
                upstream = nil
            }
            return (upstream, subject)
        }
        released?.cancel()
        withExtendedLifetime(target) {}
    }
}
