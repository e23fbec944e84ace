extension Publishers {
    /// Pretends that a publisher which never fails may fail.
    public struct SetFailureType<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher above.
        public let upstream: Upstream

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Transform<Upstream.Output, Never, S>("SetFailureType", subscriber, step: { .emit($0) }, end: { _ in (nil, .finished) }))
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
    /// Gives this publisher a failure type, so that it fits others that may fail.
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}
