import Foundation

/// A colour in sRGB with straight (not premultiplied) alpha, components 0…1.
package struct DisplayColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    package static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = DisplayColor(red: 0, green: 0, blue: 0)
    package static let white = DisplayColor(red: 1, green: 1, blue: 1)
}

/// What an area is filled with; points are in the fragment's local space.
package enum DisplayPaint: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: DisplayColor
        /// Place along the gradient, 0…1.
        package var location: Double
        package init(color: DisplayColor, location: Double) {
            self.color = color
            self.location = location
        }
    }
    case color(DisplayColor)
    case linear([Stop], start: CGPoint, end: CGPoint)
    case radial([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles in radians, clockwise from the positive x axis.
    case angular([Stop], center: CGPoint, startAngle: Double, endAngle: Double)
}

/// How a line is drawn; lengths in points.
package struct DisplayStroke: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }
    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat
    package init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
