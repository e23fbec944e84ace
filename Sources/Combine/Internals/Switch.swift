/// The subscription behind switchToLatest: only the newest inner publisher is read.
final class Switch<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description = "SwitchToLatest"
    private let lock = Lock()
    private let outbox: Outbox<Downstream>
    private var outer: (any Subscription)?
    private var inner: (any Subscription)?
    private var current = 0
    /// What the subscriber wants beyond what has arrived; the next inner publisher is asked for it.
    private var wanted = Subscribers.Demand.none
    private var isInnerActive = false
    private var isOuterDone = false
    private var isOver = false

    init(_ downstream: Downstream) {
        outbox = Outbox(downstream)
        outbox.onDemand = { [unowned self] demand in ask(demand) }
    }

    func attachOuter(_ subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard outer == nil, !isOver else { return false }
            outer = subscription
            return true
        }
        if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func change<P: Publisher>(to publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return
        }
        current += 1
        let index = current
        let previous = inner
        inner = nil
        isInnerActive = true
        lock.unlock()
        previous?.cancel()
        publisher.subscribe(
            Relay<P.Output, P.Failure>(
                onSubscription: { self.attachInner($0, index) }, onValue: { self.deliver($0, index) },
                onEnd: { self.endInner($0, index) }))
    }

    private func attachInner(_ subscription: any Subscription, _ index: Int) {
        lock.lock()
        guard index == current, inner == nil, !isOver else {
            lock.unlock()
            subscription.cancel()
            return
        }
        inner = subscription
        let demand = wanted
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    private func deliver(_ value: Downstream.Input, _ index: Int) {
        let isCurrent = lock.withLock {
            guard index == current, !isOver else { return false }
            wanted -= 1
            return true
        }
        if isCurrent { outbox.push(value) }
    }

    private func ask(_ demand: Subscribers.Demand) {
        let target = lock.withLock {
            wanted += demand
            return inner
        }
        target?.request(demand)
    }

    private func endInner(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        lock.lock()
        guard index == current, !isOver else {
            lock.unlock()
            return
        }
        inner = nil
        isInnerActive = false
        let isDone = isOuterDone
        lock.unlock()
        if case .failure = completion { close(completion) } else if isDone { close(.finished) }
    }

    func endOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let isDone = lock.withLock {
            isOuterDone = true
            outer = nil
            return !isInnerActive
        }
        if case .failure = completion { close(completion) } else if isDone { close(.finished) }
    }

    private func close(_ completion: Subscribers.Completion<Downstream.Failure>) {
        stop()
        outbox.finish(completion)
    }

    private func stop() {
        let (outer, inner) = lock.withLock {
            defer {
                self.outer = nil
                self.inner = nil
            }
            isOver = true
            return (self.outer, self.inner)
        }
        outer?.cancel()
        inner?.cancel()
    }

    func request(_ demand: Subscribers.Demand) {
        outbox.request(demand)
        ask(demand)
    }

    func cancel() {
        outbox.cancel()
        stop()
    }
}
