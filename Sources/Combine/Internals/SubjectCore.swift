/// What subjects share: the list of subscribers, the completion, and the value that late subscribers get.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
    private let lock = Lock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isWanted = false
    private var latest: Output?

    /// - Parameter latest: the value a new subscriber gets first; `nil` for a subject that remembers nothing.
    init(latest: Output?) { self.latest = latest }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    var current: Output? {
        get { lock.withLock { latest } }
        set {
            lock.lock()
            let released = latest
            if completion == nil { latest = newValue }
            lock.unlock()
            withExtendedLifetime(released) {}
        }
    }

    func subscribe<S: Subscriber>(_ subscriber: S, owner: AnyObject, name: String)
    where S.Input == Output, S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let conduit = SubscriberConduit(core: self, owner: owner, subscriber: subscriber, name: name, replays: latest != nil)
        conduits.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    /// - Parameter storing: makes the value the current one first, in one step with choosing who receives it.
    func send(_ value: Output, storing: Bool = false) {
        lock.lock()
        guard completion == nil else {
            lock.unlock()
            return
        }
        let released = latest
        if storing { latest = value }
        let targets = conduits
        lock.unlock()
        // The old value may run code when it is released, so it goes outside the lock.
        withExtendedLifetime(released) {}
        for conduit in targets { conduit.offer(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else {
            lock.unlock()
            return
        }
        self.completion = completion
        let targets = conduits
        let released = upstreams
        conduits = []
        upstreams = []
        lock.unlock()
        for conduit in targets { conduit.finish(completion) }
        withExtendedLifetime(released) {}
    }

    /// - Parameter isWanted: asks for values now, although nobody may have subscribed yet.
    func send(subscription: any Subscription, isWanted: Bool = false) {
        lock.lock()
        guard completion == nil else {
            lock.unlock()
            subscription.cancel()
            return
        }
        // A shared publisher connects to one subject again and again; what ended must not pile up.
        let ended = upstreams.filter { ($0 as? any EndingSubscription)?.hasEnded == true }
        if !ended.isEmpty { upstreams.removeAll { ($0 as? any EndingSubscription)?.hasEnded == true } }
        upstreams.append(subscription)
        let isWanted = isWanted || self.isWanted
        lock.unlock()
        withExtendedLifetime(ended) {}
        if isWanted { subscription.request(.unlimited) }
    }

    fileprivate func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    /// The first demand from below starts the upstreams.
    fileprivate func want() {
        lock.lock()
        guard !isWanted else {
            lock.unlock()
            return
        }
        isWanted = true
        let targets = upstreams
        lock.unlock()
        for upstream in targets { upstream.request(.unlimited) }
    }
}

/// One subscriber of a subject, with the subscriber's type hidden.
class Conduit<Output, Failure: Error> {
    func offer(_ value: Output) {}

    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

/// One subscriber of a subject.
private final class SubscriberConduit<S: Subscriber>: Conduit<S.Input, S.Failure>, Subscription, CustomStringConvertible {
    let description: String
    private let lock = Lock()
    /// Held while the subscriber runs, so that concurrent sends reach it one at a time.
    private let delivery = Lock(recursive: true)
    private var core: SubjectCore<S.Input, S.Failure>?
    /// A subscription keeps its subject alive.
    private var owner: AnyObject?
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    /// The subject's current value is one this subscriber has not had.
    private var owesCurrent: Bool
    private let replays: Bool

    init(core: SubjectCore<S.Input, S.Failure>, owner: AnyObject, subscriber: S, name: String, replays: Bool) {
        self.core = core
        self.owner = owner
        self.subscriber = subscriber
        description = name
        self.replays = replays
        owesCurrent = replays
    }

    override func offer(_ value: S.Input) {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard let subscriber else {
            lock.unlock()
            return
        }
        guard demand > .none else {
            owesCurrent = replays
            lock.unlock()
            return
        }
        demand -= 1
        owesCurrent = false
        lock.unlock()
        let more = subscriber.receive(value)
        if more > .none { lock.withLock { demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<S.Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        detach()?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        lock.lock()
        demand += more
        let core = core
        let owes = owesCurrent
        lock.unlock()
        core?.want()
        if owes, let core { deliverCurrent(core) }
    }

    private func deliverCurrent(_ core: SubjectCore<S.Input, S.Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        lock.lock()
        guard owesCurrent, demand > .none, let subscriber, let value = core.current else {
            lock.unlock()
            return
        }
        demand -= 1
        owesCurrent = false
        lock.unlock()
        let more = subscriber.receive(value)
        if more > .none { lock.withLock { demand += more } }
    }

    func cancel() {
        let core = lock.withLock { self.core }
        core?.remove(self)
        _ = detach()
    }

    /// Returns the subscriber, once.
    private func detach() -> S? {
        lock.lock()
        let (subscriber, core, owner) = (subscriber, core, owner)
        self.subscriber = nil
        self.core = nil
        self.owner = nil
        lock.unlock()
        withExtendedLifetime((core, owner)) {}
        return subscriber
    }
}
