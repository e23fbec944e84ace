extension Publishers {
    /// Publishes a value in place of a failure, and finishes.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

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
                    "ReplaceError", subscriber,
                    end: { completion, _ in
                        if case .failure = completion { return (output, .finished) }
                        return (nil, .finished)
                    }))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes a value in place of a failure, and finishes.
    public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
