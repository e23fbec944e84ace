import Combine
import Foundation
import Testing

@Suite struct JoinTests {
    @Test("merge sends values as they come and finishes when all have")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>())
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.completions.isEmpty)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test("merge obeys demand without losing values of a publisher that waits")
    func mergeDemand() {
        let recorder = [1, 2].publisher.merge(with: [3, 4].publisher).record(.max(1))
        #expect(recorder.values.count == 1)
        recorder.request(.max(2))
        #expect(recorder.values.count == 3)
        recorder.request(.max(5))
        #expect(recorder.values.sorted() == [1, 2, 3, 4])
        #expect(recorder.isFinished)
    }

    @Test("A failure ends a merge and cancels the others")
    func mergeFailure() {
        let (a, b) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>())
        var cancelled = false
        let recorder = a.merge(with: b.handleEvents(receiveCancel: { cancelled = true })).record()
        a.send(completion: .failure(.first))
        b.send(1)
        #expect(recorder.failure == .first)
        #expect(recorder.values.isEmpty)
        #expect(cancelled)
    }

    @Test("Wide merges and merges of many")
    func mergeMany() {
        let one = Just(1)
        #expect(one.merge(with: one, one, one, one, one, one, one).record().values.count == 8)
        #expect(Publishers.MergeMany([one, one, one]).record().isFinished)
        #expect(Publishers.MergeMany([Just<Int>]()).record().isFinished)
    }

    @Test("Concurrent values of a merge arrive one at a time")
    func mergeConcurrent() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        nonisolated(unsafe) var sum = 0
        let token = a.merge(with: b).sink { sum += $0 }
        onThreads(iterations: 1000) { index in (index % 2 == 0 ? a : b).send(1) }
        #expect(sum == 1000)
        withExtendedLifetime(token) {}
    }

    @Test("combineLatest starts when all have a value")
    func combineLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        #expect(recorder.values == ["2x", "2y", "3y"])
        a.send(completion: .finished)
        b.send("z")
        #expect(recorder.values.last == "3z")
        b.send(completion: .finished)
        #expect(recorder.isFinished)
        let wide = Just(1).combineLatest(Just(2), Just(3), Just(4)).record()
        #expect(wide.values.map { $0.0 + $0.1 + $0.2 + $0.3 } == [10])
        #expect(wide.isFinished)
    }

    @Test("combineLatest drops what there is no demand for")
    func combineLatestDemand() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let recorder = a.combineLatest(b, +).record(.max(1))
        a.send(2)
        b.send(20)
        #expect(recorder.values == [11])
    }

    @Test("combineLatest finishes at once when a side ends without a value")
    func combineLatestEmpty() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(subject.combineLatest(Empty<Int, Never>()).record().isFinished)
    }

    @Test("zip pairs in order and ends when no pair can follow")
    func zip() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(recorder.values == ["1x"])
        a.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        b.send("y")
        #expect(recorder.values == ["1x", "2y"])
        #expect(recorder.isFinished)
        #expect([1, 2].publisher.zip([3, 4].publisher, [5].publisher) { $0 + $1 + $2 }.record().values == [9])
    }

    @Test("zip passes demand on")
    func zipDemand() {
        let recorder = (1...9).publisher.zip((11...19).publisher).record(.max(2))
        #expect(recorder.values.map(\.0) == [1, 2])
        recorder.request(.max(1))
        #expect(recorder.values.map(\.1) == [11, 12, 13])
    }

    @Test("Cancelling a join cancels every side")
    func cancel() {
        var cancels = 0
        let source = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancels += 1 })
        source.zip(source, source).record().cancel()
        source.combineLatest(source).record().cancel()
        source.merge(with: source).record().cancel()
        #expect(cancels == 7)
    }
}
