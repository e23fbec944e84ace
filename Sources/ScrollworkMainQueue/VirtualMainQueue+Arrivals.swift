import CScrollworkMainQueue
import Foundation

extension VirtualMainQueue {
    /// Blocks until a turn that was enqueued by another thread is due, at most for `timeout` real seconds.
    ///
    /// For a host that knows that work on a background queue will come back to the main queue.
    /// - Returns: whether there is such a turn.
    @discardableResult
    package func waitForArrivals(timeout: Double) -> Bool {
        let deadline = Date(timeIntervalSinceNow: timeout)
        condition.lock()
        defer { condition.unlock() }
        while true {
            if unguardedState.turns.hasForeignTurn(dueAt: unguardedState.now) { return true }
            if !condition.wait(until: deadline) { return unguardedState.turns.hasForeignTurn(dueAt: unguardedState.now) }
        }
    }

    /// Blocks until a turn is due or no more background jobs are awaited; gives up at `deadline`.
    func waitForBackgroundJobs(until deadline: Date) {
        condition.lock()
        defer { condition.unlock() }
        while unguardedState.awaitsBackgroundJobs, (unguardedState.turns.nextDue ?? .infinity) > unguardedState.now {
            if !condition.wait(until: deadline) {
                unguardedState.abandonedJobs = unguardedState.backgroundJobs
                return
            }
        }
    }

    /// What the interposed functions call, on whatever thread.
    nonisolated(unsafe) static let sink: UnsafePointer<scrollwork_sink> = {
        let sink = UnsafeMutablePointer<scrollwork_sink>.allocate(capacity: 1)
        sink.initialize(
            to: scrollwork_sink(
                turn: { work, context, due in shared.accept(work, context, due: due, isCounted: true) },
                wake: { work, context, due in shared.accept(work, context, due: due, isCounted: false) },
                background: { change in shared.noteBackgroundJobs(Int(change)) },
                timer_added: { object, coreTimer, mode, due in
                    guard let object, let coreTimer else { return }
                    shared.add(Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue(), coreTimer, mode, due: due)
                },
                timer_moved: { coreTimer, due in shared.moveTimer(coreTimer, to: due) }))
        return UnsafePointer(sink)
    }()

    private func accept(_ work: scrollwork_work?, _ context: UnsafeMutableRawPointer?, due: Double, isCounted: Bool) {
        guard let work else { return }
        let isForeign = !scrollwork_is_on_main()
        let isAccepted = locked { state -> Bool in
            guard state.depth > 0 else { return false }
            state.arrivals += 1
            state.turns.insert(
                Turn(
                    work: work, context: context, due: due, arrival: state.arrivals, isCounted: isCounted, isForeign: isForeign))
            condition.broadcast()
            return true
        }
        // Another thread may have looked at the flag just before the last deactivation.
        if !isAccepted { scrollwork_hand_to_real_main_queue(work, context, 0) }
    }

    private func noteBackgroundJobs(_ change: Int) {
        locked { state in
            state.backgroundJobs += change
            state.abandonedJobs = min(state.abandonedJobs, state.backgroundJobs)
            condition.broadcast()
        }
    }

    private func add(_ timer: Timer, _ coreTimer: UnsafeMutableRawPointer, _ mode: UnsafeRawPointer?, due: Double) {
        locked { state in
            // A timer may be added once for each of several modes.
            guard !state.timers.contains(where: { $0.coreTimer == coreTimer }) else { return }
            state.arrivals += 1
            state.timers.append(
                VirtualTimer(timer: timer, coreTimer: coreTimer, mode: mode, firstDue: due, arrival: state.arrivals))
            condition.broadcast()
        }
    }

    private func moveTimer(_ coreTimer: UnsafeMutableRawPointer?, to due: Double) -> Bool {
        locked { state in
            guard let index = state.timers.firstIndex(where: { $0.coreTimer == coreTimer }) else { return false }
            state.timers[index].firstDue = due
            state.timers[index].step = 0
            return true
        }
    }
}
