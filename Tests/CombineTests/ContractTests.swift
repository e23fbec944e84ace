import Combine
import Testing

/// What every operator owes its subscriber and its upstream, whatever it does to the values.
@Suite struct ContractTests {
    private let numbers = (1...9).publisher.setFailureType(to: TestError.self)

    @Test("combine.demand Never more values than were asked for", arguments: OperatorUnderTest.all)
    func demand(operator: OperatorUnderTest) {
        let recorder = `operator`.apply(numbers.eraseToAnyPublisher()).record(.none)
        #expect(recorder.values.isEmpty)
        for count in 1...4 {
            recorder.request(.max(1))
            #expect(recorder.values.count <= count)
        }
    }

    @Test("combine.demand Asking one by one from inside a delivery brings the same values", arguments: OperatorUnderTest.lossless)
    func oneByOne(operator: OperatorUnderTest) {
        let expected = `operator`.apply(numbers.eraseToAnyPublisher()).record()
        #expect(!expected.values.isEmpty)
        #expect(expected.isFinished)
        let answering = Recorder<Int, TestError>(.max(1)) { _ in .max(1) }
        `operator`.apply(numbers.eraseToAnyPublisher()).subscribe(answering)
        #expect(answering.values == expected.values)
        #expect(answering.isFinished)
        let asking = AskingRecorder()
        `operator`.apply(numbers.eraseToAnyPublisher()).subscribe(asking)
        #expect(asking.values == expected.values)
        #expect(asking.completions == 1)
    }

    @Test("combine.cancel Nothing comes after cancelling inside a delivery; upstream hears of it", arguments: OperatorUnderTest.streaming)
    func cancelInside(operator: OperatorUnderTest) {
        let subject = PassthroughSubject<Int, TestError>()
        var cancels = 0
        var subscriptions = 0
        let source = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 })
        let recorder = AskingRecorder(cancelsAt: 1)
        `operator`.apply(source.eraseToAnyPublisher()).subscribe(recorder)
        for value in 1...9 { subject.send(value) }
        subject.send(completion: .finished)
        #expect(recorder.values.count == 1)
        #expect(recorder.completions == 0)
        #expect(cancels == subscriptions)
    }

    @Test(
        "combine.cancel Nothing follows the only value if the subscriber cancels at it",
        arguments: OperatorUnderTest.all.filter(\.needsEnd))
    func cancelAtResult(operator: OperatorUnderTest) {
        let recorder = AskingRecorder(cancelsAt: 1)
        `operator`.apply(numbers.eraseToAnyPublisher()).subscribe(recorder)
        #expect(recorder.values.count == 1)
        #expect(recorder.completions == 0)
    }

    @Test("combine.cancel A cancellation before any demand is heard upstream", arguments: OperatorUnderTest.all)
    func cancelAtOnce(operator: OperatorUnderTest) {
        let subject = PassthroughSubject<Int, TestError>()
        var cancels = 0
        var subscriptions = 0
        let source = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 })
        let recorder = AskingRecorder(cancelsAt: 0)
        `operator`.apply(source.eraseToAnyPublisher()).subscribe(recorder)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty)
        #expect(recorder.completions == 0)
        #expect(cancels == subscriptions)
    }

    @Test("combine.nesting Sending from inside a delivery neither loses the end nor sends twice", arguments: OperatorUnderTest.streaming)
    func sendInside(operator: OperatorUnderTest) {
        let subject = PassthroughSubject<Int, TestError>()
        var next = 10
        var values: [Int] = []
        var completions = 0
        let token = `operator`.apply(subject.eraseToAnyPublisher()).sink(
            receiveCompletion: { _ in completions += 1 },
            receiveValue: { value in
                values.append(value)
                guard next < 14 else { return }
                next += 1
                subject.send(next)
            })
        for value in 1...9 { subject.send(value) }
        subject.send(completion: .finished)
        subject.send(completion: .finished)
        #expect(!values.isEmpty)
        #expect(completions == 1)
        withExtendedLifetime(token) {}
    }

    @Test("The subscriber sees one subscription and one end", arguments: OperatorUnderTest.all)
    func oneSubscription(operator: OperatorUnderTest) {
        let recorder = AskingRecorder()
        `operator`.apply(numbers.eraseToAnyPublisher()).subscribe(recorder)
        #expect(recorder.subscriptions == 1)
        #expect(recorder.completions == 1)
    }
}

/// Asks for the next value by a request from inside the delivery, and may cancel there.
private final class AskingRecorder: Subscriber {
    private(set) var values: [Int] = []
    private(set) var completions = 0
    private(set) var subscriptions = 0
    private let cancelsAt: Int?
    private var subscription: (any Subscription)?

    /// - Parameter cancelsAt: with how many values to cancel; 0 cancels in place of the first request.
    init(cancelsAt: Int? = nil) { self.cancelsAt = cancelsAt }

    func receive(subscription: any Subscription) {
        subscriptions += 1
        self.subscription = subscription
        if cancelsAt == 0 { subscription.cancel() } else { subscription.request(.max(1)) }
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        if values.count == cancelsAt { subscription?.cancel() } else { subscription?.request(.max(1)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<TestError>) { completions += 1 }
}
