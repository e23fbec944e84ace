extension Publishers {
    /// Publishes what a closure makes of each value, except `nil`.
    public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the new value.
        public let transform: (Upstream.Output) -> Output?

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(Transform("CompactMap", subscriber, step: { transform($0).map { .emit($0) } ?? .skip }))
        }
    }
}

extension Publishers {
    /// Publishes what a closure makes of each value, except `nil`, and fails with what the closure throws.
    public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the new value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(Transform("TryCompactMap", subscriber, tryStep: { try transform($0).map { .emit($0) } ?? .skip }))
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value, except `nil`.
    public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Publishes what a closure makes of each value, except `nil`, and fails with what the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
