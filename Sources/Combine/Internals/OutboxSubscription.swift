/// Reads one upstream and publishes through an `Outbox`, for operators that decide when a value goes down: buffer, debounce,
/// throttle, timeout and collect by time.
final class OutboxSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
where Downstream.Failure == Failure {
    let description: String
    let lock = Lock()
    let outbox: Outbox<Downstream>
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private var isOver = false

    /// Called after the subscriber has the subscription.
    var onStart: (any Subscription) -> Void = { $0.request(.unlimited) }
    var onValue: (Input) -> Void = { _ in }
    /// Called instead of passing the completion on, if set.
    var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called with each request, after the outbox knows of it.
    var onRequest: ((Subscribers.Demand) -> Void)?
    /// Called when the subscriber cancels.
    var onCancel: (() -> Void)?

    init(_ name: String, _ downstream: Downstream, _ outbox: Outbox<Downstream>) {
        description = name
        self.downstream = downstream
        self.outbox = outbox
    }

    var isActive: Bool { lock.withLock { !isOver } }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, !isOver else { return false }
            upstream = subscription
            return true
        }
        guard isFirst else {
            subscription.cancel()
            return
        }
        downstream.receive(subscription: self)
        onStart(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if isActive { onValue(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { upstream = nil }
        guard isActive else { return }
        if let onEnd { onEnd(completion) } else { outbox.finish(completion, overtaking: false) }
    }

    /// Ends the stream from inside the operator.
    func close(_ completion: Subscribers.Completion<Failure>) {
        stop()?.cancel()
        outbox.finish(completion)
    }

    func requestUpstream(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func request(_ demand: Subscribers.Demand) {
        outbox.request(demand)
        onRequest?(demand)
    }

    func cancel() {
        outbox.cancel()
        stop()?.cancel()
        onCancel?()
    }

    private func stop() -> (any Subscription)? {
        lock.withLock {
            defer { upstream = nil }
            isOver = true
            return upstream
        }
    }
}
