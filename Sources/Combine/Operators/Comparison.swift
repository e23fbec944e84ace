extension Publishers {
    /// Publishes the greatest value, by a closure's order, when upstream finishes.
    public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// `true` if the second value is to replace the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.subscribe(
                Fold(
                    "Comparison", subscriber,
                    step: { value in
                        if let known = best, areInIncreasingOrder(known, value) == false { return .skip }
                        best = value
                        return .skip
                    }, result: { best }))
        }
    }
}

extension Publishers {
    /// Publishes the greatest value, by a closure's order, when upstream finishes; fails with what the closure throws.
    public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// `true` if the second value is to replace the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.subscribe(
                Fold(
                    "TryComparison", subscriber,
                    tryStep: { value in
                        if let known = best, try areInIncreasingOrder(known, value) == false { return .skip }
                        best = value
                        return .skip
                    }, result: { best }))
        }
    }
}

extension Publisher {
    /// Publishes the greatest value when this publisher finishes.
    public func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the least value when this publisher finishes.
    public func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// As `max(by:)`, and fails with what the closure throws.
    public func tryMax(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// As `min(by:)`, and fails with what the closure throws.
    public func tryMin(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the greatest value when this publisher finishes.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Publishes the least value when this publisher finishes.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
