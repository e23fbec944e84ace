import Combine
import Testing

@Suite struct TimingTests {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<Int, TestError>()

    @Test("receive(on:) delivers on the scheduler, and nothing after a cancellation")
    func receiveOn() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        #expect(recorder.values.isEmpty)
        scheduler.run()
        #expect(recorder.values == [1])
        subject.send(2)
        recorder.cancel()
        scheduler.run()
        #expect(recorder.values == [1])
    }

    @Test("receive(on:) keeps the completion behind the values")
    func receiveOnCompletion() {
        let recorder = [1, 2].publisher.receive(on: scheduler).record(.max(1))
        scheduler.run()
        #expect(recorder.values == [1])
        recorder.request(.max(1))
        scheduler.run()
        #expect(recorder.values == [1, 2])
        #expect(recorder.isFinished)
    }

    @Test("subscribe(on:) subscribes on the scheduler")
    func subscribeOn() {
        let recorder = Just(1).subscribe(on: scheduler).record()
        #expect(recorder.values.isEmpty)
        scheduler.run()
        #expect(recorder.values == [1])
    }

    @Test("debounce publishes after quiet, and gives up the waiting value at the end")
    func debounce() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: .milliseconds(900))
        subject.send(2)
        scheduler.advance(by: .milliseconds(999))
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.values == [2])
        subject.send(3)
        subject.send(completion: .finished)
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [2])
        #expect(recorder.isFinished)
    }

    @Test("throttle publishes the first value at once and the latest of each interval")
    func throttleLatest() {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).record()
        subject.send(1)
        scheduler.run()
        #expect(recorder.values == [1])
        subject.send(2)
        scheduler.advance(by: .milliseconds(500))
        subject.send(3)
        #expect(recorder.values == [1])
        scheduler.advance(by: .milliseconds(500))
        #expect(recorder.values == [1, 3])
        scheduler.advance(by: .seconds(3))
        subject.send(4)
        scheduler.run()
        #expect(recorder.values == [1, 3, 4])
    }

    @Test("throttle with latest false publishes the first value of each interval, and the end waits for it")
    func throttleFirst() {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: false).record()
        subject.send(1)
        scheduler.run()
        subject.send(2)
        subject.send(3)
        subject.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [1, 2])
        #expect(recorder.isFinished)
    }

    @Test("delay moves values and completion")
    func delay() {
        let recorder = subject.delay(for: .seconds(1), scheduler: scheduler).record()
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.advance(by: .milliseconds(999))
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.values == [1])
        #expect(recorder.isFinished)
    }

    @Test("timeout ends a stream that is quiet for too long")
    func timeout() {
        let recorder = subject.timeout(.seconds(1), scheduler: scheduler, customError: { .second }).record()
        scheduler.advance(by: .milliseconds(900))
        subject.send(1)
        scheduler.advance(by: .milliseconds(900))
        #expect(recorder.completions.isEmpty)
        scheduler.advance(by: .milliseconds(100))
        #expect(recorder.values == [1])
        #expect(recorder.failure == .second)
    }

    @Test("measureInterval publishes the time between values")
    func measureInterval() {
        let recorder = subject.measureInterval(using: scheduler).record()
        scheduler.advance(by: .milliseconds(300))
        subject.send(1)
        scheduler.advance(by: .milliseconds(200))
        subject.send(2)
        #expect(recorder.values == [.milliseconds(300), .milliseconds(200)])
    }

    @Test("collect by time or count")
    func collectByTime() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(recorder.values == [[1, 2]])
        scheduler.advance(by: .seconds(1))
        subject.send(4)
        subject.send(completion: .finished)
        #expect(recorder.values == [[1, 2], [3], [4]])
        #expect(recorder.isFinished)
    }
}
