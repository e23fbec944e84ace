/// A fling that stops dead at the ends of the range: no bounce (F-24 for wheels, F-80 for reduced motion).
package struct ClampingSimulation: Simulation, Equatable, Sendable {
    /// The rest position of the friction, clamped to the range.
    package let finalPosition: Double

    /// The seconds until rest or until the edge is met.
    package let duration: Double

    private let friction: FrictionSimulation

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15. A position outside the range begins at the nearest edge.
    /// - Parameters:
    ///   - position: Points.
    ///   - velocity: Points per second, positive towards the end of the content.
    ///   - range: Points.
    ///   - rate: The friction's rate.
    package init(position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal) {
        let lower = range.lowerBound.bounded
        let upper = range.upperBound.bounded
        friction = FrictionSimulation(position: position.bounded(from: lower, through: upper), velocity: velocity, rate: rate)
        finalPosition = friction.finalPosition.bounded(from: lower, through: upper)
        duration = friction.time(toReach: finalPosition) ?? friction.duration
    }

    package func position(at time: Double) -> Double { isFinished(at: time) ? finalPosition : friction.position(at: time) }

    package func velocity(at time: Double) -> Double { isFinished(at: time) ? 0 : friction.velocity(at: time) }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
