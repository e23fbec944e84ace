extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// How many values to leave out.
        public let count: Int

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                Transform(
                    "Drop", subscriber,
                    step: { value in
                        guard left > 0 else { return .emit(value) }
                        left -= 1
                        return .skip
                    }))
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first values.
    /// - Parameter count: how many, 0 or more.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "dropFirst(\(count)): a count cannot be negative. Pass 0 or more.")
        return Publishers.Drop(upstream: self, count: count)
    }
}
