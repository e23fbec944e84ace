import Foundation

/// A Foundation timer of the main run loop, kept on virtual time.
struct VirtualTimer {
    /// Keeps the timer alive as the run loop would have.
    let timer: Timer
    /// CoreFoundation's object of the same timer, by which its fire date is set.
    let coreTimer: UnsafeMutableRawPointer
    /// The run-loop mode, needed to hand the timer back.
    let mode: UnsafeRawPointer?
    /// The time of the first fire in virtual seconds.
    var firstDue: Double
    /// Fires are at `firstDue` plus a multiple of the interval; multiplying keeps a long series free of rounding drift.
    var step = 0
    /// Arrival number; orders timers and turns that are due at the same time.
    let arrival: Int

    /// The time of the next fire in virtual seconds.
    var due: Double { firstDue + Double(step) * timer.timeInterval }

    /// Whether the timer stays after a fire.
    var repeats: Bool { timer.timeInterval > 0 }

    /// Moves to the first fire after `time`. As with CoreFoundation, fires that were missed are not made up for.
    mutating func skip(past time: Double) {
        guard repeats else { return }
        let passed = ((time + TurnQueue.tolerance - firstDue) / timer.timeInterval).rounded(.down)
        step = max(step + 1, Int(passed) + 1)
    }
}
