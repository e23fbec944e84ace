import Foundation
import Testing

@testable import ScrollworkMainQueue

extension VirtualMainQueueTests {
    @Test("RunLoop.main.perform is a turn, in order with blocks")
    func perform() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.main.async { log("block") }
            RunLoop.main.perform { log("perform") }
            RunLoop.main.perform(inModes: [.common]) { log("perform in modes") }
            DispatchQueue.main.async { log("block 2") }
            queue.runDueTurns {}
            #expect(log.entries == ["block", "perform", "perform in modes", "block 2"])
        }
    }

    @Test("timers fire on virtual time, repeat without drift and stop when invalidated")
    func timers() {
        withVirtualQueue { queue in
            let log = Log()
            let repeating = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log("tick") }
            _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in log("once") }
            let added = Timer(fire: Date(timeIntervalSinceNow: 0.35), interval: 0, repeats: false) { _ in log("added") }
            RunLoop.main.add(added, forMode: .common)
            RunLoop.main.add(added, forMode: .default)
            let dated = Timer(fire: Date() + 0.05, interval: 0, repeats: false) { _ in log("dated") }
            RunLoop.main.add(dated, forMode: .common)
            #expect(queue.nextDueTime == 0.05)
            queue.run(until: 0.0999)
            #expect(log.entries == ["dated"])
            queue.run(until: 0.4)
            #expect(log.entries == ["dated", "tick", "tick", "once", "tick", "added", "tick"])
            #expect(queue.nextDueTime == 0.5)
            repeating.invalidate()
            #expect(queue.nextDueTime == nil)
        }
    }

    @Test("a timer that missed fires does not make up for them")
    func missedFires() {
        withVirtualQueue { queue in
            let log = Log()
            let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log("tick") }
            queue.advance(to: 0.35)
            #expect(queue.runDueTurns {} == 1)
            #expect(abs((queue.nextDueTime ?? 0) - 0.4) < 1e-9)
            timer.invalidate()
        }
    }

    @Test("setting a timer's fire date moves it")
    func fireDate() {
        withVirtualQueue { queue in
            let log = Log()
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log("tick") }
            timer.fireDate = Date(timeIntervalSinceNow: 0.2)
            #expect(queue.nextDueTime == 0.2)
            queue.run(until: 1.2)
            #expect(log.entries == ["tick", "tick"])
            timer.invalidate()
        }
    }
}
