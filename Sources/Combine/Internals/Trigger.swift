/// A flag that opens once.
final class Gate: @unchecked Sendable {
    private let lock = Lock()
    private var opened = false

    var isOpen: Bool { lock.withLock { opened } }

    func open() { lock.withLock { opened = true } }
}

/// Waits for the first value of a publisher.
final class Trigger<Input, Failure: Error>: Subscriber {
    private let lock = Lock()
    private let onValue: () -> Void
    private let onEnd: (Subscribers.Completion<Failure>) -> Void
    private var upstream: (any Subscription)?
    private var isOver = false

    init(onValue: @escaping () -> Void, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, !isOver else { return false }
            upstream = subscription
            return true
        }
        if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard end() else { return .none }
        onValue()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if end() { onEnd(completion) }
    }

    func cancel() { _ = end() }

    /// `true` the first time.
    private func end() -> Bool {
        lock.lock()
        let wasOver = isOver
        let released = upstream
        isOver = true
        upstream = nil
        lock.unlock()
        released?.cancel()
        return !wasOver
    }
}
