import Combine
import Foundation
import Testing

@Suite struct PassthroughSubjectTests {
    @Test("Values beyond the demand are dropped")
    func demand() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(.max(2))
        for value in 1...4 { subject.send(value) }
        #expect(recorder.values == [1, 2])
        recorder.request(.max(1))
        subject.send(5)
        subject.send(6)
        #expect(recorder.values == [1, 2, 5])
    }

    @Test("Demand answered to a value counts")
    func answer() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(.max(1)) { $0 < 3 ? .max(1) : .none }
        subject.subscribe(recorder)
        for value in 1...5 { subject.send(value) }
        #expect(recorder.values == [1, 2, 3])
    }

    @Test("Completes once; nothing follows")
    func completion() {
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.record()
        subject.send(completion: .failure(.first))
        subject.send(completion: .finished)
        subject.send(1)
        #expect(recorder.values.isEmpty)
        #expect(recorder.failure == .first)
        #expect(subject.record().failure == .first)
    }

    @Test("Cancelling inside a delivery stops the rest of it")
    func cancelInside() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var second: AnyCancellable?
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { seen.append($0) }
        subject.send(1)
        #expect(seen.isEmpty)
        withExtendedLifetime(first) {}
    }

    @Test("Sending inside a delivery nests")
    func reentrancy() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let token = subject.sink { value in
            if value < 3 { subject.send(value + 1) }
            seen.append(value)
        }
        subject.send(1)
        #expect(seen == [3, 2, 1])
        withExtendedLifetime(token) {}
    }

    @Test("Concurrent sends reach a subscriber one at a time and none is lost")
    func concurrent() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var sum = 0
        nonisolated(unsafe) var depth = 0
        nonisolated(unsafe) var overlapped = false
        let token = subject.sink { value in
            depth += 1
            if depth > 1 { overlapped = true }
            sum += value
            depth -= 1
        }
        onThreads(iterations: 1000) { subject.send($0) }
        #expect(sum == 499_500)
        #expect(!overlapped)
        withExtendedLifetime(token) {}
    }

    @Test("Subscribing and cancelling while others send does not crash or deadlock")
    func concurrentSubscriptions() {
        let subject = PassthroughSubject<Int, Never>()
        onThreads(iterations: 400) { index in
            let token = subject.sink { _ in }
            subject.send(index)
            token.cancel()
        }
        let recorder = subject.record()
        subject.send(1)
        #expect(recorder.values == [1])
    }

    @Test("A subject asks its upstream for values once it has a subscriber with demand, and passes everything on")
    func upstream() {
        let source = PassthroughSubject<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        let token = source.subscribe(subject)
        source.send(1)
        let recorder = subject.record()
        source.send(2)
        token.cancel()
        source.send(3)
        #expect(recorder.values == [2])
    }

    @Test("Subscribers are served in the order in which they came")
    func order() {
        let subject = PassthroughSubject<Void, Never>()
        var seen: [Int] = []
        let tokens = (0..<5).map { index in subject.sink { seen.append(index) } }
        subject.send()
        #expect(seen == [0, 1, 2, 3, 4])
        withExtendedLifetime(tokens) {}
    }
}
