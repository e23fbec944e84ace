extension Publishers {
    /// Publishes what a closure makes of each value, and fails with what the closure throws.
    public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the new value.
        public let transform: (Upstream.Output) throws -> Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(Transform("TryMap", subscriber, tryStep: { .emit(try transform($0)) }))
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value, and fails with what the closure throws.
    public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
