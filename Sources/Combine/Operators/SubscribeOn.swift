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
            let proxy = Peek(
                "SubscribeOn", ScheduledRequests(subscriber) { scheduler.schedule(options: options, $0) },
                PeekEvents<Output, Failure>())
            scheduler.schedule(options: options) { upstream.subscribe(proxy) }
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

/// Hands the subscriber a subscription whose calls go through a scheduler.
private struct ScheduledRequests<Downstream: Subscriber>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: ScheduledSubscription(base: subscription, schedule: schedule))
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}

private struct ScheduledSubscription: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    let base: any Subscription
    let schedule: (@escaping () -> Void) -> Void

    var description: String { "SubscribeOn" }

    func request(_ demand: Subscribers.Demand) { schedule { base.request(demand) } }

    func cancel() { schedule { base.cancel() } }
}
