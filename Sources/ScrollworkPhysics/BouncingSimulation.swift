/// A fling within a range: friction, and a spring from the moment the edge is reached (F-06, F-22).
///
/// A motion that begins outside the range is the spring from the start.
package struct BouncingSimulation: Simulation, Equatable, Sendable {
    /// The switch of F-22: the greatest speed in points per second that friction hands to the spring, Flutter's 5000.
    ///
    /// Keeps the peak of the bounce within 184 pt. `.infinity` turns the cap off. Releases outside the range are not capped.
    package static let defaultBounceVelocityCap = 5000.0

    /// The edge at which the motion rests, or the rest position of the friction.
    package let finalPosition: Double

    /// The seconds until rest.
    package let duration: Double

    /// The seconds until the spring takes over: 0 if the motion begins outside the range, nil if it never meets an edge.
    package var handOverTime: Double? { handOver.time }

    private let handOver: EdgeHandOver
    private let spring: SpringSimulation

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - position: The offset at release, in points.
    ///   - velocity: Points per second, positive towards the end of the content.
    ///   - range: The offsets at which the content fills the viewport, in points.
    ///   - rate: The friction's rate.
    ///   - tolerance: Points; 0.5 divided by the display scale for half a pixel.
    ///   - bounceVelocityCap: Points per second.
    package init(
        position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal,
        tolerance: Double = SpringSimulation.defaultTolerance, bounceVelocityCap: Double = Self.defaultBounceVelocityCap
    ) {
        handOver = EdgeHandOver(position: position, velocity: velocity, range: range, rate: rate)
        let cap = bounceVelocityCap.isNaN ? Self.defaultBounceVelocityCap : bounceVelocityCap.boundedPositive
        spring = .bounce(
            position: handOver.position,
            velocity: handOver.isOutside ? handOver.velocity : handOver.velocity.bounded(from: -cap, through: cap), edge: handOver.edge,
            tolerance: tolerance)
        finalPosition = handOver.time == nil ? handOver.friction.finalPosition : spring.finalPosition
        duration = if let time = handOver.time { time + spring.duration } else { handOver.friction.duration }
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        guard let elapsed = handOver.elapsed(at: time) else { return handOver.friction.position(at: time) }
        return spring.position(at: elapsed)
    }

    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        guard let elapsed = handOver.elapsed(at: time) else { return handOver.friction.velocity(at: time) }
        return spring.velocity(at: elapsed)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
