import Combine
import Foundation
import Testing

@Suite struct SchedulerTests {
    @Test("Strides convert units")
    func strides() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2) == .milliseconds(2000))
        #expect(Stride.seconds(0.5) == .microseconds(500_000))
        #expect((1.5 as Stride).magnitude == 1_500_000_000)
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .seconds(-1))) == .seconds(-1))
    }

    @Test("ImmediateScheduler runs at once")
    func immediate() {
        #expect(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).record().values == [1])
    }

    @Test("A dispatch queue runs actions, delayed and repeated ones too")
    func dispatchQueue() async {
        let queue = DispatchQueue(label: "test")
        let values = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            nonisolated(unsafe) var count = 0
            nonisolated(unsafe) var token: (any Cancellable)?
            queue.schedule {
                token = queue.schedule(after: queue.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1)) {
                    count += 1
                    guard count == 3 else { return }
                    token?.cancel()
                    continuation.resume(returning: count)
                }
            }
        }
        #expect(values == 3)
    }

    @Test("An operation queue and a run loop run actions")
    func others() {
        let queue = OperationQueue()
        nonisolated(unsafe) var ran = 0
        queue.schedule { ran += 1 }
        queue.waitUntilAllOperationsAreFinished()
        #expect(ran == 1)
        let recorder = Just(1).receive(on: RunLoop.current).record()
        let delayed = Just(2).delay(for: .milliseconds(1), scheduler: RunLoop.current).record()
        #expect(recorder.values.isEmpty)
        let limit = Date(timeIntervalSinceNow: 10)
        while delayed.values.isEmpty, Date() < limit {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        #expect(recorder.values == [1])
        #expect(delayed.values == [2])
    }
}
