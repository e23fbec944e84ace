/// The subscription behind flatMap: one outer publisher of publishers, any number of inner ones.
///
/// Inner publishers are read freely once the subscriber wants everything, and one value ahead otherwise.
final class Flatten<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description = "FlatMap"
    private let lock = Lock()
    private let outbox: Outbox<Downstream>
    private let maxPublishers: Subscribers.Demand
    private var outer: (any Subscription)?
    private var inners: [CombineIdentifier: any Subscription] = [:]
    private var active = 0
    private var isOuterDone = false
    private var isUnlimited = false
    private var isOver = false

    init(_ downstream: Downstream, maxPublishers: Subscribers.Demand) {
        outbox = Outbox(downstream)
        self.maxPublishers = maxPublishers
    }

    func attachOuter(_ subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard outer == nil, !isOver else { return false }
            outer = subscription
            return true
        }
        if isFirst { subscription.request(maxPublishers) } else { subscription.cancel() }
    }

    func begin<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let isLive = lock.withLock {
            guard !isOver else { return false }
            active += 1
            return true
        }
        if isLive { publisher.subscribe(FlattenInner(self)) }
    }

    func attachInner(_ subscription: any Subscription, _ identifier: CombineIdentifier) {
        lock.lock()
        guard !isOver, inners[identifier] == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        inners[identifier] = subscription
        let isUnlimited = isUnlimited
        lock.unlock()
        subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    func deliver(_ value: Downstream.Input, from identifier: CombineIdentifier) {
        outbox.push(value, delivered: { self.requestNext(identifier) })
    }

    private func requestNext(_ identifier: CombineIdentifier) {
        lock.withLock { isUnlimited ? nil : inners[identifier] }?.request(.max(1))
    }

    func endInner(_ completion: Subscribers.Completion<Downstream.Failure>, _ identifier: CombineIdentifier) {
        lock.lock()
        inners[identifier] = nil
        active -= 1
        let outer = outer
        lock.unlock()
        switch completion {
        case .failure: close(completion)
        case .finished:
            if maxPublishers != .unlimited { outer?.request(.max(1)) }
            closeIfDone()
        }
    }

    func endOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            isOuterDone = true
            outer = nil
        }
        if case .failure = completion { close(completion) } else { closeIfDone() }
    }

    private func closeIfDone() {
        if lock.withLock({ isOuterDone && active == 0 && !isOver }) { close(.finished) }
    }

    private func close(_ completion: Subscribers.Completion<Downstream.Failure>) {
        for subscription in stop() { subscription.cancel() }
        outbox.finish(completion)
    }

    private func stop() -> [any Subscription] {
        lock.withLock {
            isOver = true
            let released = (outer.map { [$0] } ?? []) + inners.values
            outer = nil
            inners = [:]
            return released
        }
    }

    func request(_ demand: Subscribers.Demand) {
        outbox.request(demand)
        guard demand == .unlimited else { return }
        let targets = lock.withLock {
            isUnlimited = true
            return Array(inners.values)
        }
        for inner in targets { inner.request(.unlimited) }
    }

    func cancel() {
        outbox.cancel()
        for subscription in stop() { subscription.cancel() }
    }
}

private final class FlattenInner<Downstream: Subscriber>: Subscriber {
    private let owner: Flatten<Downstream>

    init(_ owner: Flatten<Downstream>) { self.owner = owner }

    func receive(subscription: any Subscription) { owner.attachInner(subscription, combineIdentifier) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        owner.deliver(input, from: combineIdentifier)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { owner.endInner(completion, combineIdentifier) }
}

/// A subscriber made of closures, for the outer publishers of flatMap and switchToLatest.
final class Relay<Input, Failure: Error>: Subscriber {
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Void
    private let onEnd: (Subscribers.Completion<Failure>) -> Void

    init(
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Void,
        onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) { onSubscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        onValue(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }
}
