extension Publishers {
    /// Publishes the values above and fails with what a closure makes of the failure.
    public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        public typealias Output = Upstream.Output

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the new failure.
        public let transform: (Upstream.Failure) -> Failure

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                Transform<Upstream.Output, Upstream.Failure, S>(
                    "MapError", subscriber, step: { .emit($0) },
                    end: { completion in
                        switch completion {
                        case .finished: return (nil, .finished)
                        case .failure(let error): return (nil, .failure(transform(error)))
                        }
                    }))
        }
    }
}

extension Publisher {
    /// Fails with what a closure makes of the failure.
    public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
