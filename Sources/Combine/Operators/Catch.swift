extension Publishers {
    /// Goes on with another publisher when the one above fails.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let handler = handler
            let chain = Chain("Catch", subscriber)
            upstream.subscribe(
                ChainLink<Upstream.Failure, S>(
                    chain,
                    end: { completion in
                        switch completion {
                        case .finished: chain.finish(.finished)
                        case .failure(let error):
                            guard chain.detach() else { return }
                            handler(error).subscribe(ChainLink(chain, end: { chain.finish($0) }))
                        }
                    }))
        }
    }
}

extension Publishers {
    /// Goes on with another publisher when the one above fails; fails with what the closure throws.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher above.
        public let upstream: Upstream

        /// Makes the publisher to go on with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let handler = handler
            let chain = Chain("TryCatch", subscriber)
            upstream.subscribe(
                ChainLink<Upstream.Failure, S>(
                    chain,
                    end: { completion in
                        switch completion {
                        case .finished: chain.finish(.finished)
                        case .failure(let error):
                            guard chain.detach() else { return }
                            do {
                                try handler(error).subscribe(ChainLink(chain, end: { chain.finish($0.erased) }))
                            } catch {
                                chain.finish(.failure(error))
                            }
                        }
                    }))
        }
    }
}

extension Publisher {
    /// Goes on with another publisher when this one fails.
    public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// As `catch`, and fails with what the closure throws.
    public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
