/// The middle of every operator that reads many values and publishes one: it asks upstream for everything and holds the result
/// until the subscriber asks for it.
final class Fold<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    private enum State {
        case awaiting
        case reading(any Subscription)
        case holding(Downstream.Input)
        /// The result is on its way down.
        case delivering
        case done
    }

    let description: String
    private let lock = Lock()
    private var state = State.awaiting
    private var isRequested = false
    private let downstream: Downstream
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let result: () -> Downstream.Input?
    private let mapError: (Failure) -> Downstream.Failure

    /// - Parameters:
    ///   - step: `.skip` reads on; `.emitAndFinish`, `.finish` and `.fail` end early.
    ///   - result: what to publish when upstream finishes; `nil` publishes nothing.
    init(
        _ name: String, _ downstream: Downstream, mapError: @escaping (Failure) -> Downstream.Failure,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>, result: @escaping () -> Downstream.Input?
    ) {
        description = name
        self.downstream = downstream
        self.step = step
        self.result = result
        self.mapError = mapError
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = state else {
            lock.unlock()
            subscription.cancel()
            return
        }
        state = .reading(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .reading(let upstream) = state else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        switch step(input) {
        case .skip, .hold, .emit: break
        case .emitAndFinish(let output):
            conclude(output)
            upstream.cancel()
        case .finish:
            conclude(nil)
            upstream.cancel()
        case .fail(let error):
            fail(error)
            upstream.cancel()
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished:
            guard isReading else { return }
            conclude(result())
        case .failure(let error):
            fail(mapError(error))
        }
    }

    private var isReading: Bool {
        lock.withLock {
            switch state {
            case .awaiting, .reading: return true
            case .holding, .delivering, .done: return false
            }
        }
    }

    private func conclude(_ output: Downstream.Input?) {
        lock.lock()
        switch state {
        case .awaiting, .reading: break
        case .holding, .delivering, .done:
            lock.unlock()
            return
        }
        if let output, !isRequested {
            state = .holding(output)
            lock.unlock()
            return
        }
        state = .delivering
        lock.unlock()
        deliver(output)
    }

    private func deliver(_ output: Downstream.Input?) {
        if let output { _ = downstream.receive(output) }
        lock.lock()
        // The subscriber may have cancelled when it got the result.
        guard case .delivering = state else {
            lock.unlock()
            return
        }
        state = .done
        lock.unlock()
        downstream.receive(completion: .finished)
    }

    private func fail(_ error: Downstream.Failure) {
        lock.lock()
        switch state {
        case .awaiting, .reading: break
        case .holding, .delivering, .done:
            lock.unlock()
            return
        }
        state = .done
        lock.unlock()
        downstream.receive(completion: .failure(error))
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.lock()
        isRequested = true
        guard case .holding(let output) = state else {
            lock.unlock()
            return
        }
        state = .delivering
        lock.unlock()
        deliver(output)
    }

    func cancel() {
        lock.lock()
        let previous = state
        state = .done
        lock.unlock()
        if case .reading(let upstream) = previous { upstream.cancel() }
    }
}

extension Fold where Failure == Downstream.Failure {
    /// A fold that leaves failures alone.
    convenience init(
        _ name: String, _ downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        result: @escaping () -> Downstream.Input?
    ) {
        self.init(name, downstream, mapError: { $0 }, step: step, result: result)
    }
}

extension Fold where Downstream.Failure == any Error {
    /// A fold whose closure may throw; what it throws becomes the failure.
    convenience init(
        _ name: String, _ downstream: Downstream, tryStep: @escaping (Input) throws -> Step<Downstream.Input, any Error>,
        result: @escaping () -> Downstream.Input?
    ) {
        self.init(
            name, downstream, mapError: { $0 },
            step: { input in
                do {
                    return try tryStep(input)
                } catch {
                    return .fail(error)
                }
            }, result: result)
    }
}
