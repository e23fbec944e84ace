import Foundation
import ScrollworkBase
import ScrollworkPhysics

// Animations with a fixed duration, 0.35 s where none is given (F-70).
extension Animation {
    public static var linear: Animation { linear(duration: CubicBezier.defaultDuration) }
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    public static var easeIn: Animation { easeIn(duration: CubicBezier.defaultDuration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    public static var easeOut: Animation { easeOut(duration: CubicBezier.defaultDuration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    public static var easeInOut: Animation { easeInOut(duration: CubicBezier.defaultDuration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// A Bézier curve with the handles (p1x, p1y) and (p2x, p2y).
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(UnitCurve(CubicBezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y)), duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration))
    }
}
