extension Publishers {
    /// Publishes a value if the publisher above finishes without one.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The value.
        public let output: Upstream.Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let output = output
            upstream.subscribe(
                Substitute<Upstream.Failure, S>(
                    "ReplaceEmpty", subscriber,
                    end: { completion, count in
                        if case .finished = completion, count == 0 { return (output, .finished) }
                        return (nil, completion)
                    }))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes a value if this publisher finishes without one.
    public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
