/// Delivers values and completion through a scheduler, now or after a delay. Nothing is delivered after a cancellation, not even
/// what is scheduled already.
final class Postpone<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible, @unchecked Sendable {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let description: String
    private let lock = Lock()
    /// Held while the subscriber runs: a concurrent scheduler may run two deliveries at once.
    private let delivery = Lock(recursive: true)
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void
    private var upstream: (any Subscription)?
    private var isOver = false

    init(_ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        description = name
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, !isOver else { return false }
            upstream = subscription
            return true
        }
        if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ !isOver }) else { return .none }
        schedule { [self] in deliver(input) }
        return .none
    }

    private func deliver(_ input: Input) {
        delivery.lock()
        guard lock.withLock({ !isOver }) else {
            delivery.unlock()
            return
        }
        let demand = downstream.receive(input)
        delivery.unlock()
        if demand > .none { lock.withLock { upstream }?.request(demand) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ !isOver }) else { return }
        schedule { [self] in
            delivery.lock()
            defer { delivery.unlock() }
            let isLive = lock.withLock {
                defer {
                    isOver = true
                    upstream = nil
                }
                return !isOver
            }
            if isLive { downstream.receive(completion: completion) }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let released = lock.withLock {
            defer { upstream = nil }
            isOver = true
            return upstream
        }
        released?.cancel()
    }
}
