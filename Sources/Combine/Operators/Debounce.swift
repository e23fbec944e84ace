extension Publishers {
    /// Publishes a value once no other has come for a while.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// How long it must be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Measures the time and delivers.
        public let scheduler: Context

        /// Settings of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Wraps a publisher; `debounce` is the usual way.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            let outbox = Outbox(subscriber)
            let inner = OutboxSubscription<Output, Failure, S>("Debounce", subscriber, outbox)
            var count = 0
            let onValue = { (value: Output) in
                let number = inner.lock.withLock {
                    count += 1
                    return count
                }
                let date = scheduler.now.advanced(by: dueTime)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    guard inner.isActive, inner.lock.withLock({ count == number }) else { return }
                    outbox.pushOrDrop(value)
                }
            }
            // A value that still waits is given up when upstream ends.
            let onEnd = { (completion: Subscribers.Completion<Failure>) in
                inner.lock.withLock { count += 1 }
                scheduler.schedule(options: options) { outbox.finish(completion) }
            }
            inner.read(upstream, .init(onValue: onValue, onEnd: onEnd))
        }
    }
}

extension Publisher {
    /// Publishes a value once no other has come for `dueTime`.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
