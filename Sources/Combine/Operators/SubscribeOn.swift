extension Publishers {
    /// Subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Where the publisher above is called.
        public let scheduler: Context

        /// Settings of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Wraps a publisher; `subscribe(on:)` is the usual way.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            let inner = ScheduledRequests(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }
    }
}

extension Publisher {
    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Passes values on as they come, and requests and the cancellation through a scheduler. Once the subscriber has cancelled it gets
/// nothing more, although upstream hears of it later.
private final class ScheduledRequests<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible, @unchecked Sendable {
    let description = "SubscribeOn"
    private let lock = Lock()
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void
    private var upstream: (any Subscription)?
    private var isOver = false

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
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

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { isOver } ? .none : downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let wasOver = lock.withLock {
            defer { isOver = true }
            upstream = nil
            return isOver
        }
        if !wasOver { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard let target = lock.withLock({ upstream }) else { return }
        schedule { target.request(demand) }
    }

    func cancel() {
        let released = lock.withLock {
            defer { upstream = nil }
            isOver = true
            return upstream
        }
        if let released { schedule { released.cancel() } }
    }
}
