/// Reads one upstream and publishes through an `Outbox`, for operators that decide when a value goes down: buffer, debounce,
/// throttle, timeout and collect by time.
final class OutboxSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
where Downstream.Failure == Failure {
    /// What the operator does about each event. The closures refer to the subscription, so they are let go when it is over.
    struct Handlers {
        /// Called after the subscriber has the subscription, unless it cancelled at once.
        var onStart: (any Subscription) -> Void = { $0.request(.unlimited) }
        var onValue: (Input) -> Void
        /// Called instead of passing the completion on, if set.
        var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called with each request, after the outbox knows of it.
        var onRequest: ((Subscribers.Demand) -> Void)?
        /// Called when the subscriber cancels.
        var onCancel: (() -> Void)?
    }

    let description: String
    let lock = Lock()
    let outbox: Outbox<Downstream>
    private var downstream: Downstream?
    private var handlers: Handlers?
    private var upstream: (any Subscription)?
    private var isOver = false

    init(_ name: String, _ downstream: Downstream, _ outbox: Outbox<Downstream>) {
        description = name
        self.downstream = downstream
        self.outbox = outbox
    }

    /// Subscribes to the publisher above.
    func read<P: Publisher>(_ publisher: P, _ handlers: Handlers) where P.Output == Input, P.Failure == Failure {
        lock.withLock { self.handlers = handlers }
        publisher.subscribe(self)
    }

    /// `false` once the subscriber has cancelled or the operator has ended the stream; true after a completion from above, whose
    /// waiting values are still to be delivered.
    var isActive: Bool { lock.withLock { !isOver } }

    private var live: Handlers? { lock.withLock { handlers } }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, !isOver, let downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstream = subscription
        self.downstream = nil
        lock.unlock()
        downstream.receive(subscription: self)
        live?.onStart(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        live?.onValue(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let last = handlers
        handlers = nil
        upstream = nil
        lock.unlock()
        guard let last else { return }
        if let onEnd = last.onEnd { onEnd(completion) } else { outbox.finish(completion, overtaking: false) }
    }

    /// Ends the stream from inside the operator.
    func close(_ completion: Subscribers.Completion<Failure>) {
        stop().upstream?.cancel()
        outbox.finish(completion)
    }

    func requestUpstream(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func request(_ demand: Subscribers.Demand) {
        outbox.request(demand)
        live?.onRequest?(demand)
    }

    func cancel() {
        outbox.cancel()
        let (upstream, handlers) = stop()
        upstream?.cancel()
        handlers?.onCancel?()
    }

    private func stop() -> (upstream: (any Subscription)?, handlers: Handlers?) {
        lock.withLock {
            defer {
                upstream = nil
                handlers = nil
                downstream = nil
            }
            isOver = true
            return (upstream, handlers)
        }
    }
}
