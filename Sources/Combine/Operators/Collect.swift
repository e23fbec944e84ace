extension Publishers {
    /// Publishes all values as one array when upstream finishes.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Fold(
                    "Collect", subscriber,
                    step: { value in
                        values.append(value)
                        return .skip
                    }, result: { values }))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers {
    /// Publishes arrays of a fixed number of values, and what is left when upstream finishes.
    public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// How many values make an array.
        public let count: Int

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let count = count
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Transform(
                    "CollectByCount", subscriber, scale: count,
                    step: { value in
                        values.append(value)
                        guard values.count >= count else { return .hold }
                        defer { values = [] }
                        return .emit(values)
                    },
                    end: { completion in
                        if case .finished = completion, !values.isEmpty { return (values, completion) }
                        return (nil, completion)
                    }))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes all values as one array when this publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Publishes arrays of `count` values, and what is left when this publisher finishes.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "collect(\(count)): an array needs at least one value. Pass 1 or more.")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
