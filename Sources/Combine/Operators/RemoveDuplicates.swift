extension Publishers {
    /// Publishes the values that differ from the one published before.
    public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// `true` for equivalent values.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var previous: Upstream.Output?
            upstream.subscribe(
                Transform(
                    "RemoveDuplicates", subscriber,
                    step: { value in
                        if let known = previous, predicate(known, value) { return .skip }
                        previous = value
                        return .emit(value)
                    }))
        }
    }
}

extension Publishers {
    /// Publishes the values that differ from the one published before, and fails with what the closure throws.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// `true` for equivalent values.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var previous: Upstream.Output?
            upstream.subscribe(
                Transform(
                    "TryRemoveDuplicates", subscriber,
                    tryStep: { value in
                        if let known = previous, try predicate(known, value) { return .skip }
                        previous = value
                        return .emit(value)
                    }))
        }
    }
}

extension Publisher {
    /// Publishes the values for which a closure does not find them equivalent to the one published before.
    public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// As `removeDuplicates(by:)`, and fails with what the closure throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Publishes the values that differ from the one published before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
