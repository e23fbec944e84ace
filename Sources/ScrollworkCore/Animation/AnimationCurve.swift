import Foundation

/// An animation as a function of the seconds since it began.
package protocol AnimationCurve: Sendable {
    /// 0…1, may overshoot; exactly 1 from `duration` on.
    func progress(at time: Double) -> Double

    /// Progress per second; 0 from `duration` on.
    func velocity(at time: Double) -> Double

    /// Seconds until settled; infinite for an animation that repeats for ever and for a custom one.
    var duration: Double { get }
}

/// The curve of an `Animation`. Used from the engine's thread only, since a custom animation keeps state.
private struct DescribedCurve: AnimationCurve, @unchecked Sendable {
    let motion: AnimatedValue<Double>

    func progress(at time: Double) -> Double { motion.value(at: time) }
    func velocity(at time: Double) -> Double { motion.velocity(at: time) }
    var duration: Double { motion.endTime }
}

extension Animation {
    /// The animation from 0 to 1. Make it once per run: a custom animation must be asked in order of time.
    package func makeCurve() -> any AnimationCurve {
        DescribedCurve(motion: AnimatedValue(from: 0, to: 1, animation: self, startTime: 0))
    }
}
