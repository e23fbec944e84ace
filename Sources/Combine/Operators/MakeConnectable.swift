extension Publishers {
    /// Gives a publisher a `connect()` to wait for.
    public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let multicast: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

        /// Wraps a publisher; `makeConnectable` is the usual way.
        public init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            multicast.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { multicast.connect() }
    }
}

extension Publisher where Failure == Never {
    /// Makes this publisher wait for `connect()`.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
