import Combine
import Foundation
import Testing

@Suite struct CurrentValueSubjectTests {
    @Test("A subscriber gets the current value first, and the value is set before it is sent")
    func replay() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [[Int]] = []
        let token = subject.sink { seen.append([$0, subject.value]) }
        subject.value = 2
        subject.send(3)
        #expect(seen == [[1, 1], [2, 2], [3, 3]])
        #expect(subject.value == 3)
        withExtendedLifetime(token) {}
    }

    @Test("Without demand the latest value waits")
    func demand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(.none)
        subject.send(2)
        subject.send(3)
        #expect(recorder.values.isEmpty)
        recorder.request(.max(1))
        #expect(recorder.values == [3])
        recorder.request(.max(1))
        #expect(recorder.values == [3])
        subject.send(4)
        #expect(recorder.values == [3, 4])
    }

    @Test("After the completion the value stays and subscribers get the completion only")
    func completion() {
        let subject = CurrentValueSubject<Int, TestError>(1)
        subject.send(completion: .finished)
        subject.send(2)
        #expect(subject.value == 1)
        let recorder = subject.record()
        #expect(recorder.values.isEmpty)
        #expect(recorder.isFinished)
    }

    @Test("An optional value of nil is a value")
    func optional() {
        let recorder = CurrentValueSubject<Int?, Never>(nil).record()
        #expect(recorder.values == [nil])
    }

    @Test("Concurrent sends end with a value that was sent")
    func concurrent() {
        let subject = CurrentValueSubject<Int, Never>(-1)
        nonisolated(unsafe) var count = 0
        let token = subject.sink { _ in count += 1 }
        onThreads(iterations: 500) { subject.send($0) }
        #expect(count == 501)
        #expect((0..<500).contains(subject.value))
        withExtendedLifetime(token) {}
    }
}
