extension Publishers {
    /// Publishes the time between values in place of the values.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Measures the time.
        public let scheduler: Context

        /// Wraps a publisher; `measureInterval` is the usual way.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.subscribe(
                Transform<Upstream.Output, Failure, S>(
                    "MeasureInterval", subscriber,
                    step: { _ in
                        let now = scheduler.now
                        defer { last = now }
                        return .emit(last.distance(to: now))
                    }))
        }
    }
}

extension Publisher {
    /// Publishes the time since the subscription or the last value, in place of each value.
    public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S>
    where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
