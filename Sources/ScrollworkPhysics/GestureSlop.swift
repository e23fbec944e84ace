import Foundation

/// The distance in points a pointer moves before a drag is recognised (F-30).
package enum GestureSlop {
    /// Panning with a finger: UIKit's, and the documented default of `DragGesture(minimumDistance:)`.
    package static let pan = 10.0

    /// Flutter's and Android's touch slop, for comparison.
    package static let android = 18.0

    /// Whether a movement since the touch began is a drag. A distance of exactly the slop is; NaN reads as 0.
    package static func isPassed(x: Double, y: Double, slop: Double = pan) -> Bool {
        hypot(x.bounded, y.bounded) >= slop.boundedPositive
    }
}
