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
            let gate = Gate()
            let trigger = Trigger<Other.Output, Other.Failure>(
                onValue: {
                    gate.open()
                    inner.close(last: nil, completion: .finished)
                }, onEnd: { _ in })
            inner.whenOver { trigger.cancel() }
            // The other one first: if it has a value already, nothing of this publisher is wanted.
            other.subscribe(trigger)
            guard !gate.isOpen else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            upstream.subscribe(inner)
            if gate.isOpen { inner.close(last: nil, completion: .finished) }
        }
    }
}

extension Publisher {
    /// Publishes values until another publisher publishes one, then finishes.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
