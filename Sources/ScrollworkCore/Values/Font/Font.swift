import Foundation
import ScrollworkDisplay

/// A font, resolved only where it is used: text styles depend on the platform and on the user's text size.
public struct Font: Hashable, Sendable {
    package enum Provider: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// `style` says with which text style the size grows; nil for a size that stays.
        case custom(name: String, size: CGFloat, style: TextStyle?)
        /// The platform's plain font.
        case standard
    }

    package enum Modifier: Hashable, Sendable {
        case weight(Weight)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case smallCaps(Bool)
        case leading(Leading)
        case width(Width)
        case size(CGFloat)
        case scale(CGFloat)
    }

    package let provider: Provider
    package let modifiers: [Modifier]

    package init(_ provider: Provider, modifiers: [Modifier] = []) {
        self.provider = provider
        self.modifiers = modifiers
    }

    package func modified(_ modifier: Modifier) -> Font { Font(provider, modifiers: modifiers + [modifier]) }

    /// What text has when nothing says otherwise.
    public static var `default`: Font { Font(.standard) }

    public static let largeTitle = Font(.textStyle(.largeTitle, design: nil, weight: nil))
    public static let title = Font(.textStyle(.title, design: nil, weight: nil))
    public static let title2 = Font(.textStyle(.title2, design: nil, weight: nil))
    public static let title3 = Font(.textStyle(.title3, design: nil, weight: nil))
    public static let headline = Font(.textStyle(.headline, design: nil, weight: nil))
    public static let subheadline = Font(.textStyle(.subheadline, design: nil, weight: nil))
    public static let body = Font(.textStyle(.body, design: nil, weight: nil))
    public static let callout = Font(.textStyle(.callout, design: nil, weight: nil))
    public static let footnote = Font(.textStyle(.footnote, design: nil, weight: nil))
    public static let caption = Font(.textStyle(.caption, design: nil, weight: nil))
    public static let caption2 = Font(.textStyle(.caption2, design: nil, weight: nil))
}

// The system's font and fonts by name; sizes in points.
extension Font {
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style, design: design, weight: weight))
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.textStyle(style, design: design, weight: nil))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A font by its family name; the size grows with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name: name, size: size, style: .body)) }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, style: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name: name, size: fixedSize, style: nil)) }
}
