extension Publishers {
    /// Shares one subscription to the publisher above among all subscribers.
    public final class Share<Upstream>: Publisher, Equatable, @unchecked Sendable where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        /// Wraps a publisher; `share` is the usual way.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        /// Two values are equal if they are the same object.
        public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Shares one subscription to this publisher among all subscribers. A late subscriber misses what came before.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
