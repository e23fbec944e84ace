import Foundation
import ScrollworkDisplay

/// Colours along a line.
public struct Gradient: ShapeStyle, Hashable {
    public typealias Resolved = Never

    /// A colour at a place, 0…1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colours between two stops are made.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// In sRGB.
        public static let device = ColorSpace(isPerceptual: false)

        /// In Oklab, where equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]
    package var space = ColorSpace.device

    public init(stops: [Stop]) { self.stops = stops }

    /// The colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// As a style, a gradient runs from the top to the bottom.
    public func _makePaint(in context: _StyleContext) -> _Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._makePaint(in: context)
    }

    /// The stops to draw, ordered by place; colours of a perceptual gradient are sampled, since backends mix in sRGB.
    package func displayStops(in context: _StyleContext) -> [DisplayPaint.Stop] {
        var result: [DisplayPaint.Stop] = []
        for stop in stops {
            let color = stop.color.resolved(in: context)
            // A stop may not lie before the one in front of it.
            let location = max(Double(stop.location), result.last?.location ?? -.infinity)
            if space == .perceptual, let last = result.last, location > last.location {
                for step in 1..<8 {
                    let t = Double(step) / 8
                    result.append(
                        DisplayPaint.Stop(
                            color: ColorMath.mix(last.color, color, by: t, perceptual: true),
                            location: last.location + (location - last.location) * t))
                }
            }
            result.append(DisplayPaint.Stop(color: color, location: location))
        }
        return result
    }
}

/// A gradient whose colours may be mixed in another colour space.
public struct AnyGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never

    package var gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.gradient.space = space
        return result
    }

    public func _makePaint(in context: _StyleContext) -> _Paint { gradient._makePaint(in: context) }
}
