/// Delivers one value at the first demand, and finishes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = Lock()
    private var downstream: Downstream?
    private let output: Downstream.Input

    init(_ name: String, _ downstream: Downstream, _ output: Downstream.Input) {
        description = name
        self.downstream = downstream
        self.output = output
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let downstream = take() else { return }
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
