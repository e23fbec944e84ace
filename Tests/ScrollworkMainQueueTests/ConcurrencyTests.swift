import Foundation
import Testing

@testable import ScrollworkMainQueue

@MainActor private final class Model {
    var steps: [String] = []
}

private actor Worker {
    func double(_ number: Int) -> Int { number * 2 }
}

private func background() async -> Bool { isOnMainQueue() }

extension VirtualMainQueueTests {
    @Test("main-actor tasks are turns, in order with blocks")
    func mainActorTask() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.main.async { log("block") }
            Task { @MainActor in log("task") }
            Task { log("inherited") }
            DispatchQueue.main.async {
                log("block 2")
                Task { @MainActor in log("inner \(isOnMainQueue())") }
            }
            #expect(log.entries.isEmpty)
            queue.runDueTurns {}
            #expect(log.entries == ["block", "task", "inherited", "block 2", "inner true"])
        }
    }

    @Test("a main-actor task comes back from the background and from actors within one call")
    func backgroundJobs() {
        withVirtualQueue { queue in
            let model = Model()
            let worker = Worker()
            Task { @MainActor in
                let wasMain = await background()
                model.steps.append("background \(wasMain)")
                model.steps.append("\(await worker.double(21))")
                await Task.yield()
                let detached = await Task.detached { 7 }.value
                model.steps.append("\(detached)")
                async let left = worker.double(1)
                async let right = worker.double(2)
                model.steps.append("\(await left + right)")
            }
            queue.runDueTurns {}
            #expect(model.steps == ["background false", "42", "7", "6"])
            #expect(queue.nextDueTime == nil)
        }
    }

    @Test("Task.sleep of a main-actor task ends at exactly its virtual time")
    func sleep() {
        withVirtualQueue { queue in
            let model = Model()
            Task { @MainActor in
                model.steps.append("start")
                try await Task.sleep(for: .seconds(0.5))
                model.steps.append("half \(queue.now)")
                try await Task.sleep(nanoseconds: 250_000_000)
                model.steps.append("more \(queue.now)")
                try await Task.sleep(until: .now + .seconds(3600))
                model.steps.append("hour \(queue.now)")
                try await SuspendingClock().sleep(until: .now + .milliseconds(10))
                model.steps.append("suspending")
            }
            queue.runDueTurns {}
            #expect(model.steps == ["start"])
            #expect(queue.nextDueTime == 0.5)
            queue.run(until: 0.4999)
            #expect(model.steps == ["start"])
            queue.run(until: 0.75)
            #expect(model.steps == ["start", "half 0.5", "more 0.75"])
            queue.run(until: 3601)
            #expect(model.steps.dropFirst(3) == ["hour 3600.75", "suspending"])
        }
    }

    @Test("cancelling a sleeping task wakes it at once")
    func cancelledSleep() {
        withVirtualQueue { queue in
            let model = Model()
            let task = Task { @MainActor in
                do { try await Task.sleep(for: .seconds(5)) } catch { model.steps.append("cancelled \(queue.now)") }
            }
            queue.runDueTurns {}
            queue.advance(to: 1)
            task.cancel()
            queue.runDueTurns {}
            #expect(model.steps == ["cancelled 1.0"])
            queue.run(until: 6)
        }
    }

    @Test("a background job that does not end is waited for once only")
    func abandonedJob() {
        withVirtualQueue { queue in
            let log = Log()
            let release = DispatchSemaphore(value: 0)
            queue.backgroundGrace = 0.02
            defer { queue.backgroundGrace = 1 }
            Task { @MainActor in
                await Task.detached { release.blockingWait() }.value
                log("back")
            }
            queue.runDueTurns {}
            #expect(!queue.hasDueTurns)
            release.signal()
            #expect(queue.waitForArrivals(timeout: 10))
            queue.runDueTurns {}
            #expect(log.entries == ["back"])
        }
    }

    @Test("an active test may itself await other executors")
    func ownTask() async {
        let queue = VirtualMainQueue.shared
        queue.activate()
        defer { queue.deactivate() }
        #expect(await background() == false)
        await Task.yield()
        #expect(isOnMainQueue())
        let log = Log()
        Task { log("task") }
        queue.runDueTurns {}
        #expect(log.entries == ["task"])
    }
}

extension DispatchSemaphore {
    /// `wait()` is not offered to asynchronous code; here blocking is the point.
    fileprivate func blockingWait() { wait() }
}
