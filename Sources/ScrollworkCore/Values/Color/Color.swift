import Foundation
import ScrollworkDisplay

/// A colour, resolved only where it is drawn: it may depend on light and dark appearance and on the tint.
public struct Color: Hashable, Sendable {
    package indirect enum Storage: Hashable, Sendable {
        case fixed(DisplayColor)
        case system(SystemColor)
        case accent
        case named(String)
        case opacity(Storage, Double)
        case mix(Storage, Storage, Double, Gradient.ColorSpace)
        case style(AnyColorStyle)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }
    package init(_ color: DisplayColor) { storage = .fixed(color) }

    /// The profiles in which components can be given.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// Components 0…1. Display P3 is converted to sRGB, which is what gets drawn.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        storage = .fixed(ColorMath.sRGB(from: colorSpace, red, green, blue, opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// All components 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// A colour of an asset catalogue. There are none here: the name of a system colour gives that colour, anything else gray and a
    /// warning.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

    public init(_ resolved: Resolved) { storage = .fixed(resolved.displayColor) }

    /// A colour that is computed from the environment by a style.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved { storage = .style(AnyColorStyle(color)) }

    /// The colour with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(storage, opacity)) }

    /// The colour moved towards another; `fraction` 0…1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(storage, rhs.storage, fraction, colorSpace))
    }

    /// A soft gradient of the colour, lighter at its beginning.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18, in: .device), self]))
    }
}

/// A hashable style that resolves to a colour.
package struct AnyColorStyle: Hashable, Sendable {
    private let value: any Hashable & Sendable
    private let color: @Sendable (EnvironmentValues) -> Color.Resolved

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        value = style
        color = { style.resolve(in: $0) }
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { color(environment) }

    package static func == (a: AnyColorStyle, b: AnyColorStyle) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
