/// Delivers one value at the first demand, and finishes unless the subscriber cancelled when it got the value.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = Lock()
    private var downstream: Downstream?
    private var isDelivering = false
    private let output: Downstream.Input

    init(_ name: String, _ downstream: Downstream, _ output: Downstream.Input) {
        description = name
        self.downstream = downstream
        self.output = output
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let target = lock.withLock { () -> Downstream? in
            guard !isDelivering else { return nil }
            isDelivering = true
            return downstream
        }
        guard let target else { return }
        _ = target.receive(output)
        take()?.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
