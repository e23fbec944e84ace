extension Publishers {
    /// Ends the stream if nothing comes for too long.
    public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// How long is too long.
        public let interval: Context.SchedulerTimeType.Stride

        /// Measures the time and delivers.
        public let scheduler: Context

        /// Settings of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the failure; without it the stream finishes.
        public let customError: (() -> Upstream.Failure)?

        /// Wraps a publisher; `timeout` is the usual way.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
            let outbox = Outbox(subscriber)
            let inner = OutboxSubscription<Output, Failure, S>("Timeout", subscriber, outbox)
            var count = 0
            let rearm = {
                let number = inner.lock.withLock {
                    count += 1
                    return count
                }
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
                    guard inner.isActive, inner.lock.withLock({ count == number }) else { return }
                    inner.close(customError.map { .failure($0()) } ?? .finished)
                }
            }
            // Deliveries are scheduled, so the outbox may outlive the subscription.
            outbox.onDemand = { [weak inner] in inner?.requestUpstream($0) }
            let onValue = { (value: Output) in
                rearm()
                scheduler.schedule(options: options) { outbox.push(value) }
            }
            let onEnd = { (completion: Subscribers.Completion<Failure>) in
                inner.lock.withLock { count += 1 }
                scheduler.schedule(options: options) { outbox.finish(completion, overtaking: false) }
            }
            inner.read(
                upstream,
                .init(onStart: { _ in rearm() }, onValue: onValue, onEnd: onEnd, onRequest: { inner.requestUpstream($0) }))
        }
    }
}

extension Publisher {
    /// Ends the stream if nothing comes for `interval`, with a failure if a closure makes one.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Self.Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
