import Foundation
import ScrollworkBase
import ScrollworkDisplay

package typealias StyleContext = _StyleContext

/// What a style needs to become paint. The engine fills it from the environment.
public struct _StyleContext {
    /// Dark appearance.
    package var isDark: Bool
    /// `tint(_:)` of the environment, nil for the system's.
    package var tint: Color?
    /// `foregroundStyle(_:_:_:)`: primary, secondary and tertiary; empty for the system's.
    package var foreground: [AnyShapeStyle]
    /// `backgroundStyle(_:)`, nil for the system's.
    package var background: AnyShapeStyle?
    /// What is filled, in the coordinates of the drawing, points. Gradients span it.
    package var bounds: CGRect
    /// For styles that resolve themselves.
    package var environment: EnvironmentValues

    package init(
        isDark: Bool = false, tint: Color? = nil, foreground: [AnyShapeStyle] = [], background: AnyShapeStyle? = nil,
        bounds: CGRect = .zero,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.isDark = isDark
        self.tint = tint
        self.foreground = foreground
        self.background = background
        self.bounds = bounds
        self.environment = environment
    }
}

extension EnvironmentValues {
    /// What styles need of these values.
    package var styleContext: StyleContext {
        StyleContext(
            isDark: colorScheme == .dark, tint: tint, foreground: foreground, background: backgroundStyle, environment: self)
    }
}

/// What a style resolves to.
public struct _Paint {
    package var paint: DisplayPaint
    /// A shadow that the style casts, if any.
    package var shadow: DisplayShadow?

    package init(_ paint: DisplayPaint, shadow: DisplayShadow? = nil) {
        self.paint = paint
        self.shadow = shadow
    }

    package init(_ color: DisplayColor) { self.init(.color(color)) }

    /// The paint as one colour: of a gradient the first stop, for text and symbols.
    package var color: DisplayColor {
        switch paint {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): stops.first?.color ?? .clear
        }
    }

    package func multipliedAlpha(_ factor: Double) -> _Paint {
        func faded(_ stops: [DisplayPaint.Stop]) -> [DisplayPaint.Stop] {
            stops.map { DisplayPaint.Stop(color: $0.color.multipliedAlpha(factor), location: $0.location) }
        }
        var result = self
        switch paint {
        case .color(let color): result.paint = .color(color.multipliedAlpha(factor))
        case .linear(let stops, let start, let end): result.paint = .linear(faded(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            result.paint = .radial(faded(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            result.paint = .angular(faded(stops), center: center, startAngle: start, endAngle: end)
        }
        return result
    }
}
