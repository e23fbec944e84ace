extension Publishers {
    /// Publishes whether a closure accepts any value.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
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
                Fold("ContainsWhere", subscriber, step: { predicate($0) ? .emitAndFinish(true) : .skip }, result: { false }))
        }
    }
}

extension Publishers {
    /// Publishes whether a closure accepts any value; fails with what the closure throws.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
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
                Fold("TryContainsWhere", subscriber, tryStep: { try predicate($0) ? .emitAndFinish(true) : .skip }, result: { false }))
        }
    }
}

extension Publishers {
    /// Publishes whether a value is among the values.
    public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The value looked for.
        public let output: Upstream.Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let output = output
            upstream.subscribe(
                Fold("Contains", subscriber, step: { $0 == output ? .emitAndFinish(true) : .skip }, result: { false }))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes whether a closure accepts any value.
    public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// As `contains(where:)`, and fails with what the closure throws.
    public func tryContains(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Publishes whether a value is among the values.
    public func contains(_ output: Self.Output) -> Publishers.Contains<Self> { Publishers.Contains(upstream: self, output: output) }
}
