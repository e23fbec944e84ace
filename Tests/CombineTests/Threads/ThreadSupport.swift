import Combine
import Foundation

/// Counts events from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var token: AnyCancellable?
    private var state = (counts: 0, ends: 0, late: 0)

    var counts: Int { lock.withLock { state.counts } }
    var ends: Int { lock.withLock { state.ends } }
    /// Values after the end.
    var late: Int { lock.withLock { state.late } }

    func count() {
        lock.withLock {
            state.counts += 1
            if state.ends > 0 { state.late += 1 }
        }
    }

    func end() { lock.withLock { state.ends += 1 } }

    func keep(_ token: AnyCancellable) { lock.withLock { self.token = token } }
}

/// Remembers the last value, from any thread.
final class LastValue: @unchecked Sendable {
    private let lock = NSLock()
    private var token: AnyCancellable?
    private var last = Int.min

    var value: Int { lock.withLock { last } }

    func store(_ value: Int) { lock.withLock { last = value } }

    func keep(_ token: AnyCancellable) { lock.withLock { self.token = token } }
}

/// Runs `body` with 0..<iterations on threads of its own that begin together and take turns. Dispatch's `concurrentPerform` would do for
/// the type checker only: it uses a single thread where the machine is busy.
func onThreads(_ threads: Int = 4, iterations: Int, _ body: @escaping (Int) -> Void) {
    let gate = NSCondition()
    nonisolated(unsafe) var ready = 0
    nonisolated(unsafe) let body = body
    let group = DispatchGroup()
    for thread in 0..<threads {
        group.enter()
        Thread.detachNewThread {
            gate.lock()
            ready += 1
            if ready == threads { gate.broadcast() } else { while ready < threads { gate.wait() } }
            gate.unlock()
            for index in stride(from: thread, to: iterations, by: threads) {
                body(index)
                sched_yield()
            }
            group.leave()
        }
    }
    group.wait()
}
