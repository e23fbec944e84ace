/// Which release velocities become a deceleration (F-35, F-36).
package enum FlingLimits {
    /// Points per second; a slower release comes to rest at once (F-35, Android's minimum fling velocity).
    package static let minimum = 50.0

    /// Points per second; a safety cap against bad samples (F-36, Flutter and Android).
    package static let maximum = 8000.0

    /// The velocity to start a deceleration with, in points per second: 0 below `minimum`, never beyond ±`maximum`; NaN gives 0.
    package static func clamped(_ velocity: Double) -> Double {
        let velocity = velocity.bounded(from: -maximum, through: maximum)
        return abs(velocity) < minimum ? 0 : velocity
    }
}
