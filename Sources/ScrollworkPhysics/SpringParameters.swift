import Foundation

/// A spring as SwiftUI describes it: by response and damping ratio, or by duration and bounce (F-72, F-73).
///
/// The value functions describe a spring that starts at 0 with the target 1.
package struct SpringParameters: Hashable, Sendable {
    /// The seconds of one period of the undamped spring; also the time of the logical completion (F-75). Within 0.001…1e6.
    package let response: Double

    /// 1 is critical, less swings. At least 0.01, so that every spring ends.
    package let dampingRatio: Double

    /// NaN reads as 0 before both parameters are brought into their ranges.
    package init(response: Double, dampingRatio: Double) {
        self.response = response.bounded(from: 0.001, through: 1e6)
        self.dampingRatio = dampingRatio.bounded(from: DampedMotion.minimumDampingRatio, through: 1000)
    }

    /// ζ = 1 − bounce, or 1/(1 + bounce) for a negative bounce (F-73).
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, the same as the response.
    ///   - bounce: Within −1…1; 0 is critical, more swings, less is flatter. NaN reads as 0.
    package init(duration: Double, bounce: Double) {
        let bounce = bounce.bounded(from: -0.999, through: 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// ω² = (2π/response)² per second² for a mass of 1 (F-73).
    package var stiffness: Double { frequency * frequency }

    /// 2ζω per second for a mass of 1 (F-73).
    package var damping: Double { 2 * dampingRatio * frequency }

    /// 1 − ζ, or 1/ζ − 1 for an over-damped spring: the inverse of `init(duration:bounce:)`.
    package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    private var frequency: Double { 2 * .pi / response }
}
