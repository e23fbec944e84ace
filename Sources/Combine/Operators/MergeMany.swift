extension Publishers {
    /// Publishes the values of any number of publishers of one type as they come.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstreams.
        public let publishers: [Upstream]

        /// - Parameter upstream: the upstreams.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// - Parameter upstream: the upstreams.
        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            let join = Join("Merge", subscriber, sides: publishers.count, rule: .prefetchOne)
            subscriber.receive(subscription: join)
            for (index, publisher) in publishers.enumerated() {
                publisher.subscribe(MergeSide.make(join, index, Upstream.self))
            }
        }

        /// The same with one more upstream.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the values of both publishers, which are of one type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
