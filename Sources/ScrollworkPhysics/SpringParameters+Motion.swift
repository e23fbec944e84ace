extension SpringParameters {
    /// The fraction of the way to the target, the closed form of F-74; exceeds 1 where the spring overshoots.
    /// - Parameters:
    ///   - time: Seconds; negative times and NaN read as 0.
    ///   - initialVelocity: Fractions per second at time 0; NaN reads as 0.
    package func value(at time: Double, initialVelocity: Double = 0) -> Double {
        1 + motion(initialVelocity: initialVelocity).value(at: time.boundedPositive)
    }

    /// The rate of change of `value`, in fractions per second.
    package func velocity(at time: Double, initialVelocity: Double = 0) -> Double {
        motion(initialVelocity: initialVelocity).derivative.value(at: time.boundedPositive)
    }

    /// The seconds after which the spring counts as at rest: within 1 % of the target and with the squares of velocity and
    /// force at most 0.0036 (F-75). The closed form stands in for SwiftUI's integration in steps of 1/300 s.
    ///
    /// From this time on an animation shows exactly the target. Costs three bisections.
    package func settlingDuration(initialVelocity: Double = 0) -> Double {
        let displacement = motion(initialVelocity: initialVelocity)
        let velocity = displacement.derivative
        return max(
            displacement.settlingTime(tolerance: Self.restDistance), velocity.settlingTime(tolerance: Self.restVelocity),
            velocity.derivative.settlingTime(tolerance: Self.restForce))
    }

    /// `settlingDuration(initialVelocity:)` for a spring released at rest.
    package var settlingDuration: Double { settlingDuration(initialVelocity: 0) }

    /// This spring between two positions in points, with a velocity in points per second.
    /// - Parameter tolerance: Points; see `SpringSimulation`.
    package func simulation(
        from position: Double, to target: Double, velocity: Double = 0, tolerance: Double = SpringSimulation.defaultTolerance
    ) -> SpringSimulation {
        SpringSimulation(
            position: position, velocity: velocity, target: target, stiffness: stiffness, damping: damping, tolerance: tolerance)
    }

    private func motion(initialVelocity: Double) -> DampedMotion {
        DampedMotion(displacement: -1, velocity: initialVelocity.bounded, stiffness: stiffness, damping: damping)
    }

    private static let restDistance = 0.01
    private static let restVelocity = 0.06
    private static let restForce = 0.06
}
