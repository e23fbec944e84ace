/// The return from a trackpad overscroll on the desktop: (x₀ + 0.31·v·t)·e^(−20t/1.6) (F-23, Chromium's elastic overscroll).
///
/// The source subtracts the velocity because it measures it in wheel deltas, whose sign is the offset's reversed. Here the velocity
/// has the sign of the offset, so an outward velocity stretches further.
package struct DesktopBounceSimulation: Simulation, Equatable, Sendable {
    /// The share of the velocity that goes into the stretch (F-23).
    package static let amplitude = 0.31

    /// The elastic period (F-23).
    package static let period = 1.6

    /// The stiffness whose quotient with the period is the decay: 12.5 per second (F-15, F-23).
    package static let stiffness = 20.0

    /// The edge in points.
    package let finalPosition: Double

    /// The seconds until the stretch stays below the tolerance.
    package let duration: Double

    private let motion: DampedMotion
    private let rateOfChange: DampedMotion

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - position: Points, in the offset's coordinate space.
    ///   - velocity: Points per second.
    ///   - edge: The end of the range to rest at, in points.
    ///   - tolerance: Points.
    package init(position: Double, velocity: Double, edge: Double, tolerance: Double = SpringSimulation.defaultTolerance) {
        finalPosition = edge.bounded
        motion = .critical(
            decay: Self.stiffness / Self.period, constant: position.bounded - finalPosition, linear: velocity.bounded * Self.amplitude)
        rateOfChange = motion.derivative
        duration = motion.settlingTime(tolerance: tolerance)
    }

    package func position(at time: Double) -> Double {
        isFinished(at: time) ? finalPosition : finalPosition + motion.value(at: time.boundedPositive)
    }

    package func velocity(at time: Double) -> Double {
        isFinished(at: time) ? 0 : rateOfChange.value(at: time.boundedPositive)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
