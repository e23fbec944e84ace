/// Runs a closure at once and publishes the one result that the closure reports, now or later, to every subscriber.
public final class Future<Output, Failure>: Publisher, @unchecked Sendable where Failure: Error {
    /// Reports the result. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [CombineIdentifier: (Result<Output, Failure>) -> Void] = [:]

    /// - Parameter attemptToFulfill: runs before the initialiser returns; it keeps the promise and calls it once.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else {
            lock.unlock()
            return
        }
        self.result = result
        let actions = waiting
        waiting = [:]
        lock.unlock()
        for action in actions.values { action(result) }
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = FutureSubscription(subscriber) { [weak self] identifier in self?.forget(identifier) }
        // First the subscription, then the waiting list: a failure that comes meanwhile must not overtake the subscription.
        subscriber.receive(subscription: subscription)
        lock.lock()
        let known = result
        if known == nil { waiting[subscription.combineIdentifier] = { subscription.fulfill($0) } }
        lock.unlock()
        if let known {
            subscription.fulfill(known)
        } else if !subscription.isLive {
            forget(subscription.combineIdentifier)
        }
    }

    /// Runs an action with the result, now or when it is there.
    func whenFulfilled(_ action: @escaping (Result<Output, Failure>) -> Void) {
        lock.lock()
        guard let known = result else {
            waiting[CombineIdentifier()] = action
            lock.unlock()
            return
        }
        lock.unlock()
        action(known)
    }

    private func forget(_ identifier: CombineIdentifier) {
        let released = lock.withLock { waiting.removeValue(forKey: identifier) }
        withExtendedLifetime(released) {}
    }
}

private final class FutureSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private var downstream: Downstream?
    private var isRequested = false
    private var isDelivering = false
    private var result: Result<Downstream.Input, Downstream.Failure>?
    private let onCancel: (CombineIdentifier) -> Void

    init(_ downstream: Downstream, onCancel: @escaping (CombineIdentifier) -> Void) {
        self.downstream = downstream
        self.onCancel = onCancel
    }

    /// `false` once the subscriber has cancelled or has the result.
    var isLive: Bool { lock.withLock { downstream != nil } }

    var description: String { "Future" }

    func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
        lock.withLock { self.result = result }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock { isRequested = true }
        deliver()
    }

    /// A value waits for demand; a failure does not.
    private func deliver() {
        lock.lock()
        guard let result, let downstream, !isDelivering else {
            lock.unlock()
            return
        }
        if case .success = result, !isRequested {
            lock.unlock()
            return
        }
        isDelivering = true
        lock.unlock()
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            take()?.receive(completion: .finished)
        case .failure(let error):
            take()?.receive(completion: .failure(error))
        }
    }

    func cancel() {
        _ = take()
        onCancel(combineIdentifier)
    }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
