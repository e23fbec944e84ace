extension Publishers {
    /// Publishes what a closure makes of each value.
    public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the new value.
        public let transform: (Upstream.Output) -> Output

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(Transform("Map", subscriber, step: { .emit(transform($0)) }))
        }
    }
}

extension Publisher {
    /// Publishes what a closure makes of each value.
    public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Publishes `output` in place of each `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
