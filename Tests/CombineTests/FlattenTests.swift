import Combine
import Testing

@Suite struct FlattenTests {
    @Test("flatMap reads every inner publisher and finishes with the last")
    func flatMap() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = outer.flatMap { $0 }.record()
        outer.send(a)
        outer.send(b)
        a.send(1)
        b.send(2)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        b.send(3)
        b.send(completion: .finished)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.isFinished)
    }

    @Test("flatMap with a limit starts the next publisher when one has ended")
    func maxPublishers() {
        var started: [Int] = []
        let recorder = (1...3).publisher.flatMap(maxPublishers: .max(1)) { value -> AnyPublisher<Int, Never> in
            started.append(value)
            return [value, value * 10].publisher.eraseToAnyPublisher()
        }.record(.max(3))
        #expect(recorder.values == [1, 10, 2])
        recorder.request(.unlimited)
        #expect(recorder.values == [1, 10, 2, 20, 3, 30])
        #expect(started == [1, 2, 3])
        #expect(recorder.isFinished)
        var endless: [Int] = []
        let other = (1...3).publisher.flatMap(maxPublishers: .max(2)) { value -> PassthroughSubject<Int, Never> in
            endless.append(value)
            return PassthroughSubject()
        }.record()
        #expect(endless == [1, 2])
        other.cancel()
    }

    @Test("A failing inner publisher fails the whole")
    func failure() {
        let outer = PassthroughSubject<Int, Never>()
        let recorder = outer.flatMap { Fail<Int, TestError>(outputType: Int.self, failure: $0 == 1 ? .first : .second) }.record()
        outer.send(1)
        outer.send(2)
        #expect(recorder.failure == .first)
    }

    @Test("switchToLatest cancels the publisher before")
    func switchToLatest() {
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var cancelled: [String] = []
        let recorder = outer.switchToLatest().record()
        outer.send(a.handleEvents(receiveCancel: { cancelled.append("a") }).eraseToAnyPublisher())
        a.send(1)
        outer.send(b.handleEvents(receiveCancel: { cancelled.append("b") }).eraseToAnyPublisher())
        #expect(cancelled == ["a"])
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        b.send(4)
        b.send(completion: .finished)
        #expect(recorder.values == [1, 3, 4])
        #expect(recorder.isFinished)
        #expect(cancelled == ["a"])
    }

    @Test("switchToLatest carries unanswered demand over, and cancelling cancels the inner publisher")
    func switchDemand() {
        let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let recorder = outer.switchToLatest().record(.max(3))
        outer.send([1, 2].publisher.eraseToAnyPublisher())
        outer.send([3, 4].publisher.eraseToAnyPublisher())
        #expect(recorder.values == [1, 2, 3])
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 3, 4])
        var cancelled = false
        outer.send(PassthroughSubject().handleEvents(receiveCancel: { cancelled = true }).eraseToAnyPublisher())
        recorder.cancel()
        #expect(cancelled)
    }

    @Test("append and prepend carry demand over")
    func concatenate() {
        let recorder = [2, 3].publisher.prepend(0, 1).append(4).record(.max(3))
        #expect(recorder.values == [0, 1, 2])
        recorder.request(.max(5))
        #expect(recorder.values == [0, 1, 2, 3, 4])
        #expect(recorder.isFinished)
    }

    @Test("buffer keeps values until they are asked for")
    func buffer() {
        let subject = PassthroughSubject<Int, TestError>()
        let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(.none)
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.none)
        let failing = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .second }).record(.none)
        for value in 1...4 { subject.send(value) }
        for recorder in [newest, oldest] { recorder.request(.unlimited) }
        #expect(newest.values == [1, 2])
        #expect(oldest.values == [3, 4])
        #expect(failing.failure == .second)
    }
}
