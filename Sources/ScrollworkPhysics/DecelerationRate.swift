import Foundation

/// How quickly a flung scroll view slows down (F-01).
package struct DecelerationRate: Hashable, Sendable {
    /// The factor the velocity is multiplied with every millisecond, between 0 and 1.
    package let perMillisecond: Double

    /// The rate of SwiftUI's scroll views, 0.998 as `UIScrollView.DecelerationRate.normal` (F-01, F-07).
    package static let normal = DecelerationRate(perMillisecond: 0.998)

    /// The rate of paging scroll views, 0.99 as `UIScrollView.DecelerationRate.fast` (F-01).
    package static let fast = DecelerationRate(perMillisecond: 0.99)

    /// - Parameter perMillisecond: Brought within 0.001…0.999999; NaN reads as `normal`.
    package init(perMillisecond: Double) {
        self.perMillisecond = perMillisecond.isNaN ? 0.998 : perMillisecond.bounded(from: 0.001, through: 0.999_999)
    }

    /// The constant k = 1000·ln d of the exponential, per second and negative: −2.002 normal, −10.05 fast (F-02).
    package var decay: Double { 1000 * log(perMillisecond) }

    /// How far a fling travels in points, with the sign of the velocity: −v/k (F-03).
    ///
    /// Also the recommended addition for `predictedEndTranslation` (F-38).
    /// - Parameter velocity: Points per second; NaN reads as 0.
    package func distance(forVelocity velocity: Double) -> Double { -velocity.bounded / decay }

    /// Apple's published projection (WWDC 2018, session 803), a sum over whole milliseconds (F-04).
    ///
    /// 0.1 % short of `distance(forVelocity:)` at the normal rate; a cross-check, nothing moves by it.
    /// - Parameter velocity: Points per second; NaN reads as 0.
    package func discreteDistance(forVelocity velocity: Double) -> Double {
        velocity.bounded / 1000 * perMillisecond / (1 - perMillisecond)
    }
}
