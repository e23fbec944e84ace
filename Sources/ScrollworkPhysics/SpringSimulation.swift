import Foundation

/// A unit mass pulled to a target by a damped spring, in any damping regime.
///
/// The defaults are the bounce at the edge of a scroll view (F-20…F-22).
package struct SpringSimulation: Simulation, Equatable, Sendable {
    /// The bounce's stiffness per second², critically damped: e^(−10t) (F-20).
    package static let bounceStiffness = 100.0

    /// The bounce's damping per second, critical for `bounceStiffness` (F-20).
    package static let bounceDamping = 20.0

    /// The distance in points below which a spring ends; divide by the display scale to end within half a pixel (F-21).
    package static let defaultTolerance = 0.5

    /// The seconds until the distance to the target stays below the tolerance (F-21).
    package let duration: Double

    /// The target in points, reached exactly.
    package let finalPosition: Double

    package let stiffness: Double
    package let damping: Double

    private let tolerance: Double
    private let motion: DampedMotion
    private let rateOfChange: DampedMotion

    /// Hostile numbers: NaN positions, velocities and targets read as 0 and infinities as ±1e15. A stiffness that is not a positive
    /// number reads as `bounceStiffness`. Damping is kept within 0.01…10000 times the critical damping, so that every spring ends.
    /// - Parameters:
    ///   - position: Points.
    ///   - velocity: Points per second.
    ///   - target: Points.
    ///   - stiffness: Per second², for a mass of 1.
    ///   - damping: Per second, for a mass of 1.
    ///   - tolerance: Points; at least 1e-6.
    package init(
        position: Double, velocity: Double, target: Double, stiffness: Double, damping: Double, tolerance: Double = Self.defaultTolerance
    ) {
        self.stiffness = stiffness > 0 ? stiffness.bounded : Self.bounceStiffness
        self.damping = damping.boundedPositive
        self.tolerance = tolerance
        finalPosition = target.bounded
        motion = DampedMotion(
            displacement: position.bounded - finalPosition, velocity: velocity.bounded, stiffness: self.stiffness, damping: self.damping)
        rateOfChange = motion.derivative
        duration = motion.settlingTime(tolerance: tolerance)
    }

    /// The return from outside the scroll range to its edge, and the bounce of a fling that hits it (F-20, F-22).
    /// - Parameters:
    ///   - position: Points.
    ///   - velocity: Points per second.
    ///   - edge: The end of the range to rest at, in points.
    ///   - tolerance: Points; 0.5 divided by the display scale for half a pixel.
    package static func bounce(
        position: Double, velocity: Double, edge: Double, tolerance: Double = Self.defaultTolerance
    ) -> SpringSimulation {
        SpringSimulation(
            position: position, velocity: velocity, target: edge, stiffness: bounceStiffness, damping: bounceDamping, tolerance: tolerance)
    }

    package func position(at time: Double) -> Double {
        isFinished(at: time) ? finalPosition : finalPosition + motion.value(at: time.boundedPositive)
    }

    package func velocity(at time: Double) -> Double {
        isFinished(at: time) ? 0 : rateOfChange.value(at: time.boundedPositive)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }

    /// The same spring with another target, continuing with the position and velocity it has at `time` (F-76).
    ///
    /// The result's own time begins at 0 there. A target that is NaN leaves the target as it is.
    package func retargeted(to target: Double, at time: Double) -> SpringSimulation {
        SpringSimulation(
            position: position(at: time), velocity: velocity(at: time), target: target.isNaN ? finalPosition : target,
            stiffness: stiffness, damping: damping, tolerance: tolerance)
    }
}
