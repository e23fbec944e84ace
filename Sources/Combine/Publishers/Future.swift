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
        let subscription = FutureSubscription(subscriber)
        lock.lock()
        let known = result
        if known == nil { waiting[subscription.combineIdentifier] = { subscription.fulfill($0) } }
        lock.unlock()
        subscription.onCancel = { [weak self] identifier in self?.forget(identifier) }
        subscriber.receive(subscription: subscription)
        if let known { subscription.fulfill(known) }
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
    private var result: Result<Downstream.Input, Downstream.Failure>?
    var onCancel: ((CombineIdentifier) -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

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
        guard let result, let downstream else {
            lock.unlock()
            return
        }
        if case .success = result, !isRequested {
            lock.unlock()
            return
        }
        self.downstream = nil
        lock.unlock()
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .failure(let error):
            downstream.receive(completion: .failure(error))
        }
    }

    func cancel() {
        lock.withLock { downstream = nil }
        onCancel?(combineIdentifier)
    }
}
