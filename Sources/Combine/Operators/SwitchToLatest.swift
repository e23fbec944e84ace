extension Publishers {
    /// Publishes the values of the newest of the publishers that come from above.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Wraps a publisher; `switchToLatest` is the usual way.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let inner = Switch(subscriber)
            subscriber.receive(subscription: inner)
            upstream.subscribe(
                Relay<P, Upstream.Failure>(
                    onSubscription: { inner.attachOuter($0) }, onValue: { inner.change(to: $0) }, onEnd: { inner.endOuter($0) }))
        }
    }
}

extension Publisher where Failure == Output.Failure, Output: Publisher {
    /// Publishes the values of the newest of the publishers that come from this one; the one before is cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// The same, where only this publisher may fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Self.Output, Self.Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// The same, where only the inner publishers may fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// The same, where nothing may fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
