extension Publishers {
    /// Publishes at most one value per interval.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The least time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// Measures the time and delivers.
        public let scheduler: Context

        /// Whether the last value of an interval is published, or else the first.
        public let latest: Bool

        /// Wraps a publisher; `throttle` is the usual way.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let outbox = Outbox(subscriber)
            let inner = OutboxSubscription<Output, Failure, S>("Throttle", subscriber, outbox)
            let window = ThrottleWindow(scheduler, interval, latest: latest, send: { outbox.pushOrDrop($0) })
            inner.read(
                upstream,
                .init(
                    onValue: { window.receive($0) },
                    onEnd: { completion in window.end(isFailure: completion.isFailure) { outbox.finish(completion) } },
                    onCancel: { window.cancel() }))
        }
    }
}

extension Publisher {
    /// Publishes at most one value per interval: the first at once, then the last or first of each interval at its end.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Subscribers.Completion {
    var isFailure: Bool {
        if case .failure = self { return true }
        return false
    }
}

/// The interval that runs since the last published value, and the value that waits for its end.
private final class ThrottleWindow<Output, Context: Scheduler>: @unchecked Sendable {
    private let lock = Lock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let latest: Bool
    private let send: (Output) -> Void
    private var lastSent: Context.SchedulerTimeType?
    private var waiting: Output?
    private var isScheduled = false
    private var onEmpty: (() -> Void)?

    init(
        _ scheduler: Context, _ interval: Context.SchedulerTimeType.Stride, latest: Bool, send: @escaping (Output) -> Void
    ) {
        self.scheduler = scheduler
        self.interval = interval
        self.latest = latest
        self.send = send
    }

    func receive(_ value: Output) {
        let now = scheduler.now
        lock.lock()
        if waiting == nil || latest { waiting = value }
        guard !isScheduled else {
            lock.unlock()
            return
        }
        isScheduled = true
        let due = lastSent?.advanced(by: interval)
        lock.unlock()
        if let due, due > now {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { [self] in flush() }
        } else {
            scheduler.schedule(options: nil) { [self] in flush() }
        }
    }

    private func flush() {
        lock.lock()
        let value = waiting
        let onEmpty = onEmpty
        waiting = nil
        isScheduled = false
        lastSent = scheduler.now
        lock.unlock()
        if let value { send(value) }
        onEmpty?()
    }

    /// Runs an action after the value that waits; a failure does not wait for it.
    func end(isFailure: Bool, _ action: @escaping () -> Void) {
        lock.lock()
        if isFailure { waiting = nil }
        guard isScheduled, !isFailure else {
            lock.unlock()
            scheduler.schedule(options: nil, action)
            return
        }
        onEmpty = action
        lock.unlock()
    }

    func cancel() {
        let released = lock.withLock {
            defer { waiting = nil }
            return waiting
        }
        withExtendedLifetime(released) {}
    }
}
