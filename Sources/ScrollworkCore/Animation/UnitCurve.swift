import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// A function from the progress of time to the progress of a value, both 0…1.
public struct UnitCurve: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circularIn, circularOut, circularInOut
        case inverse(Kind)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    package init(_ bezier: CubicBezier) { kind = .bezier(bezier) }

    /// A Bézier curve from (0, 0) to (1, 1) with the given handles; their x is brought within 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(CubicBezier(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y))
    }

    public static let linear = UnitCurve(Kind.linear)
    public static let easeIn = UnitCurve(CubicBezier.easeIn)
    public static let easeOut = UnitCurve(CubicBezier.easeOut)
    public static let easeInOut = UnitCurve(CubicBezier.easeInOut)
    public static let easeInEaseOut = easeInOut
    public static let circularEaseIn = UnitCurve(Kind.circularIn)
    public static let circularEaseOut = UnitCurve(Kind.circularOut)
    public static let circularEaseInOut = UnitCurve(Kind.circularInOut)

    /// The curve with time and value exchanged.
    public var inverse: UnitCurve {
        switch kind {
        case .linear: self
        case .circularIn: UnitCurve(Kind.circularOut)
        case .circularOut: UnitCurve(Kind.circularIn)
        case .inverse(let kind): UnitCurve(kind)
        case .bezier, .circularInOut: UnitCurve(.inverse(kind))
        }
    }

    /// The value at a fraction of the time, which is brought within 0…1.
    public func value(at progress: Double) -> Double { Self.value(of: kind, at: min(max(progress, 0), 1)) }

    /// The slope at a fraction of the time, which is brought within 0…1; large but finite where the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        switch kind {
        case .linear: return 1
        case .bezier(let curve): return curve.velocity(at: progress)
        default:
            let step = 1e-6
            let lower = max(progress - step, 0)
            let upper = min(progress + step, 1)
            return (Self.value(of: kind, at: upper) - Self.value(of: kind, at: lower)) / (upper - lower)
        }
    }

    private static func value(of kind: Kind, at x: Double) -> Double {
        switch kind {
        case .linear: return x
        case .bezier(let curve): return curve.value(at: x)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (x * (2 - x)).squareRoot()
        case .circularInOut: return x < 0.5 ? value(of: .circularIn, at: 2 * x) / 2 : 0.5 + value(of: .circularOut, at: 2 * x - 1) / 2
        case .inverse(let inner):
            if x <= 0 || x >= 1 { return x }
            // Bisection: a curve of time is increasing, or else the first crossing will do.
            var lower = 0.0
            var upper = 1.0
            for _ in 0..<50 {
                let middle = (lower + upper) / 2
                if value(of: inner, at: middle) < x { lower = middle } else { upper = middle }
            }
            return (lower + upper) / 2
        }
    }
}
