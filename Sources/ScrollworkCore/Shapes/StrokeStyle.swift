import Foundation
import ScrollworkDisplay

/// How the ends of a line look; the cases of Core Graphics, which Linux lacks.
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

/// How the corners of a line look; the cases of Core Graphics, which Linux lacks.
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The same for the display tree.
    package var displayStroke: DisplayStroke {
        let cap: DisplayStroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: DisplayStroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return DisplayStroke(width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether areas that the outline encloses an even number of times stay empty.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
