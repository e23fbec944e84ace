import Foundation

/// A deceleration bent to a given end: it starts with the velocity of the release and comes to rest exactly there (S-118).
///
/// A critically damped motion whose rate is at least the velocity over the distance, so that it never overshoots; where it is just that, the
/// motion is the exponential of friction with another rest position. A velocity that leads away runs on a little before it turns.
package struct TargetSimulation: Simulation, Equatable, Sendable {
    package let finalPosition: Double
    /// The seconds until the rest is shorter than the tolerance.
    package let duration: Double

    /// The way that is left at the start, points.
    private let distance: Double
    private let startVelocity: Double
    /// Per second.
    package let rate: Double

    /// The rate of a short hop, the same as of the bounce (F-20).
    package static let shortRate = 10.0
    /// The rate of friction (F-02), which a far end never falls below.
    package static let longRate = -DecelerationRate.normal.decay

    /// A hop of up to a viewport takes the time of a bounce, a longer one more: its speed is what stays.
    /// - Parameters:
    ///   - distance: points.
    ///   - viewport: points.
    package static func rate(forDistance distance: Double, viewport: Double) -> Double {
        let length = abs(distance.bounded)
        guard length > viewport, viewport > 0 else { return shortRate }
        return max(shortRate * viewport / length, longRate)
    }

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - start: points.
    ///   - target: points.
    ///   - velocity: points per second at the start.
    ///   - rate: per second; the motion may be quicker.
    ///   - tolerance: points.
    package init(
        from start: Double, to target: Double, velocity: Double, rate: Double, tolerance: Double = SpringSimulation.defaultTolerance
    ) {
        finalPosition = target.bounded
        let distance = finalPosition - start.bounded
        let startVelocity = velocity.bounded
        let leadsThere = distance * startVelocity > 0
        let rate = max(rate.boundedPositive, leadsThere ? startVelocity / distance : 0, 0.1)
        self.distance = distance
        self.startVelocity = startVelocity
        self.rate = rate
        let slope = rate * distance - startVelocity
        let limit = max(tolerance.bounded, 1e-6)
        func isNear(_ time: Double) -> Bool { abs(distance) + abs(slope) * time <= limit * exp(min(rate * time, 700)) }
        var upper = 1 / rate
        while !isNear(upper), upper < 1e4 { upper *= 2 }
        // Before 1/rate the bound may still grow.
        var lower = min(1 / rate, upper)
        if isNear(lower) { lower = 0 }
        for _ in 0..<40 {
            let middle = (lower + upper) / 2
            if isNear(middle) { upper = middle } else { lower = middle }
        }
        duration = distance == 0 && startVelocity == 0 ? 0 : upper
    }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        let time = time.boundedPositive
        return finalPosition - exp(-rate * time) * (distance + (rate * distance - startVelocity) * time)
    }

    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        let time = time.boundedPositive
        return exp(-rate * time) * (startVelocity + rate * (rate * distance - startVelocity) * time)
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }
}
