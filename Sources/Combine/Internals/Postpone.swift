/// Delivers values and completion through a scheduler, now or after a delay. Nothing is delivered after a cancellation, not even
/// what is scheduled already.
///
/// What waits is kept in a queue and each scheduled action delivers the oldest of it, so that values keep their order and the
/// completion stays last even if the scheduler runs actions concurrently or out of order.
final class Postpone<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible, @unchecked Sendable {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    let description: String
    private let lock = Lock()
    /// Held while the subscriber runs: a concurrent scheduler may run two deliveries at once.
    private let delivery = Lock(recursive: true)
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void
    private var upstream: (any Subscription)?
    private var waiting = Fifo<Event>()
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
        postpone(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { postpone(.end(completion)) }

    private func postpone(_ event: Event) {
        let isLive = lock.withLock {
            if !isOver { waiting.append(event) }
            return !isOver
        }
        if isLive { schedule { [self] in deliverOldest() } }
    }

    private func deliverOldest() {
        delivery.lock()
        lock.lock()
        guard !isOver, let event = waiting.popFirst() else {
            lock.unlock()
            delivery.unlock()
            return
        }
        switch event {
        case .value(let input):
            lock.unlock()
            let demand = downstream.receive(input)
            delivery.unlock()
            if demand > .none { lock.withLock { upstream }?.request(demand) }
        case .end(let completion):
            isOver = true
            upstream = nil
            lock.unlock()
            downstream.receive(completion: completion)
            delivery.unlock()
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        lock.lock()
        let released = (upstream, waiting)
        isOver = true
        upstream = nil
        waiting = Fifo()
        lock.unlock()
        released.0?.cancel()
    }
}
