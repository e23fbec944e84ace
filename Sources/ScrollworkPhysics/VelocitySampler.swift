/// SwiftUI's own sampler, for gesture velocities and animations that continue a movement (F-37).
///
/// Three samples: a quarter of the newest pair's velocity and three quarters of the previous pair's.
package struct VelocitySampler: Equatable, Sendable {
    private struct Sample: Equatable, Sendable {
        var position: Double
        var time: Double
    }

    /// At most three, oldest first, with increasing times.
    private var samples: [Sample] = []

    package init() {}

    /// Adds a sample. A time equal to the newest one's, or before it, replaces its position; what is not finite is ignored.
    /// - Parameters:
    ///   - position: Points.
    ///   - time: Seconds, on any clock.
    package mutating func add(position: Double, time: Double) {
        guard position.isFinite, time.isFinite else { return }
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1].position = position
            return
        }
        if samples.count == 3 { samples.removeFirst() }
        samples.append(Sample(position: position, time: time))
    }

    /// Points per second; 0 with fewer than two samples.
    package var velocity: Double {
        switch samples.count {
        case 3: (0.25 * pair(endingAt: 2) + 0.75 * pair(endingAt: 1)).bounded
        case 2: pair(endingAt: 1).bounded
        default: 0
        }
    }

    /// Forgets all samples.
    package mutating func reset() { samples.removeAll(keepingCapacity: true) }

    private func pair(endingAt index: Int) -> Double {
        let newer = samples[index]
        let older = samples[index - 1]
        return (newer.position.bounded - older.position.bounded) / max(newer.time - older.time, 1e-9)
    }
}
