extension Publishers {
    /// Publishes the values that a closure accepts.
    public struct Filter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Accepts values.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(Transform("Filter", subscriber, step: { isIncluded($0) ? .emit($0) : .skip }))
        }
    }
}

extension Publishers {
    /// Publishes the values that a closure accepts, and fails with what the closure throws.
    public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Accepts values.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(Transform("TryFilter", subscriber, tryStep: { try isIncluded($0) ? .emit($0) : .skip }))
        }
    }
}

extension Publisher {
    /// Publishes the values that a closure accepts.
    public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Publishes the values that a closure accepts, and fails with what the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
