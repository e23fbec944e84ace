import Foundation

/// Exponential deceleration after a release, without edges (F-01…F-05).
package struct FrictionSimulation: Simulation, Equatable, Sendable {
    /// The remaining distance in points below which the motion ends (F-05).
    package static let defaultTolerance = 0.5

    /// The seconds until the remaining distance falls below the tolerance; 0 if it never exceeded it (F-05).
    package let duration: Double

    /// x₀ − v₀/k in points (F-03).
    package let finalPosition: Double

    private let start: Double
    private let startVelocity: Double
    private let decay: Double

    /// - Parameters:
    ///   - position: The offset at release in points; NaN reads as 0, infinities as ±1e15.
    ///   - velocity: Points per second, positive towards the end of the content; NaN reads as 0.
    ///   - rate: How quickly the velocity decays.
    ///   - tolerance: Points; at least 1e-6.
    package init(position: Double, velocity: Double, rate: DecelerationRate = .normal, tolerance: Double = Self.defaultTolerance) {
        start = position.bounded
        startVelocity = velocity.bounded
        decay = rate.decay
        finalPosition = start - startVelocity / decay
        let initialDistance = abs(startVelocity / decay)
        let tolerance = max(tolerance.bounded, 1e-6)
        duration = initialDistance > tolerance ? log(tolerance / initialDistance) / decay : 0
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        return start + startVelocity * (exp(decay * time.boundedPositive) - 1) / decay
    }

    package func velocity(at time: Double) -> Double {
        isFinished(at: time) ? 0 : startVelocity * exp(decay * time.boundedPositive)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }

    /// When the motion passes a position, in seconds, or nil if it never does; NaN is never reached.
    ///
    /// Positions within the tolerance of the rest position are reached at `duration`.
    /// - Parameter position: An offset in points.
    package func time(toReach position: Double) -> Double? {
        if position == start { return 0 }
        guard startVelocity != 0, min(start, finalPosition) <= position, position <= max(start, finalPosition) else { return nil }
        // The part of the velocity that is left there: 1 at the start, 0 at rest.
        let remaining = 1 + decay * (position - start) / startVelocity
        return remaining > 0 ? min(max(log(remaining) / decay, 0), duration) : duration
    }
}
