import Foundation
import Testing

@testable import ScrollworkMainQueue

/// Runs `body` with an active queue and leaves nothing behind.
@MainActor
func withVirtualQueue(_ body: (VirtualMainQueue) throws -> Void) rethrows {
    let queue = VirtualMainQueue.shared
    queue.activate()
    defer { queue.deactivate() }
    try body(queue)
}

/// What happened, in order. Written on the main thread, or under the control of the test.
final class Log: @unchecked Sendable {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
}

/// Not `Thread.isMainThread`: under an asynchronous `main` the main queue is served by any thread.
func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

extension VirtualMainQueue {
    /// Runs everything up to `time` (virtual seconds), stopping at each due time.
    func run(until time: Double) {
        while let next = nextDueTime, next <= time + 1e-9 {
            advance(to: next)
            runDueTurns {}
        }
        advance(to: time)
    }
}

/// All of these use the one main queue of the process.
@Suite(.serialized) @MainActor
struct VirtualMainQueueTests {
    @Test("calls of Dispatch arrive at the interposed functions")
    func interposed() {
        #expect(VirtualMainQueue.shared.isInterposed)
    }

    @Test("blocks run in order of arrival, with a pause after each")
    func order() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.main.async { log("a") }
            DispatchQueue.main.async { log("b") }
            DispatchQueue.main.async(qos: .userInitiated) { log("c") }
            DispatchQueue.main.async(flags: .barrier) { log("d") }
            #expect(log.entries.isEmpty)
            #expect(queue.hasDueTurns)
            #expect(queue.runDueTurns { log("-") } == 4)
            #expect(log.entries == ["a", "-", "b", "-", "c", "-", "d", "-"])
            #expect(!queue.hasDueTurns)
            #expect(queue.nextDueTime == nil)
        }
    }

    @Test("a block enqueued by a block runs in a later turn of the same call")
    func doubleHop() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.main.async {
                log("first")
                DispatchQueue.main.async {
                    log("second")
                    DispatchQueue.main.async { log("third") }
                }
                log("first ends")
            }
            DispatchQueue.main.async { log("sibling") }
            #expect(queue.runDueTurns {} == 4)
            #expect(log.entries == ["first", "first ends", "sibling", "second", "third"])
        }
    }

    @Test("asyncAfter runs at exactly its virtual time and not before")
    func asyncAfter() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log("half") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log("fifth") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { log("wall") }
            let early = DispatchTime.now()
            queue.advance(to: 0.1)
            DispatchQueue.main.asyncAfter(deadline: early + 0.3) { log("from an older now") }
            #expect(queue.nextDueTime == 0.2)
            queue.run(until: 0.499_999)
            #expect(log.entries == ["fifth", "wall", "from an older now"])
            #expect(queue.nextDueTime == 0.5)
            queue.advance(to: 0.5)
            queue.runDueTurns {}
            #expect(log.entries == ["fifth", "wall", "from an older now", "half"])
        }
    }

    @Test("an odd delay is kept to the nanosecond")
    func oddDelay() {
        withVirtualQueue { queue in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) {}
            #expect(abs((queue.nextDueTime ?? 0) - 1.0 / 60) < 2e-9)
            queue.run(until: 1)
        }
    }

    @Test("work items can be cancelled before their turn")
    func cancelledWorkItem() {
        withVirtualQueue { queue in
            let log = Log()
            let cancelled = DispatchWorkItem { log("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
            DispatchQueue.main.async(execute: DispatchWorkItem { log("kept") })
            cancelled.cancel()
            queue.run(until: 1)
            #expect(log.entries == ["kept"])
        }
    }

    @Test("an endless chain of blocks stops at the limit")
    func limit() {
        withVirtualQueue { queue in
            nonisolated(unsafe) var count = 0
            @Sendable func again() {
                count += 1
                if count < 1000 { DispatchQueue.main.async(execute: again) }
            }
            DispatchQueue.main.async(execute: again)
            #expect(queue.runDueTurns(limit: 10) {} == 10)
            #expect(count == 10)
            queue.runDueTurns {}
        }
    }

    @Test("a call from inside a turn runs nothing")
    func reentrance() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.main.async {
                DispatchQueue.main.async { log("inner") }
                log("\(queue.runDueTurns {})")
            }
            queue.runDueTurns {}
            #expect(log.entries == ["0", "inner"])
        }
    }

    @Test("nested activations are counted and share the clock")
    func nesting() {
        withVirtualQueue { queue in
            queue.advance(to: 3)
            withVirtualQueue { inner in #expect(inner.now == 3) }
            #expect(queue.isActive)
            let log = Log()
            DispatchQueue.main.async { log("caught") }
            queue.runDueTurns {}
            #expect(log.entries == ["caught"])
        }
        #expect(!VirtualMainQueue.shared.isActive)
    }

    @Test("groups report to the main queue when their last member has left")
    func groups() {
        withVirtualQueue { queue in
            let log = Log()
            let group = DispatchGroup()
            group.notify(queue: .main) { log("empty") }
            group.enter()
            DispatchQueue.main.async(group: group) { log("member") }
            group.notify(queue: .main) { log("all left") }
            DispatchQueue.main.async {
                log("leaves")
                group.leave()
            }
            queue.runDueTurns {}
            #expect(log.entries == ["empty", "member", "leaves", "all left"])
        }
    }

    @Test("operations of the main operation queue are turns")
    func operations() {
        withVirtualQueue { queue in
            let log = Log()
            OperationQueue.main.addOperation { log("operation") }
            // The queue itself hops through a background thread.
            while log.entries.isEmpty, queue.hasDueTurns || queue.waitForArrivals(timeout: 10) { queue.runDueTurns {} }
            #expect(log.entries == ["operation"])
        }
    }

    @Test("while inactive, blocks go to the real main queue")
    func passThrough() async {
        let before = VirtualMainQueue.shared.nextDueTime
        let isMain = await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume(returning: isOnMainQueue()) }
        }
        let isMainLater = await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume(returning: isOnMainQueue()) }
        }
        #expect(isMain && isMainLater)
        #expect(before == nil)
    }

    @Test("what is left at deactivation goes to the real main queue, in order")
    func leftovers() async {
        let log = Log()
        await withCheckedContinuation { continuation in
            withVirtualQueue { _ in
                DispatchQueue.main.async { log("a") }
                DispatchQueue.main.async { log("b") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
            }
        }
        #expect(log.entries == ["a", "b"])
    }
}
