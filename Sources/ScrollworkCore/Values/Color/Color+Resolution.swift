import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension Color {
    /// The components to draw.
    package func resolved(in context: _StyleContext) -> DisplayColor { Self.resolve(storage, in: context) }

    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(resolved(in: environment.styleContext)) }

    /// The colour between two, mixed as animations do: in linear light, so that the middle of a fade looks like the middle.
    package func interpolated(towards other: Color, amount: Double, in context: _StyleContext) -> Color {
        let start = Resolved(resolved(in: context))
        let end = Resolved(other.resolved(in: context))
        var result = start
        result.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: amount)
        return Color(result)
    }

    private static func resolve(_ storage: Storage, in context: _StyleContext) -> DisplayColor {
        switch storage {
        case .fixed(let color): return color
        case .system(let color): return color.color(isDark: context.isDark)
        case .accent:
            // A tint that is itself the accent colour would never end.
            guard let tint = context.tint, tint.storage != .accent else { return SystemColor.blue.color(isDark: context.isDark) }
            var inner = context
            inner.tint = nil
            return tint.resolved(in: inner)
        case .named(let name):
            if name == "AccentColor" { return resolve(.accent, in: context) }
            if let system = SystemColor(rawValue: name) { return system.color(isDark: context.isDark) }
            Warnings.once(
                "color:\(name)",
                "There is no colour named \"\(name)\": asset catalogues are not read on this platform. Gray is drawn instead. "
                    + "Give the colour by its components, or use the name of a system colour.")
            return SystemColor.gray.color(isDark: context.isDark)
        case .opacity(let inner, let opacity): return resolve(inner, in: context).multipliedAlpha(opacity)
        case .mix(let from, let to, let fraction, let space):
            return ColorMath.mix(
                resolve(from, in: context), resolve(to, in: context), by: fraction, perceptual: space == .perceptual)
        case .style(let style): return style.resolve(in: context.environment).displayColor
        }
    }
}

extension Color: CustomStringConvertible {
    public var description: String { Self.text(of: storage) }

    private static func text(of storage: Storage) -> String {
        switch storage {
        case .fixed(let color): return Resolved(color).description
        case .system(let color): return color.rawValue
        case .accent: return "accentColor"
        case .named(let name): return "NamedColor(name: \"\(name)\")"
        case .opacity(let inner, let opacity): return "\(ShortNumber.text(opacity * 100))% \(text(of: inner))"
        case .mix(let from, let to, let fraction, _):
            return "\(text(of: from)) mixed with \(ShortNumber.text(fraction * 100))% \(text(of: to))"
        case .style: return "ResolvedStyle"
        }
    }
}
