/// Passes values through, counts them, and may publish one more when upstream ends. That last value waits for demand.
final class Substitute<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Ending = (last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>)

    let description: String
    private let lock = Lock()
    private let outbox: Outbox<Downstream>
    private let downstream: Downstream
    private let end: (Subscribers.Completion<Failure>, Int) -> Ending
    private var upstream: (any Subscription)?
    private var count = 0
    private var isOver = false

    /// - Parameter end: gets the completion and the number of values before it.
    init(_ name: String, _ downstream: Downstream, end: @escaping (Subscribers.Completion<Failure>, Int) -> Ending) {
        description = name
        self.downstream = downstream
        self.end = end
        outbox = Outbox(downstream)
        outbox.onDemand = { [unowned self] demand in lock.withLock { upstream }?.request(demand) }
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
        lock.withLock { count += 1 }
        outbox.push(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let received = lock.withLock {
            isOver = true
            upstream = nil
            return count
        }
        let ending = end(completion, received)
        if let last = ending.last { outbox.push(last) }
        outbox.finish(ending.completion)
    }

    func request(_ demand: Subscribers.Demand) {
        outbox.request(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        outbox.cancel()
        let released = lock.withLock {
            defer { upstream = nil }
            isOver = true
            return upstream
        }
        released?.cancel()
    }
}
