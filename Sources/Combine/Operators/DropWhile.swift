extension Publishers {
    /// Leaves out values until a closure returns `false`.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// `true` for values to leave out.
        public let predicate: (Upstream.Output) -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isDropping = true
            upstream.subscribe(
                Transform(
                    "DropWhile", subscriber,
                    step: { value in
                        if isDropping, predicate(value) { return .skip }
                        isDropping = false
                        return .emit(value)
                    }))
        }
    }
}

extension Publishers {
    /// Leaves out values until a closure returns `false`, and fails with what the closure throws.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// `true` for values to leave out.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isDropping = true
            upstream.subscribe(
                Transform(
                    "TryDropWhile", subscriber,
                    tryStep: { value in
                        if isDropping, try predicate(value) { return .skip }
                        isDropping = false
                        return .emit(value)
                    }))
        }
    }
}

extension Publisher {
    /// Leaves out values until a closure returns `false`.
    public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// As `drop(while:)`, and fails with what the closure throws.
    public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
