extension Publishers {
    /// Publishes how many values there were when upstream finishes.
    public struct Count<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                Fold(
                    "Count", subscriber,
                    step: { _ in
                        count += 1
                        return .skip
                    }, result: { count }))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes how many values there were when this publisher finishes.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
