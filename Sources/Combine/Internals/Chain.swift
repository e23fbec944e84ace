/// A subscription whose upstream may be replaced while it lives: append, prepend, catch and retry. Demand that one upstream left
/// unanswered goes to the next.
final class Chain<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = Lock()
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private var remaining = Subscribers.Demand.none
    private var isAnnounced = false
    private var isOver = false

    init(_ name: String, _ downstream: Downstream) {
        description = name
        self.downstream = downstream
    }

    func attach(_ subscription: any Subscription) {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        let demand = remaining
        let isFirst = !isAnnounced
        isAnnounced = true
        lock.unlock()
        if isFirst {
            downstream.receive(subscription: self)
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return .none
        }
        remaining -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.withLock { remaining += more }
        return more
    }

    /// The upstream has ended and another is about to take its place; `false` when the subscription is over.
    func detach() -> Bool {
        lock.withLock {
            upstream = nil
            return !isOver
        }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return
        }
        isOver = true
        upstream = nil
        lock.unlock()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        remaining += demand
        let target = upstream
        lock.unlock()
        target?.request(demand)
    }

    func cancel() {
        lock.lock()
        isOver = true
        let released = upstream
        upstream = nil
        lock.unlock()
        released?.cancel()
    }
}

/// One upstream of a `Chain`.
final class ChainLink<Failure: Error, Downstream: Subscriber>: Subscriber {
    typealias Input = Downstream.Input

    private let chain: Chain<Downstream>
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(_ chain: Chain<Downstream>, end: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.chain = chain
        self.end = end
    }

    func receive(subscription: any Subscription) { chain.attach(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand { chain.deliver(input) }

    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
