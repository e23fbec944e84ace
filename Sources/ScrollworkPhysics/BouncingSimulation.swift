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
    package let handOverTime: Double?

    private let friction: FrictionSimulation
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
        let start = position.bounded
        let lower = range.lowerBound.bounded
        let upper = range.upperBound.bounded
        friction = FrictionSimulation(position: start, velocity: velocity, rate: rate)
        if start < lower || start > upper {
            handOverTime = 0
            spring = .bounce(position: start, velocity: velocity, edge: start < lower ? lower : upper, tolerance: tolerance)
        } else {
            let edge = friction.finalPosition < lower ? lower : upper
            let isEdgePassed = friction.finalPosition < lower || friction.finalPosition > upper
            let time = isEdgePassed ? friction.time(toReach: edge) : nil
            handOverTime = time
            let cap = bounceVelocityCap.isNaN ? Self.defaultBounceVelocityCap : bounceVelocityCap.boundedPositive
            let speed = if let time { friction.velocity(at: time) } else { 0.0 }
            spring = .bounce(position: edge, velocity: speed.bounded(from: -cap, through: cap), edge: edge, tolerance: tolerance)
        }
        if let handOverTime {
            finalPosition = spring.finalPosition
            duration = handOverTime + spring.duration
        } else {
            finalPosition = friction.finalPosition
            duration = friction.duration
        }
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        guard let handOverTime, time.boundedPositive >= handOverTime else { return friction.position(at: time) }
        return spring.position(at: time.boundedPositive - handOverTime)
    }

    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        guard let handOverTime, time.boundedPositive >= handOverTime else { return friction.velocity(at: time) }
        return spring.velocity(at: time.boundedPositive - handOverTime)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
