import CScrollworkMainQueue
import Foundation

extension VirtualMainQueue {
    /// Runs everything that is due at the present virtual time, ordered by time, then by arrival: blocks, run-loop blocks,
    /// timers and jobs of the main actor. What a turn enqueues runs in a later turn of the same call.
    ///
    /// `betweenTurns` runs after each turn. A call from inside a turn runs nothing, as the main queue does not re-enter.
    /// - Parameter limit: after so many turns the call returns, so that endless chains of `async` end.
    /// - Returns: the number of turns that ran.
    @discardableResult
    package func runDueTurns(limit: Int = 10_000, betweenTurns: () -> Void) -> Int {
        let mayRun = locked { state -> Bool in
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard mayRun else { return 0 }
        scrollwork_turns_begin()
        defer {
            scrollwork_turns_end()
            locked { $0.isRunning = false }
        }

        var count = 0
        var deadline: Date?
        while count < limit {
            if let turn = locked({ $0.removeNextDue() }) {
                switch turn {
                case .work(let turn):
                    turn.work(turn.context)
                    if !turn.isCounted { continue }
                case .timer(let timer):
                    timer.fire()
                }
                count += 1
                betweenTurns()
            } else if locked({ $0.awaitsBackgroundJobs }) {
                let end = deadline ?? Date(timeIntervalSinceNow: backgroundGrace)
                deadline = end
                waitForBackgroundJobs(until: end)
            } else {
                break
            }
        }
        return count
    }

    /// The earliest virtual time, in seconds, at which something is to run, or nil. While background jobs that turns began
    /// are still awaited this is the present time at the latest.
    package var nextDueTime: Double? {
        locked { state in
            state.removeInvalidTimers()
            let times = [
                state.turns.nextDue, state.timers.map(\.due).min(), state.awaitsBackgroundJobs ? state.now : nil,
            ]
            return times.compactMap { $0 }.min()
        }
    }

    /// Whether ``runDueTurns(limit:betweenTurns:)`` has something to run, or to wait for, at the present virtual time.
    package var hasDueTurns: Bool {
        guard let nextDueTime else { return false }
        return nextDueTime <= now + TurnQueue.tolerance
    }
}

extension VirtualMainQueue.State {
    enum Next {
        case work(Turn)
        case timer(Timer)
    }

    /// Whether background jobs run of which an arrival is still expected.
    var awaitsBackgroundJobs: Bool { backgroundJobs > abandonedJobs }

    mutating func removeInvalidTimers() {
        timers.removeAll { !$0.timer.isValid }
    }

    /// Takes the first of all that is due now. A timer that repeats moves on to its next fire.
    mutating func removeNextDue() -> Next? {
        removeInvalidTimers()
        let ready = timers.indices.min { (timers[$0].due, timers[$0].arrival) < (timers[$1].due, timers[$1].arrival) }
        if let ready, timers[ready].due <= now + TurnQueue.tolerance, timers[ready].due < (turns.nextDue ?? .infinity) {
            let timer = timers[ready].timer
            if timers[ready].repeats {
                timers[ready].skip(past: now)
            } else {
                timers.remove(at: ready)
            }
            return .timer(timer)
        }
        return turns.removeFirst(dueAt: now).map { .work($0) }
    }
}
