extension Publishers {
    /// What a full buffer does with the next value.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// Drops the value that has just come.
        case dropNewest
        /// Drops the value that has waited longest.
        case dropOldest
        /// Fails with what the closure returns.
        case customError(() -> Failure)
    }

    /// How a buffer asks for values.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// Asks for as many values as fit, and again as they leave.
        case keepFull
        /// Asks for everything at once and drops what does not fit.
        case byRequest
    }

    /// Keeps values until the subscriber asks for them.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// How many values are kept.
        public let size: Int

        /// How values are asked for.
        public let prefetch: Publishers.PrefetchStrategy

        /// What happens to values that do not fit.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Wraps a publisher; `buffer` is the usual way.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let outbox = Outbox(subscriber)
            let (size, prefetch, whenFull) = (size, prefetch, whenFull)
            let inner = OutboxSubscription<Output, Failure, S>("Buffer", subscriber, outbox)
            let onValue = { (value: Output) in
                let isFull = outbox.remainingDemand == .none && outbox.queuedCount >= size
                if isFull {
                    switch whenFull {
                    case .dropNewest: return
                    case .dropOldest: outbox.dropOldest()
                    case .customError(let error):
                        inner.close(.failure(error()))
                        return
                    }
                }
                outbox.push(value, delivered: prefetch == .keepFull ? { inner.requestUpstream(.max(1)) } : nil)
            }
            inner.read(
                upstream, .init(onStart: { $0.request(prefetch == .keepFull ? .max(size) : .unlimited) }, onValue: onValue))
        }
    }
}

extension Publisher {
    /// Keeps up to `size` values until the subscriber asks for them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
