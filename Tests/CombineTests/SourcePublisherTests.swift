import Combine
import Foundation
import Testing

@Suite struct SourcePublisherTests {
    @Test("Just waits for demand")
    func just() {
        let recorder = Just(1).record(.none)
        #expect(recorder.completions.isEmpty)
        recorder.request(.max(1))
        #expect(recorder.values == [1])
        #expect(recorder.isFinished)
        #expect(Just(1).output(at: 1).record().values.isEmpty)
        #expect(Just(1).output(in: 0...).record().values == [1])
    }

    @Test("Empty and Fail complete at once, or never")
    func empty() {
        #expect(Empty<Int, Never>().record(.none).isFinished)
        #expect(Empty<Int, Never>(completeImmediately: false).record().completions.isEmpty)
        #expect(Fail<Int, TestError>(error: .first).record(.none).failure == .first)
    }

    @Test("A sequence obeys demand and can be cancelled while it sends")
    func sequence() {
        let recorder = (1...5).publisher.record(.max(2))
        #expect(recorder.values == [1, 2])
        recorder.request(.max(3))
        #expect(recorder.values == [1, 2, 3, 4, 5])
        #expect(recorder.isFinished)
        var seen: [Int] = []
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in seen.append(-1) }, receiveValue: { seen.append($0) })
        (1...5).publisher.handleEvents(receiveOutput: { if $0 == 3 { sink.cancel() } }).subscribe(sink)
        #expect(seen == [1, 2])
        #expect([Int]().publisher.record(.none).isFinished)
    }

    @Test("A sequence asked again and again from inside a delivery does not grow the stack")
    func deepSequence() {
        let recorder = Recorder<Int, Never>(.max(1)) { _ in .max(1) }
        (0..<200_000).publisher.subscribe(recorder)
        #expect(recorder.values.count == 200_000)
        #expect(recorder.isFinished)
    }

    @Test("Optional and Result publish what they hold")
    func optionalAndResult() {
        #expect(Optional(3).publisher.record().values == [3])
        let none: Int? = nil
        #expect(none.publisher.record().isFinished)
        #expect(Result<Int, TestError>.success(3).publisher.record().values == [3])
        #expect(Result<Int, TestError>.failure(.second).publisher.record().failure == .second)
    }

    @Test("Future runs at once, and its first result goes to everybody")
    func future() {
        var runs = 0
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> {
            runs += 1
            promise = $0
        }
        #expect(runs == 1)
        let early = future.record()
        let cancelled = future.record()
        cancelled.cancel()
        promise?(.success(4))
        promise?(.success(5))
        #expect(early.values == [4])
        #expect(early.isFinished)
        #expect(cancelled.values.isEmpty)
        #expect(future.record().values == [4])
        #expect(runs == 1)
    }

    @Test("Deferred makes a publisher for each subscriber")
    func deferred() {
        var made = 0
        let publisher = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(publisher.record().values == [1])
        #expect(publisher.record().values == [2])
    }

    @Test("A record replays")
    func record() throws {
        let record = Record<Int, Never> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .finished)
        }
        let recorder = record.record()
        #expect(recorder.values == [1, 2])
        #expect(recorder.isFinished)
    }

    @Test("NotificationCenter publishes until cancelled")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let object = NSObject()
        var seen: [String] = []
        let token = center.publisher(for: name, object: object).sink { seen.append($0.userInfo?["key"] as? String ?? "") }
        center.post(name: name, object: object, userInfo: ["key": "a"])
        center.post(name: name, object: NSObject(), userInfo: ["key": "b"])
        token.cancel()
        center.post(name: name, object: object, userInfo: ["key": "c"])
        #expect(seen == ["a"])
    }

    @Test("A timer publisher runs on its run loop while connected")
    func timer() {
        var count = 0
        let token = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in count += 1 }
        let limit = Date(timeIntervalSinceNow: 10)
        while count < 3, Date() < limit { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
        #expect(count >= 3)
        token.cancel()
        let final = count
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        #expect(count == final)
    }
}
