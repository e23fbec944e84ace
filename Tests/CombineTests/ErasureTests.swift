import Combine
import Testing

@Suite struct ErasureTests {
    @Test("AnyPublisher passes everything through")
    func anyPublisher() {
        let recorder = [1, 2, 3].publisher.eraseToAnyPublisher().eraseToAnyPublisher().record(.max(2))
        #expect(recorder.values == [1, 2])
        recorder.request(.max(1))
        #expect(recorder.isFinished)
    }

    @Test("AnySubscriber wraps subscribers, subjects and closures")
    func anySubscriber() {
        let recorder = Recorder<Int, Never>()
        Just(1).subscribe(AnySubscriber(recorder))
        #expect(recorder.values == [1])
        let subject = PassthroughSubject<Int, Never>()
        let downstream = subject.record()
        [1, 2].publisher.subscribe(AnySubscriber(subject))
        #expect(downstream.values == [1, 2])
        #expect(downstream.isFinished)
        var seen: [Int] = []
        [5, 6].publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { $0.request(.max(1)) },
                receiveValue: {
                    seen.append($0)
                    return .none
                }))
        #expect(seen == [5])
    }

    @Test("Identifiers differ, and an object keeps its own")
    func identifiers() {
        #expect(CombineIdentifier() != CombineIdentifier())
        let recorder = Recorder<Int, Never>()
        #expect(recorder.combineIdentifier == recorder.combineIdentifier)
    }
}
