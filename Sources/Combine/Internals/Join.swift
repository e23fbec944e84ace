/// The subscription behind publishers that read a fixed number of upstreams at once: merge, combineLatest and zip.
final class Join<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    /// How the subscriber's demand reaches the upstreams.
    enum DemandRule {
        /// Every request goes to every upstream unchanged (combineLatest, zip).
        case passThrough
        /// One value at a time from each upstream, and all of them once demand is unlimited (merge).
        case prefetchOne
    }

    let description: String
    let lock = Lock()
    let outbox: Outbox<Downstream>
    private let rule: DemandRule
    private var upstreams: [(any Subscription)?]
    private var finished: [Bool]
    private var requested = Subscribers.Demand.none
    private var isOver = false

    init(_ name: String, _ downstream: Downstream, sides: Int, rule: DemandRule) {
        description = name
        outbox = Outbox(downstream)
        self.rule = rule
        upstreams = Array(repeating: nil, count: sides)
        finished = Array(repeating: false, count: sides)
        guard rule == .passThrough else { return }
        outbox.onDemand = { [unowned self] in spread($0) }
    }

    func attach(_ subscription: any Subscription, side: Int) {
        lock.lock()
        guard !isOver, upstreams[side] == nil, !finished[side] else {
            lock.unlock()
            subscription.cancel()
            return
        }
        upstreams[side] = subscription
        let demand = rule == .passThrough || requested == .unlimited ? requested : .max(1)
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    /// After a prefetched value went down, its upstream may send the next.
    func requestNext(side: Int) {
        lock.lock()
        let upstream = requested == .unlimited ? nil : upstreams[side]
        lock.unlock()
        upstream?.request(.max(1))
    }

    var isActive: Bool { lock.withLock { !isOver } }

    /// Records that a side ended.
    /// - Parameter isExhausted: told which sides have finished, under the lock; `true` when no further output is possible.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>, side: Int, isExhausted: ([Bool]) -> Bool) {
        lock.lock()
        guard !isOver, !finished[side] else {
            lock.unlock()
            return
        }
        finished[side] = true
        upstreams[side] = nil
        if case .finished = completion, !isExhausted(finished) {
            lock.unlock()
            return
        }
        lock.unlock()
        close(completion)
    }

    /// Ends the whole publisher if the finished sides leave nothing to publish.
    func endIfExhausted(_ isExhausted: ([Bool]) -> Bool) {
        let isExhausted = lock.withLock { !isOver && isExhausted(finished) }
        if isExhausted { close(.finished) }
    }

    private func close(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let released = stop()
        for upstream in released { upstream.cancel() }
        outbox.finish(completion)
    }

    private func stop() -> [any Subscription] {
        lock.withLock {
            isOver = true
            let released = upstreams.compactMap { $0 }
            upstreams = upstreams.map { _ in nil }
            return released
        }
    }

    private func spread(_ demand: Subscribers.Demand) {
        lock.lock()
        let wasUnlimited = requested == .unlimited
        requested += demand
        let targets = upstreams.compactMap { $0 }
        lock.unlock()
        switch rule {
        case .passThrough:
            for upstream in targets { upstream.request(demand) }
        case .prefetchOne:
            guard demand == .unlimited, !wasUnlimited else { return }
            for upstream in targets { upstream.request(.unlimited) }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        outbox.request(demand)
        spread(demand)
    }

    func cancel() {
        outbox.cancel()
        for upstream in stop() { upstream.cancel() }
    }
}

/// One upstream of a `Join`.
final class JoinSide<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    private let join: Join<Downstream>
    private let index: Int
    private let accept: (Input) -> Void
    private let isExhausted: ([Bool]) -> Bool

    init(_ join: Join<Downstream>, _ index: Int, isExhausted: @escaping ([Bool]) -> Bool, accept: @escaping (Input) -> Void) {
        self.join = join
        self.index = index
        self.accept = accept
        self.isExhausted = isExhausted
    }

    func receive(subscription: any Subscription) { join.attach(subscription, side: index) }

    func receive(_ input: Input) -> Subscribers.Demand {
        if join.isActive { accept(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { join.end(completion, side: index, isExhausted: isExhausted) }
}
