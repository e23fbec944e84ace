extension Publishers {
    /// Subscribes again when the publisher above fails.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// How often to try again; `nil` for ever.
        public let retries: Int?

        /// Wraps a publisher; the operator of the same name is the usual way.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            RetryLoop(upstream, Chain("Retry", subscriber), retries: retries).start()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again when this publisher fails, at most `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

/// Subscribes again from a loop, so that a publisher that fails while it is subscribed to does not deepen the stack.
private final class RetryLoop<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let upstream: Upstream
    private let chain: Chain<Downstream>
    private let lock = Lock()
    private var left: Int?
    private var isSubscribing = false
    private var isDue = false

    init(_ upstream: Upstream, _ chain: Chain<Downstream>, retries: Int?) {
        self.upstream = upstream
        self.chain = chain
        left = retries
    }

    func start() {
        lock.lock()
        isDue = true
        guard !isSubscribing else {
            lock.unlock()
            return
        }
        isSubscribing = true
        while isDue {
            isDue = false
            lock.unlock()
            upstream.subscribe(ChainLink<Upstream.Failure, Downstream>(chain, end: { self.end($0) }))
            lock.lock()
        }
        isSubscribing = false
        lock.unlock()
    }

    private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        guard case .failure = completion, takeRetry() else {
            chain.finish(completion)
            return
        }
        if chain.detach() { start() }
    }

    private func takeRetry() -> Bool {
        lock.withLock {
            guard let count = left else { return true }
            guard count > 0 else { return false }
            left = count - 1
            return true
        }
    }
}
