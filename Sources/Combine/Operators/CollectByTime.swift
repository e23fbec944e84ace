extension Publishers {
    /// When collected values are published.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and when there are enough values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes arrays of the values that came within an interval.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// When arrays are published.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// Settings of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Wraps a publisher; `collect` is the usual way.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let scheduler: Context
            let interval: Context.SchedulerTimeType.Stride
            let limit: Int
            switch strategy {
            case .byTime(let context, let stride): (scheduler, interval, limit) = (context, stride, .max)
            case .byTimeOrCount(let context, let stride, let count): (scheduler, interval, limit) = (context, stride, count)
            }
            let options = options
            let outbox = Outbox(subscriber)
            let inner = OutboxSubscription<Upstream.Output, Failure, S>("CollectByTime", subscriber, outbox)
            var values: [Upstream.Output] = []
            let timer = CancellableSlot()
            let flush = {
                let batch = inner.lock.withLock {
                    defer { values = [] }
                    return values
                }
                if !batch.isEmpty { outbox.push(batch) }
            }
            let onStart = { (upstream: any Subscription) in
                timer.fill(
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                        options: options
                    ) { if inner.isActive { flush() } })
                upstream.request(.unlimited)
            }
            let onValue = { (value: Upstream.Output) in
                let isFull = inner.lock.withLock {
                    values.append(value)
                    return values.count >= limit
                }
                if isFull { flush() }
            }
            let onEnd = { (completion: Subscribers.Completion<Failure>) in
                timer.cancel()
                if !completion.isFailure { flush() }
                outbox.finish(completion)
            }
            inner.read(upstream, .init(onStart: onStart, onValue: onValue, onEnd: onEnd, onCancel: { timer.cancel() }))
        }
    }
}

extension Publisher {
    /// Publishes arrays of the values that came within an interval.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
