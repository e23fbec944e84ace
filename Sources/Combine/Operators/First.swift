extension Publishers {
    /// Publishes the first value and finishes.
    public struct First<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Fold("First", subscriber, step: { .emitAndFinish($0) }, result: { nil }))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers {
    /// Publishes the first value that a closure accepts and finishes.
    public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Accepts values.
        public let predicate: (Upstream.Output) -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Fold("First", subscriber, step: { predicate($0) ? .emitAndFinish($0) : .skip }, result: { nil }))
        }
    }
}

extension Publishers {
    /// Publishes the first value that a closure accepts and finishes; fails with what the closure throws.
    public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Accepts values.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Fold("TryFirst", subscriber, tryStep: { try predicate($0) ? .emitAndFinish($0) : .skip }, result: { nil }))
        }
    }
}

extension Publisher {
    /// Publishes the first value and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Publishes the first value that a closure accepts and finishes.
    public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// As `first(where:)`, and fails with what the closure throws.
    public func tryFirst(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
