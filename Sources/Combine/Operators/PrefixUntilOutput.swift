extension Publishers {
    /// Publishes values until another publisher publishes one, then finishes.
    public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Ends the stream.
        public let other: Other

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let inner = Transform<Upstream.Output, Upstream.Failure, S>("PrefixUntilOutput", subscriber, step: { .emit($0) })
            let trigger = Trigger<Other.Output, Other.Failure>(onValue: { inner.close(last: nil, completion: .finished) }, onEnd: { _ in })
            inner.onEnd = { trigger.cancel() }
            upstream.subscribe(inner)
            other.subscribe(trigger)
        }
    }
}

extension Publisher {
    /// Publishes values until another publisher publishes one, then finishes.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
