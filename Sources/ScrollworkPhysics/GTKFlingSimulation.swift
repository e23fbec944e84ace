/// A fling of GTK's scrolled window within a range: its friction, and past an edge its overshoot of at most 100 points (F-25, F-47).
///
/// The overshoot is GTK's critically damped return, e^(−10t) for its friction of 20, which is the same curve as F-20. Where it would lead
/// further than the limit it stays there until the curve comes back.
package struct GTKFlingSimulation: Simulation, Equatable, Sendable {
    package let finalPosition: Double

    /// The seconds until rest.
    package let duration: Double

    private let friction: FrictionSimulation
    private let spring: SpringSimulation
    private let edge: Double
    /// The seconds until the overshoot takes over, nil if the motion never meets an edge.
    private let handOverTime: Double?

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - position: The offset at release, in points.
    ///   - velocity: Points per second, positive towards the end of the content.
    ///   - range: The offsets at which the content fills the viewport, in points.
    ///   - tolerance: Points; 0.5 divided by the display scale for half a pixel.
    package init(
        position: Double, velocity: Double, range: ClosedRange<Double>, tolerance: Double = SpringSimulation.defaultTolerance
    ) {
        let start = position.bounded
        let lower = range.lowerBound.bounded
        let upper = range.upperBound.bounded
        friction = FrictionSimulation(position: start, velocity: velocity, rate: GTKKineticSimulation.rate)
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
        spring = SpringSimulation(
            position: handOver == 0 ? start : edge, velocity: speed, target: edge,
            stiffness: GTKOvershoot.friction * GTKOvershoot.friction / 4, damping: GTKOvershoot.friction, tolerance: tolerance)
        self.edge = edge
        handOverTime = handOver
        finalPosition = handOver == nil ? friction.finalPosition : edge
        if let handOver { duration = handOver + spring.duration } else { duration = friction.duration }
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        guard let handOverTime, time.boundedPositive >= handOverTime else { return friction.position(at: time) }
        return edge + GTKOvershoot.limited(spring.position(at: time.boundedPositive - handOverTime) - edge)
    }

    /// 0 while the overshoot is at its limit.
    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        guard let handOverTime, time.boundedPositive >= handOverTime else { return friction.velocity(at: time) }
        let elapsed = time.boundedPositive - handOverTime
        return abs(spring.position(at: elapsed) - edge) > GTKOvershoot.maximum ? 0 : spring.velocity(at: elapsed)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
