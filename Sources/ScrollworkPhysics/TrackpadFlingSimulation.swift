/// A trackpad's fling within a range: friction, and the desktop's elastic return from the moment the edge is reached (F-23, F-24, F-48).
///
/// A motion that begins outside the range is the return from the start.
package struct TrackpadFlingSimulation: Simulation, Equatable, Sendable {
    package let finalPosition: Double

    /// The seconds until rest.
    package let duration: Double

    private let friction: FrictionSimulation
    private let bounce: DesktopBounceSimulation
    /// The seconds until the return takes over, nil if the motion never meets an edge.
    private let handOverTime: Double?

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - position: The offset at release, in points.
    ///   - velocity: Points per second, positive towards the end of the content.
    ///   - range: The offsets at which the content fills the viewport, in points.
    ///   - tolerance: Points; 0.5 divided by the display scale for half a pixel.
    package init(
        position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal,
        tolerance: Double = SpringSimulation.defaultTolerance
    ) {
        let start = position.bounded
        let lower = range.lowerBound.bounded
        let upper = range.upperBound.bounded
        friction = FrictionSimulation(position: start, velocity: velocity, rate: rate)
        let edge: Double
        let handOver: Double?
        var speed = velocity
        if start < lower || start > upper {
            edge = start < lower ? lower : upper
            handOver = 0
        } else {
            edge = friction.finalPosition < lower ? lower : upper
            let isEdgePassed = friction.finalPosition < lower || friction.finalPosition > upper
            handOver = isEdgePassed ? friction.time(toReach: edge) : nil
            speed = 0
            if let handOver { speed = friction.velocity(at: handOver) }
        }
        bounce = DesktopBounceSimulation(
            position: handOver == 0 ? start : edge, velocity: speed, edge: edge, tolerance: tolerance)
        handOverTime = handOver
        if let handOver {
            finalPosition = edge
            duration = handOver + bounce.duration
        } else {
            finalPosition = friction.finalPosition
            duration = friction.duration
        }
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        guard let handOverTime, time.boundedPositive >= handOverTime else { return friction.position(at: time) }
        return bounce.position(at: time.boundedPositive - handOverTime)
    }

    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        guard let handOverTime, time.boundedPositive >= handOverTime else { return friction.velocity(at: time) }
        return bounce.velocity(at: time.boundedPositive - handOverTime)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
