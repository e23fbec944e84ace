extension Publishers {
    /// Leaves out values until another publisher publishes one.
    public struct DropUntilOutput<Upstream, Other>: Publisher
    where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Opens the gate.
        public let other: Other

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let gate = Gate()
            let inner = Transform<Upstream.Output, Upstream.Failure, S>(
                "DropUntilOutput", subscriber, step: { gate.isOpen ? .emit($0) : .skip })
            let lock = Lock()
            var ending: Subscribers.Completion<Failure>?
            let trigger = Trigger<Other.Output, Other.Failure>(
                onValue: { gate.open() },
                onEnd: { completion in
                    lock.withLock { ending = completion }
                    inner.close(last: nil, completion: completion)
                })
            inner.whenOver { trigger.cancel() }
            // The other one first: what it has to say already counts for the first value.
            other.subscribe(trigger)
            upstream.subscribe(inner)
            if let completion = lock.withLock({ ending }) { inner.close(last: nil, completion: completion) }
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Leaves out values until another publisher publishes one.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
