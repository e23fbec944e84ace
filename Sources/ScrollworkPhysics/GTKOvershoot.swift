/// The overshoot of GTK's scrolled window (F-25), for a profile that imitates it.
package enum GTKOvershoot {
    /// The decay of the overshoot per second.
    package static let friction = 20.0

    /// The greatest overshoot in points.
    package static let maximum = 100.0

    /// An overshoot in points, brought within ±`maximum`; NaN gives 0.
    package static func limited(_ overshoot: Double) -> Double { overshoot.bounded(from: -maximum, through: maximum) }
}
