import Foundation
import ScrollworkDisplay

extension Color {
    /// A colour reduced to its components, for one environment.
    public struct Resolved: Hashable, Sendable {
        /// In linear light, 0…1 inside sRGB.
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.init(ColorMath.sRGB(from: colorSpace, Double(red), Double(green), Double(blue), Double(opacity)))
        }

        package init(_ color: DisplayColor) {
            linearRed = Float(ColorMath.linear(color.red))
            linearGreen = Float(ColorMath.linear(color.green))
            linearBlue = Float(ColorMath.linear(color.blue))
            opacity = Float(color.alpha)
        }

        /// In sRGB.
        public var red: Float {
            get { Float(ColorMath.encoded(Double(linearRed))) }
            set { linearRed = Float(ColorMath.linear(Double(newValue))) }
        }
        public var green: Float {
            get { Float(ColorMath.encoded(Double(linearGreen))) }
            set { linearGreen = Float(ColorMath.linear(Double(newValue))) }
        }
        public var blue: Float {
            get { Float(ColorMath.encoded(Double(linearBlue))) }
            set { linearBlue = Float(ColorMath.linear(Double(newValue))) }
        }

        package var displayColor: DisplayColor {
            DisplayColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The sRGB components as hexadecimal bytes.
    public var description: String {
        let bytes = [red, green, blue, opacity].map { UInt8(min(max($0 * 255, 0), 255).rounded()) }
        let digits = Array("0123456789ABCDEF")
        return "#" + bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
    }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(.clear)
        linearRed = try values.decode(Float.self)
        linearGreen = try values.decode(Float.self)
        linearBlue = try values.decode(Float.self)
        opacity = try values.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// Components in linear light, multiplied by the opacity, so that a transparent colour adds no tone of its own.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(linearRed * opacity, AnimatablePair(linearGreen * opacity, AnimatablePair(linearBlue * opacity, opacity)))
        }
        set {
            let alpha = newValue.second.second.second
            let divisor = alpha > 0 ? alpha : 1
            linearRed = newValue.first / divisor
            linearGreen = newValue.second.first / divisor
            linearBlue = newValue.second.second.first / divisor
            opacity = alpha
        }
    }
}
