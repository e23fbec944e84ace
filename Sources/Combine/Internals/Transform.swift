/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
    case emit(Output)
    /// Nothing goes downstream; the demand that the value used up is given back upstream.
    case skip
    /// Nothing goes downstream yet and no demand is given back: the value became part of a later output.
    case hold
    case emitAndFinish(Output)
    case finish
    case fail(Failure)
}

/// The middle of every operator that turns one value into at most one value while it streams.
///
/// Demand passes through unchanged unless `scale` says how many inputs one output needs. The `step` closure runs outside the lock,
/// so it may send to the subject above without a deadlock; publishers call it serially by Combine's contract.
final class Transform<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Ending = (last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>)

    private enum State {
        case awaiting
        case active(any Subscription)
        /// Upstream is let go and the last value is on its way down.
        case closing
        case done
    }

    let description: String
    private let lock = Lock()
    private var state = State.awaiting
    private let downstream: Downstream
    private let scale: Int
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<Failure>) -> Ending

    /// Called once when the stream is over, however it ended. It refers to a subscription that refers back, so it is let go then.
    private var onEnd: (() -> Void)?

    init(
        _ name: String, _ downstream: Downstream, scale: Int = 1,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        end: @escaping (Subscribers.Completion<Failure>) -> Ending
    ) {
        description = name
        self.downstream = downstream
        self.scale = scale
        self.step = step
        self.end = end
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = state else {
            lock.unlock()
            subscription.cancel()
            return
        }
        state = .active(subscription)
        lock.unlock()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .active = state else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        switch step(input) {
        case .emit(let output):
            let demand = downstream.receive(output)
            return scale == 1 ? demand : demand * scale
        case .skip:
            return .max(1)
        case .hold:
            return .none
        case .emitAndFinish(let output):
            close(last: output, completion: .finished)
        case .finish:
            close(last: nil, completion: .finished)
        case .fail(let error):
            close(last: nil, completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        switch state {
        case .awaiting, .active: break
        case .closing, .done:
            lock.unlock()
            return
        }
        state = .closing
        lock.unlock()
        let ending = end(completion)
        deliver(last: ending.last, completion: ending.completion)
    }

    /// Ends the stream from outside it, as `prefix(untilOutputFrom:)` does.
    func close(last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        guard case .active(let upstream) = state else {
            lock.unlock()
            return
        }
        state = .closing
        lock.unlock()
        upstream.cancel()
        deliver(last: last, completion: completion)
    }

    private func deliver(last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>) {
        if let last, isClosing { _ = downstream.receive(last) }
        lock.lock()
        guard case .closing = state else {
            lock.unlock()
            return
        }
        state = .done
        let onEnd = takeOnEnd()
        lock.unlock()
        onEnd?()
        downstream.receive(completion: completion)
    }

    /// Sets what happens when the stream is over; at once if it is already.
    func whenOver(_ action: @escaping () -> Void) {
        lock.lock()
        if case .done = state {
            lock.unlock()
            action()
        } else {
            onEnd = action
            lock.unlock()
        }
    }

    private func takeOnEnd() -> (() -> Void)? {
        defer { onEnd = nil }
        return onEnd
    }

    private var isClosing: Bool {
        lock.withLock {
            if case .closing = state { return true }
            return false
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard case .active(let upstream) = state else {
            lock.unlock()
            return
        }
        lock.unlock()
        upstream.request(scale == 1 ? demand : demand * scale)
    }

    func cancel() {
        lock.lock()
        let previous = state
        state = .done
        let onEnd = takeOnEnd()
        lock.unlock()
        if case .active(let upstream) = previous { upstream.cancel() }
        onEnd?()
    }
}

extension Transform where Failure == Downstream.Failure {
    /// An operator that leaves completions alone.
    convenience init(
        _ name: String, _ downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.init(name, downstream, step: step, end: { (nil, $0) })
    }
}

extension Transform where Downstream.Failure == any Error {
    /// An operator whose closure may throw; what it throws becomes the failure.
    convenience init(
        _ name: String, _ downstream: Downstream, tryStep: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(
            name, downstream,
            step: { input in
                do {
                    return try tryStep(input)
                } catch {
                    return .fail(error)
                }
            },
            end: { (nil, $0.erased) })
    }
}

extension Subscribers.Completion {
    /// The same completion with the failure type forgotten.
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: return .finished
        case .failure(let error): return .failure(error)
        }
    }
}
