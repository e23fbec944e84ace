extension Publishers {
    /// Publishes the values whose indices are in a range, then finishes.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The indices, counted from 0.
        public let range: CountableRange<Int>

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let range = range
            var index = 0
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            upstream.subscribe(
                Transform(
                    "Output", subscriber,
                    step: { value in
                        let position = index
                        index += 1
                        if position < range.lowerBound { return .skip }
                        if position >= range.upperBound { return .finish }
                        return position == range.upperBound - 1 ? .emitAndFinish(value) : .emit(value)
                    }))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes one value, the one at an index.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "output(at: \(index)): an index cannot be negative. Pass 0 or more.")
        return Publishers.Output(upstream: self, range: index..<(index + 1))
    }

    /// Publishes the values whose indices are in a range.
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes at most the first `maxLength` values.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "prefix(\(maxLength)): a length cannot be negative. Pass 0 or more.")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }
}
