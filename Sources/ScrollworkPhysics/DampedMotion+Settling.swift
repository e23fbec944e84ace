import Foundation

extension DampedMotion {
    /// The seconds after which the magnitude stays below `tolerance` (F-21: "stays", not "first gets"); 0 if it always is.
    ///
    /// A bisection between extrema: some sixty evaluations, once per simulation.
    func settlingTime(tolerance: Double) -> Double {
        let tolerance = max(tolerance.bounded, 1e-6)
        let firstExtremum = derivative.firstZero ?? 0
        guard abs(value(at: firstExtremum)) >= tolerance else {
            // Monotonic up to there, so the band is entered once.
            return abs(value(at: 0)) >= tolerance ? entry(into: tolerance, between: 0, and: firstExtremum) : 0
        }
        var outside = firstExtremum
        var step: Double
        switch self {
        case .critical(let decay, _, _): step = 1 / decay
        case .over(let slowDecay, _, _, _): step = 1 / slowDecay
        case .under(let decay, let frequency, _, _):
            // Extrema follow each other at half periods and shrink by a constant factor: jump to the last large one.
            step = .pi / frequency
            let count = (log(abs(value(at: outside)) / tolerance) / (decay * step)).rounded(.down)
            outside += step * max(count - 1, 0)
        }
        var inside = outside + step
        if case .under = self {
            while abs(value(at: inside)) >= tolerance {
                outside = inside
                inside += step
            }
        } else {
            while abs(value(at: inside)) >= tolerance {
                outside = inside
                step *= 2
                inside += step
            }
        }
        return entry(into: tolerance, between: outside, and: inside)
    }

    /// The first time from 0 on at which the motion passes 0, if it does.
    private var firstZero: Double? {
        let time: Double
        switch self {
        case .critical(_, let constant, let linear):
            time = -constant / linear
        case .under(_, let frequency, let cosine, let sine):
            guard cosine != 0 || sine != 0 else { return nil }
            let angle = atan2(-cosine, sine)
            time = (angle < 0 ? angle + .pi : angle) / frequency
        case .over(let slowDecay, let fastDecay, let slow, let fast):
            time = -log(-fast / slow) / (slowDecay - fastDecay)
        }
        // Also refuses NaN, from the logarithm of a negative number or from 0/0.
        return time >= 0 && time.isFinite ? time : nil
    }

    private func entry(into tolerance: Double, between outside: Double, and inside: Double) -> Double {
        var outside = outside
        var inside = inside
        while true {
            let middle = outside + (inside - outside) / 2
            if middle <= outside || middle >= inside { return inside }
            if abs(value(at: middle)) >= tolerance { outside = middle } else { inside = middle }
        }
    }
}
