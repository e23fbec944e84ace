import CScrollworkMainQueue
import Foundation

/// The main queue and the clock of a program that runs on virtual time.
///
/// While active, everything that would reach the main thread by way of Dispatch, the main run loop or the main actor is kept
/// here, ordered by virtual time and arrival, and runs when the host calls ``runDueTurns(limit:betweenTurns:)``. Nothing is
/// waited for in real time, except background work (see ``backgroundGrace``).
///
/// Work is caught by symbol interposition: the C functions of this package must come before those of the system libraries in
/// symbol order. That holds when they are part of the executable (every program and test that links this target statically)
/// or of a library in `LD_PRELOAD`. It does not hold for a library that is only linked, for the compiler names Dispatch and
/// Foundation first. ``isInterposed`` tells.
///
/// Not caught: dispatch sources on the main queue, `DispatchWorkItem.notify`, `Task.sleep` with a tolerance, and timers that
/// were added before activation. A `RunLoop.main.run` inside a turn waits in real time and runs no turns.
package final class VirtualMainQueue: @unchecked Sendable {
    /// The queue of this process; there is one main thread.
    package static let shared = VirtualMainQueue()

    /// Guards `state` and is signalled for every arrival.
    let condition = NSCondition()
    private var state = State()

    /// The state, for code that holds the lock.
    var unguardedState: State {
        get { state }
        _modify { yield &state }
    }

    struct State {
        var depth = 0
        var now = 0.0
        var arrivals = 0
        var turns = TurnQueue()
        var timers: [VirtualTimer] = []
        /// Background jobs that turns began and that have not ended.
        var backgroundJobs = 0
        /// How many of those were waited for in vain, so that they are not waited for again.
        var abandonedJobs = 0
        var isRunning = false
    }

    private init() {}

    /// Whether calls of Dispatch arrive here. False means that another definition comes first in symbol order; the remedy is
    /// to put the library which contains this module into `LD_PRELOAD`.
    package var isInterposed: Bool { scrollwork_is_interposed() }

    /// Whether work is caught at present.
    package var isActive: Bool { locked { $0.depth > 0 } }

    /// How long, in real seconds, one call of ``runDueTurns(limit:betweenTurns:)`` waits for background jobs which turns began
    /// (such as a call of an actor) and which may come back to the main actor. What is still running then is not waited
    /// for again.
    package var backgroundGrace: Double {
        get { locked { _ in grace } }
        set { locked { _ in grace = newValue } }
    }
    private var grace = 1.0

    /// Virtual seconds since activation.
    package var now: Double { locked { $0.now } }

    /// Starts to catch work for the main thread. The clock starts at 0. Nested activations are counted and share the clock.
    package func activate() {
        let isFirst = locked { state in
            state.depth += 1
            if state.depth == 1 { state.now = 0 }
            return state.depth == 1
        }
        if isFirst { scrollwork_set_virtual_now(0) }
        scrollwork_catching_begin(Self.sink)
    }

    /// Ends one activation. After the last one, what is left goes to the real main queue and the real run loop, in order and
    /// with the virtual time that was left as a real delay.
    package func deactivate() {
        guard isActive else { return }
        scrollwork_catching_end()
        let (now, turns, timers) = locked { state -> (Double, [Turn], [VirtualTimer]) in
            state.depth -= 1
            guard state.depth == 0 else { return (0, [], []) }
            defer {
                state.timers = []
                state.abandonedJobs = state.backgroundJobs
            }
            return (state.now, state.turns.removeAll(), state.timers)
        }
        for turn in turns { scrollwork_hand_to_real_main_queue(turn.work, turn.context, turn.due - now) }
        for timer in timers where timer.timer.isValid {
            scrollwork_hand_timer_to_real_run_loop(timer.coreTimer, timer.mode, timer.due - now)
        }
    }

    /// Moves the clock to `time` (virtual seconds) and runs nothing. The clock never goes back.
    package func advance(to time: Double) {
        let now = locked { state in
            state.now = max(state.now, time)
            return state.now
        }
        scrollwork_set_virtual_now(now)
    }

    /// Runs `body` with the state, under the lock.
    func locked<Result>(_ body: (inout State) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body(&state)
    }
}
