import Combine
import Foundation
import Testing

/// Publishers and schedulers that belong to Foundation and Dispatch.
@Suite struct FoundationPublisherTests {
    @Test("A notification without demand is dropped; demand answered to one counts")
    func notificationDemand() {
        let center = NotificationCenter()
        let name = Notification.Name("demand")
        let recorder = center.publisher(for: name).map { $0.object as? Int ?? 0 }.record(.none)
        center.post(name: name, object: 1)
        recorder.request(.max(1))
        center.post(name: name, object: 2)
        center.post(name: name, object: 3)
        #expect(recorder.values == [2])
        let answering = Recorder<Notification, Never>(.max(1)) { ($0.object as? Int) == 4 ? .max(1) : .none }
        center.publisher(for: name).subscribe(answering)
        for value in 4...6 { center.post(name: name, object: value) }
        #expect(answering.values.compactMap { $0.object as? Int } == [4, 5])
    }

    @Test("Other names are not heard, and a released token ends the observation")
    func notificationNames() {
        let center = NotificationCenter()
        var seen = 0
        var token: AnyCancellable? = center.publisher(for: Notification.Name("a")).sink { _ in seen += 1 }
        center.post(name: Notification.Name("b"), object: nil)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(seen == 1)
        #expect(token != nil)
        token = nil
        center.post(name: Notification.Name("a"), object: nil)
        #expect(seen == 1)
    }

    @Test("A timer serves all connections and stops with the last; forgetting a connection does not stop it")
    func timerConnections() {
        let timer = Timer.publish(every: 0.001, on: .current, in: .default)
        var count = 0
        let token = timer.sink { _ in count += 1 }
        func run(until isDone: () -> Bool) {
            let limit = Date(timeIntervalSinceNow: 10)
            while !isDone(), Date() < limit { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
        }
        let (first, second) = (timer.connect(), timer.connect())
        first.cancel()
        first.cancel()
        run { count >= 2 }
        #expect(count >= 2)
        second.cancel()
        let stopped = count
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        #expect(count == stopped)
        _ = timer.connect()
        run { count > stopped }
        #expect(count > stopped)
        token.cancel()
    }

    @Test("A timer publisher that nobody holds stops")
    func timerRelease() {
        weak var weakTimer: Timer.TimerPublisher?
        do {
            let timer = Timer.publish(every: 1000, on: .current, in: .default)
            weakTimer = timer
            timer.connect().cancel()
            timer.autoconnect().sink { _ in }.cancel()
        }
        #expect(weakTimer == nil)
    }

    @Test("A serial queue delivers in order, after the values that were sent before")
    func serialQueue() {
        let queue = DispatchQueue(label: "serial")
        let recorder = (1...5).publisher.receive(on: queue).record()
        queue.sync {}
        #expect(recorder.values == [1, 2, 3, 4, 5])
        #expect(recorder.isFinished)
    }

    @Test("A subject that keeps a value takes it from its publisher although nobody has subscribed")
    func currentValueUpstream() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let token = [1, 2].publisher.append(Empty(completeImmediately: false)).subscribe(subject)
        #expect(subject.value == 2)
        let recorder = subject.record()
        #expect(recorder.values == [2])
        token.cancel()
    }

    @Test("A failure of a future waits for no demand; a value does, and a cancelled subscriber gets neither")
    func futureDemand() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let recorder = future.record(.none)
        promise?(.failure(.first))
        #expect(recorder.failure == .first)
        let value = Future<Int, TestError> { $0(.success(3)) }
        let waiting = value.record(.none)
        #expect(waiting.values.isEmpty)
        #expect(waiting.completions.isEmpty)
        waiting.request(.max(1))
        #expect(waiting.values == [3])
        #expect(waiting.isFinished)
        let cancelled = value.record(.none)
        cancelled.cancel()
        cancelled.request(.max(1))
        #expect(cancelled.values.isEmpty)
        #expect(cancelled.completions.isEmpty)
    }
}
