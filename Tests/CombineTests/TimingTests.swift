import Combine
import Foundation
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

    @Test("debounce drops a value that nobody asked for, and a waiting one when cancelled")
    func debounceDemand() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record(.max(1))
        for value in 1...2 {
            subject.send(value)
            scheduler.advance(by: .seconds(1))
        }
        #expect(recorder.values == [1])
        recorder.request(.max(1))
        #expect(recorder.values == [1])
        subject.send(3)
        recorder.cancel()
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [1])
        #expect(recorder.completions.isEmpty)
    }

    @Test("A value sent from inside a debounced delivery waits its own time")
    func debounceInside() {
        var seen: [Int] = []
        let token = subject.debounce(for: .seconds(1), scheduler: scheduler).sink(
            receiveCompletion: { _ in },
            receiveValue: { [subject] value in
                seen.append(value)
                if value == 1 { subject.send(2) }
            })
        subject.send(1)
        scheduler.advance(by: .milliseconds(1999))
        #expect(seen == [1])
        scheduler.advance(by: .milliseconds(1))
        #expect(seen == [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("debounce passes a failure at once and gives up the waiting value")
    func debounceFailure() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
        subject.send(1)
        subject.send(completion: .failure(.first))
        scheduler.run()
        #expect(recorder.failure == .first)
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values.isEmpty)
    }

    @Test("throttle drops a value that nobody asked for, and a waiting one when cancelled")
    func throttleDemand() {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).record(.max(1))
        subject.send(1)
        scheduler.run()
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [1])
        recorder.request(.max(1))
        subject.send(3)
        recorder.cancel()
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [1])
    }

    @Test("A value sent from inside a throttled delivery waits for the next interval")
    func throttleInside() {
        var seen: [Int] = []
        let token = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).sink(
            receiveCompletion: { _ in },
            receiveValue: { [subject] value in
                seen.append(value)
                if value == 1 { subject.send(2) }
            })
        subject.send(1)
        scheduler.advance(by: .milliseconds(999))
        #expect(seen == [1])
        scheduler.advance(by: .milliseconds(1))
        #expect(seen == [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("delay keeps order, passes demand on, and delivers nothing after a cancellation")
    func delayDemand() {
        var requests: [Subscribers.Demand] = []
        let recorder = subject.handleEvents(receiveRequest: { requests.append($0) })
            .delay(for: .seconds(1), scheduler: scheduler).record(.max(2))
        for value in 1...3 { subject.send(value) }
        scheduler.advance(by: .seconds(1))
        #expect(requests == [.max(2)])
        #expect(recorder.values == [1, 2])
        recorder.request(.max(5))
        subject.send(4)
        recorder.cancel()
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [1, 2])
    }

    @Test("receive(on:) keeps the order on a scheduler that does not")
    func receiveOnOrder() {
        let shuffling = ShufflingScheduler()
        let recorder = subject.receive(on: shuffling).record()
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        shuffling.runBackwards()
        #expect(recorder.values == [1, 2, 3, 4])
        #expect(recorder.isFinished)
    }

    @Test("subscribe(on:) delivers nothing between the cancellation and the moment upstream hears of it")
    func subscribeOnCancel() {
        let recorder = subject.subscribe(on: scheduler).record()
        scheduler.run()
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.run()
        #expect(recorder.values == [1])
        #expect(recorder.completions.isEmpty)
    }

    @Test("collect by time starts no clock for a subscriber that cancels at once")
    func collectByTimeCancel() {
        let cancelling = AnySubscriber<[Int], TestError>(receiveSubscription: { $0.cancel() })
        subject.collect(.byTime(scheduler, .seconds(1))).subscribe(cancelling)
        #expect(scheduler.pendingCount == 0)
    }

    @Test("timeout passes demand on and is quiet after a cancellation")
    func timeoutDemand() {
        let recorder = subject.timeout(.seconds(1), scheduler: scheduler, customError: { .second }).record(.max(1))
        subject.send(1)
        subject.send(2)
        scheduler.run()
        #expect(recorder.values == [1])
        recorder.cancel()
        scheduler.advance(by: .seconds(3))
        #expect(recorder.values == [1])
        #expect(recorder.completions.isEmpty)
    }
}

/// Keeps actions until told to run them, the newest first.
private final class ShufflingScheduler: Scheduler {
    private var actions: [() -> Void] = []

    let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let minimumTolerance = DispatchQueue.SchedulerTimeType.Stride.nanoseconds(0)

    func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }

    func schedule(
        after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        actions.append(action)
    }

    func schedule(
        after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
        tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        actions.append(action)
        return Subscriptions.empty
    }

    func runBackwards() {
        while let action = actions.popLast() { action() }
    }
}
