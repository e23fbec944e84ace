extension Publishers {
    /// Publishes the running result of a closure over the values so far.
    public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                Transform(
                    "Scan", subscriber,
                    step: { value in
                        let next = nextPartialResult(result, value)
                        result = next
                        return .emit(next)
                    }))
        }
    }
}

extension Publishers {
    /// Publishes the running result of a closure over the values so far, and fails with what the closure throws.
    public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                Transform(
                    "TryScan", subscriber,
                    tryStep: { value in
                        let next = try nextPartialResult(result, value)
                        result = next
                        return .emit(next)
                    }))
        }
    }
}

extension Publisher {
    /// Publishes the running result of a closure over the values so far.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// As `scan`, and fails with what the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
