/// A timing curve from (0, 0) to (1, 1) with two handles, as CSS and SwiftUI's `UnitCurve` have it (F-70).
package struct CubicBezier: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// The duration in seconds of SwiftUI's eased animations when none is given (F-70).
    package static let defaultDuration = 0.35

    package static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    package static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    package static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The horizontal coordinates are brought within 0…1, where the curve is a function; NaN reads as 0.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1.bounded(from: 0, through: 1)
        self.y1 = y1.bounded
        self.x2 = x2.bounded(from: 0, through: 1)
        self.y2 = y2.bounded
    }

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.init(x1: x1, y1: y1, x2: x2, y2: y2)
    }

    /// The progress at a fraction of the duration: exactly 0 until 0 and 1 from 1 on; may leave 0…1 between. NaN reads as 0.
    package func value(at fraction: Double) -> Double {
        let fraction = fraction.bounded
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        return isLinear ? fraction : height(at: parameter(at: fraction))
    }

    /// The progress per duration at a fraction of it; 0 outside 0…1. NaN reads as 0.
    ///
    /// Where the curve is vertical, the slope over the neighbouring millionth.
    package func velocity(at fraction: Double) -> Double {
        let fraction = fraction.bounded
        if fraction < 0 || fraction > 1 { return 0 }
        if isLinear { return 1 }
        let s = parameter(at: fraction)
        let slope = slopeX(at: s)
        if slope > 1e-4 { return slopeY(at: s) / slope }
        let lower = max(fraction - 1e-6, 0)
        let upper = min(fraction + 1e-6, 1)
        return (value(at: upper) - value(at: lower)) / (upper - lower)
    }

    private var isLinear: Bool { x1 == y1 && x2 == y2 }
}
