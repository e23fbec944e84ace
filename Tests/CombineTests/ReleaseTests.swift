import Combine
import Testing

/// No operator keeps its subscriber once the subscription is over, while the publisher above lives on.
@Suite struct ReleaseTests {
    private let subject = PassthroughSubject<Int, TestError>()

    private func isReleased(by publisher: AnyPublisher<Int, TestError>, after end: (Probe) -> Void) -> Bool {
        weak var weakProbe: Probe?
        do {
            let probe = Probe()
            weakProbe = probe
            publisher.subscribe(probe)
            subject.send(1)
            subject.send(2)
            end(probe)
        }
        return weakProbe == nil
    }

    @Test("combine.release Released after a cancellation", arguments: OperatorUnderTest.all)
    func cancel(operator: OperatorUnderTest) {
        #expect(isReleased(by: `operator`.apply(subject.eraseToAnyPublisher())) { $0.cancel() })
    }

    @Test("combine.release Released after the end", arguments: OperatorUnderTest.all)
    func finish(operator: OperatorUnderTest) {
        #expect(isReleased(by: `operator`.apply(subject.eraseToAnyPublisher())) { _ in subject.send(completion: .finished) })
    }

    @Test("combine.release Released after a failure", arguments: OperatorUnderTest.all)
    func fail(operator: OperatorUnderTest) {
        #expect(isReleased(by: `operator`.apply(subject.eraseToAnyPublisher())) { _ in subject.send(completion: .failure(.first)) })
    }

    @Test("combine.release Operators that wait for a scheduler let go as soon as it has run")
    func scheduled() {
        let scheduler = TestScheduler()
        let waiting: [AnyPublisher<Int, TestError>] = [
            subject.timeout(.seconds(1), scheduler: scheduler).eraseToAnyPublisher(),
            subject.debounce(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher(),
            subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).eraseToAnyPublisher(),
            subject.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher(),
            subject.collect(.byTime(scheduler, .seconds(1))).map(\.count).eraseToAnyPublisher(),
        ]
        for publisher in waiting {
            #expect(
                isReleased(by: publisher) {
                    $0.cancel()
                    scheduler.advance(by: .seconds(3))
                })
        }
        #expect(scheduler.pendingCount == 0)
    }

    @Test("combine.release A subject forgets the publishers it was connected to and disconnected from")
    func reconnections() {
        let shared = subject.share()
        weak var weakToken: AnyObject?
        do {
            final class Token {}
            let token = Token()
            weakToken = token
            let marked = subject.map { [token] value in withExtendedLifetime(token) { value } }.multicast(subject: PassthroughSubject())
            marked.connect().cancel()
            #expect(weakToken != nil)
            withExtendedLifetime(marked) {}
        }
        #expect(weakToken == nil)
        for _ in 0..<3 { shared.record().cancel() }
        let last = shared.record()
        subject.send(5)
        #expect(last.values == [5])
    }
}
