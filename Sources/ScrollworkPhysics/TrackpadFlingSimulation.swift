/// A trackpad's fling within a range: friction, and the desktop's elastic return from the moment the edge is reached (F-23, F-24, F-48).
///
/// A motion that begins outside the range is the return from the start.
package struct TrackpadFlingSimulation: Simulation, Equatable, Sendable {
    package let finalPosition: Double

    /// The seconds until rest.
    package let duration: Double

    private let handOver: EdgeHandOver
    private let bounce: DesktopBounceSimulation

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
        handOver = EdgeHandOver(position: position, velocity: velocity, range: range, rate: rate)
        bounce = DesktopBounceSimulation(
            position: handOver.position, velocity: handOver.velocity, edge: handOver.edge, tolerance: tolerance)
        finalPosition = handOver.time == nil ? handOver.friction.finalPosition : handOver.edge
        duration = if let time = handOver.time { time + bounce.duration } else { handOver.friction.duration }
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        guard let elapsed = handOver.elapsed(at: time) else { return handOver.friction.position(at: time) }
        return bounce.position(at: elapsed)
    }

    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        guard let elapsed = handOver.elapsed(at: time) else { return handOver.friction.velocity(at: time) }
        return bounce.velocity(at: elapsed)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
