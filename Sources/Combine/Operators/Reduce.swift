extension Publishers {
    /// Publishes the result of a closure over all values when upstream finishes.
    public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// Combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            var result = initial
            upstream.subscribe(
                Fold(
                    "Reduce", subscriber,
                    step: { value in
                        result = nextPartialResult(result, value)
                        return .skip
                    }, result: { result }))
        }
    }
}

extension Publishers {
    /// Publishes the result of a closure over all values when upstream finishes; fails with what the closure throws.
    public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initial: Output

        /// Combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            var result = initial
            upstream.subscribe(
                Fold(
                    "TryReduce", subscriber,
                    tryStep: { value in
                        result = try nextPartialResult(result, value)
                        return .skip
                    }, result: { result }))
        }
    }
}

extension Publisher {
    /// Publishes the result of a closure over all values when this publisher finishes.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// As `reduce`, and fails with what the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
