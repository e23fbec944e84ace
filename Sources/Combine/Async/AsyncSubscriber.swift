/// Hands values to a task that waits for them. The subscription ends when the last reference to the iterator goes away.
final class AsyncSubscriber<Input, Failure: Error>: @unchecked Sendable {
    enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>?)
    }

    private let state = AsyncSubscriberState<Input, Failure>()

    deinit { state.cancel() }

    func next() async -> Event {
        let state = state
        let event = await withTaskCancellationHandler {
            await withUnsafeContinuation { (continuation: UnsafeContinuation<UncheckedTransfer<Event>, Never>) in
                state.wait(continuation)
            }
        } onCancel: {
            state.cancel()
        }
        return event.value
    }
}

extension AsyncSubscriber: Subscriber {
    func receive(subscription: any Subscription) { state.begin(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        state.deliver(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { state.end(completion) }
}

/// What an `AsyncSubscriber` knows; apart from it, so that a waiting task does not keep the subscription alive.
private final class AsyncSubscriberState<Input, Failure: Error>: @unchecked Sendable {
    typealias Event = AsyncSubscriber<Input, Failure>.Event
    typealias Continuation = UnsafeContinuation<UncheckedTransfer<Event>, Never>

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var waiting = Fifo<Continuation>()
    private var values = Fifo<Input>()
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    private var isOver = false

    func begin(_ subscription: any Subscription) {
        lock.lock()
        guard self.subscription == nil, !isOver else {
            lock.unlock()
            subscription.cancel()
            return
        }
        self.subscription = subscription
        let owed = demand
        lock.unlock()
        if owed > .none { subscription.request(owed) }
    }

    func wait(_ continuation: Continuation) {
        lock.lock()
        if let value = values.popFirst() {
            lock.unlock()
            continuation.resume(returning: UncheckedTransfer(.value(value)))
        } else if isOver {
            // A failure is told once.
            let completion = completion
            self.completion = nil
            lock.unlock()
            continuation.resume(returning: UncheckedTransfer(.end(completion)))
        } else {
            waiting.append(continuation)
            let subscription = subscription
            if subscription == nil { demand += 1 }
            lock.unlock()
            subscription?.request(.max(1))
        }
    }

    func deliver(_ value: Input) {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return
        }
        guard let continuation = waiting.popFirst() else {
            values.append(value)
            lock.unlock()
            return
        }
        lock.unlock()
        continuation.resume(returning: UncheckedTransfer(.value(value)))
    }

    func end(_ completion: Subscribers.Completion<Failure>) { stop(completion) }

    func cancel() { stop(nil)?.cancel() }

    @discardableResult
    private func stop(_ completion: Subscribers.Completion<Failure>?) -> (any Subscription)? {
        lock.lock()
        guard !isOver else {
            lock.unlock()
            return nil
        }
        isOver = true
        let released = subscription
        subscription = nil
        var tasks: [Continuation] = []
        while let task = waiting.popFirst() { tasks.append(task) }
        if tasks.isEmpty { self.completion = completion }
        lock.unlock()
        for (index, task) in tasks.enumerated() {
            task.resume(returning: UncheckedTransfer(.end(index == 0 ? completion : nil)))
        }
        return released
    }
}
