import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A style with its opacity multiplied.
package struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    package typealias Resolved = Never
    let style: Style
    let opacity: Double

    package func _makePaint(in context: _StyleContext) -> _Paint { style._makePaint(in: context).multipliedAlpha(opacity) }
}

/// A style whose gradients span another rectangle than the shape's.
package struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    package typealias Resolved = Never
    let style: Style
    let bounds: CGRect

    package func _makePaint(in context: _StyleContext) -> _Paint {
        var context = context
        context.bounds = bounds
        return style._makePaint(in: context)
    }
}

/// A style that casts a shadow.
package struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    package typealias Resolved = Never
    let style: Style
    let shadow: ShadowStyle

    package func _makePaint(in context: _StyleContext) -> _Paint {
        var paint = style._makePaint(in: context)
        if let drop = shadow.displayShadow(in: context) { paint.shadow = drop }
        return paint
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }

    /// The style with its gradients spanning `rect`, in the coordinates of the shape.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }

    /// The style with a shadow. Inner shadows are not drawn.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }

    /// The style as it is: shapes are always blended normally here.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }

    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: ForegroundStyle(), shadow: style) }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
}

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGPoint
    private let isInner: Bool

    /// A shadow behind the shape; lengths in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: false)
    }

    /// A shadow inside the shape; accepted, but not drawn.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: true)
    }

    package func displayShadow(in context: _StyleContext) -> DisplayShadow? {
        guard !isInner else { return nil }
        return DisplayShadow(color: color.resolved(in: context), radius: radius, offset: CGVector(dx: offset.x, dy: offset.y))
    }
}
