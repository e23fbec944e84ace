import Foundation

extension Timer {
    /// Publishes the date again and again once connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds between two values.
        public final let interval: TimeInterval

        /// How many seconds a value may be late; `nil` for the system's choice.
        public final let tolerance: TimeInterval?

        /// Where the timer runs.
        public final let runLoop: RunLoop

        /// The modes in which it runs.
        public final let mode: RunLoop.Mode

        /// Settings of the run loop.
        public final let options: RunLoop.SchedulerOptions?

        private let core = SubjectCore<Date, Never>(latest: nil)
        private let lock = Lock()
        private var timer: Timer?
        private var connectionCount = 0

        /// - Parameters:
        ///   - interval: seconds between two values.
        ///   - tolerance: how many seconds a value may be late.
        ///   - runLoop: where the timer runs.
        ///   - mode: the modes in which it runs.
        ///   - options: settings of the run loop.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        deinit { timer?.invalidate() }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            core.subscribe(subscriber, owner: self, name: "Timer")
        }

        /// Starts the timer. One timer serves all subscribers; it stops when every connection is cancelled, or with the publisher.
        /// A connection that is only forgotten lets it run on.
        public func connect() -> any Cancellable {
            let core = core
            lock.lock()
            connectionCount += 1
            guard timer == nil else {
                lock.unlock()
                return TimerConnection(self)
            }
            // A timer made without a fire date would fire at once with Linux' Foundation.
            let first = Date(timeIntervalSinceNow: interval)
            let made = Timer(fire: first, interval: interval, repeats: true) { _ in core.send(Date()) }
            if let tolerance { made.tolerance = tolerance }
            timer = made
            lock.unlock()
            runLoop.add(made, forMode: mode)
            return TimerConnection(self)
        }

        fileprivate func disconnect() {
            let released = lock.withLock { () -> Timer? in
                connectionCount -= 1
                guard connectionCount == 0 else { return nil }
                defer { timer = nil }
                return timer
            }
            released?.invalidate()
        }
    }

    /// Publishes the date every `interval` seconds once connected; `autoconnect()` connects at the first subscriber.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

/// One `connect()` of a timer publisher.
private final class TimerConnection: Cancellable {
    private let lock = Lock()
    private var publisher: Timer.TimerPublisher?

    init(_ publisher: Timer.TimerPublisher) { self.publisher = publisher }

    func cancel() {
        let released = lock.withLock {
            defer { publisher = nil }
            return publisher
        }
        released?.disconnect()
    }
}
