import Foundation
import Testing

@testable import ScrollworkMainQueue

extension VirtualMainQueueTests {
    @Test("a block from a background thread arrives and runs on the main thread")
    func backgroundHop() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.global().async {
                let isMain = isOnMainQueue()
                DispatchQueue.main.async { log("\(isMain) \(isOnMainQueue())") }
            }
            #expect(queue.waitForArrivals(timeout: 10))
            queue.runDueTurns {}
            #expect(log.entries == ["false true"])
            #expect(!queue.waitForArrivals(timeout: 0))
        }
    }

    @Test("a synchronous call from a background thread waits for its turn")
    func backgroundSync() {
        withVirtualQueue { queue in
            let log = Log()
            DispatchQueue.global().async {
                let answer = DispatchQueue.main.sync { () -> Int in
                    log("sync")
                    return 42
                }
                DispatchQueue.main.async { log("\(answer)") }
            }
            // The second block may arrive in time for the first call.
            while log.entries.count < 2, queue.waitForArrivals(timeout: 10) { queue.runDueTurns {} }
            #expect(log.entries == ["sync", "42"])
        }
    }

    @Test("many threads lose no block and keep the order of each thread")
    func manyThreads() {
        withVirtualQueue { queue in
            nonisolated(unsafe) var seen = [[Int]](repeating: [], count: 4)
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for number in 0..<250 { DispatchQueue.main.async { seen[thread].append(number) } }
            }
            #expect(queue.runDueTurns {} == 1000)
            #expect(seen == .init(repeating: Array(0..<250), count: 4))
        }
    }
}
