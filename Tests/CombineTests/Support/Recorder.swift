import Combine

/// Keeps everything that a publisher sends, and asks for exactly as much as it is told to.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    private let answer: (Input) -> Subscribers.Demand

    init(_ initial: Subscribers.Demand = .unlimited, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        self.initial = initial
        self.answer = answer
    }

    var isFinished: Bool {
        guard completions.count == 1, case .finished = completions[0] else { return false }
        return true
    }

    var failure: Failure? {
        guard completions.count == 1, case .failure(let error) = completions[0] else { return nil }
        return error
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Subscribes a new recorder.
    func record(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand)
        subscribe(recorder)
        return recorder
    }
}

/// An error to throw.
enum TestError: Error, Equatable {
    case first
    case second
}
