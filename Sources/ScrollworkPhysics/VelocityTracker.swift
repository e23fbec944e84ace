/// The velocity of a pointer at its release, from the last moves (F-33, F-34).
///
/// Weights the three velocities between the last four samples. Weights and time limit are those of Flutter's iOS and macOS trackers.
package struct VelocityTracker: Equatable, Sendable {
    /// The weights of the three velocities.
    package struct Profile: Hashable, Sendable {
        package let oldest: Double
        package let middle: Double
        package let newest: Double

        /// The fit to iOS (F-33). The newest pair counts least: a finger slows down while it lifts.
        package static let touch = Profile(oldest: 0.6, middle: 0.35, newest: 0.05)

        /// The fit to macOS (F-33).
        package static let desktop = Profile(oldest: 0.15, middle: 0.65, newest: 0.2)

        fileprivate var newestFirst: [Double] { [newest, middle, oldest] }
    }

    private struct Sample: Equatable, Sendable {
        var position: Double
        var time: Double
    }

    /// A release this many seconds after the last move has no velocity (F-34).
    package static let staleInterval = 0.1

    package let profile: Profile

    /// At most four, oldest first, with increasing times.
    private var samples: [Sample] = []

    package init(profile: Profile = .touch) {
        self.profile = profile
    }

    /// Adds a move.
    ///
    /// A time equal to the newest sample's, or before it, replaces that sample's position: two positions at one time have no velocity.
    /// A sample that is not finite is ignored.
    /// - Parameters:
    ///   - position: Points.
    ///   - time: Seconds, on any clock.
    package mutating func add(position: Double, time: Double) {
        guard position.isFinite, time.isFinite else { return }
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1].position = position
            return
        }
        if samples.count == 4 { samples.removeFirst() }
        samples.append(Sample(position: position, time: time))
    }

    /// The velocity in points per second for a release.
    ///
    /// 0 with fewer than two samples or if the last move is too old (F-34). With fewer than four samples the remaining weights are
    /// scaled to a sum of 1, so a steady movement has its velocity from the second sample on.
    /// - Parameter releaseTime: Seconds, on the samples' clock; NaN reads as the time of the last move.
    package func velocity(at releaseTime: Double) -> Double {
        guard let last = samples.last, samples.count > 1 else { return 0 }
        // 100 ms written as a difference of two clock readings is not exactly 0.1.
        if releaseTime - last.time >= Self.staleInterval - 1e-9 { return 0 }
        var sum = 0.0
        var weights = 0.0
        for (index, weight) in zip(samples.indices.dropFirst().reversed(), profile.newestFirst) {
            let newer = samples[index]
            let older = samples[index - 1]
            sum += weight * (newer.position.bounded - older.position.bounded) / max(newer.time - older.time, 1e-9)
            weights += weight
        }
        return (sum / weights).bounded
    }

    /// Forgets all samples.
    package mutating func reset() { samples.removeAll(keepingCapacity: true) }
}
