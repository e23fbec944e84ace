/// A fling of GTK's scrolled window within a range: its friction, and past an edge its overshoot of at most 100 points (F-25, F-47).
///
/// The overshoot is GTK's critically damped return, e^(−10t) for its friction of 20, which is the same curve as F-20. Where it would lead
/// further than the limit it stays there until the curve comes back.
package struct GTKFlingSimulation: Simulation, Equatable, Sendable {
    package let finalPosition: Double

    /// The seconds until rest.
    package let duration: Double

    private let handOver: EdgeHandOver
    private let spring: SpringSimulation

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - position: The offset at release, in points.
    ///   - velocity: Points per second, positive towards the end of the content.
    ///   - range: The offsets at which the content fills the viewport, in points.
    ///   - tolerance: Points; 0.5 divided by the display scale for half a pixel.
    package init(
        position: Double, velocity: Double, range: ClosedRange<Double>, tolerance: Double = SpringSimulation.defaultTolerance
    ) {
        handOver = EdgeHandOver(position: position, velocity: velocity, range: range, rate: GTKKineticSimulation.rate)
        spring = SpringSimulation(
            position: handOver.position, velocity: handOver.velocity, target: handOver.edge,
            stiffness: GTKOvershoot.friction * GTKOvershoot.friction / 4, damping: GTKOvershoot.friction, tolerance: tolerance)
        finalPosition = handOver.time == nil ? handOver.friction.finalPosition : handOver.edge
        duration = if let time = handOver.time { time + spring.duration } else { handOver.friction.duration }
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        guard let elapsed = handOver.elapsed(at: time) else { return handOver.friction.position(at: time) }
        return handOver.edge + GTKOvershoot.limited(spring.position(at: elapsed) - handOver.edge)
    }

    /// 0 while the overshoot is at its limit.
    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        guard let elapsed = handOver.elapsed(at: time) else { return handOver.friction.velocity(at: time) }
        return abs(spring.position(at: elapsed) - handOver.edge) > GTKOvershoot.maximum ? 0 : spring.velocity(at: elapsed)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
