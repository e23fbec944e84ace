extension Publishers {
    /// Connects a connectable publisher at the first subscriber, and disconnects it when the last one cancels.
    public class Autoconnect<Upstream>: Publisher, @unchecked Sendable where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public final let upstream: Upstream

        private let lock = Lock()
        private var count = 0
        private var generation = 0
        private var connection: (any Cancellable)?

        /// Wraps a publisher; `autoconnect` is the usual way.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let inner = Peek(
                "Autoconnect", subscriber, PeekEvents<Output, Failure>(cancel: { [self] in leave() }), passesDescription: true)
            let (isFirst, generation) = lock.withLock {
                count += 1
                if count == 1 { self.generation += 1 }
                return (count == 1, self.generation)
            }
            upstream.subscribe(inner)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isWanted = lock.withLock {
                guard count > 0, self.generation == generation else { return false }
                self.connection = connection
                return true
            }
            // Everybody may have left while the publisher was connecting.
            if !isWanted { connection.cancel() }
        }

        private func leave() {
            let released = lock.withLock { () -> (any Cancellable)? in
                count -= 1
                guard count == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            released?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Connects at the first subscriber, and disconnects when the last one cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
