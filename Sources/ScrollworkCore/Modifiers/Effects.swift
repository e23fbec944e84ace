import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A wrapper that changes how its content is drawn and nothing else.
package class PaintEffectLayout: WrapperLayout {
    final var apply: ((DisplayNode, LayoutNode) -> Void)?
    /// Views that cannot be seen take no events.
    final var takesEvents = true
    final func setEffect(_ apply: @escaping (DisplayNode, LayoutNode) -> Void) {
        self.apply = apply
        setNeedsPaint()
    }
    override package func updateEffects(_ display: DisplayNode) { apply?(display, self) }
    override package final var letsEventsIn: Bool { takesEvents }
}

package struct OpacityModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var opacity: Double
    nonisolated init(_ opacity: Double) { self.opacity = opacity.isNaN ? 1 : opacity }
    nonisolated package var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: OpacityModifier?) {
        let value = min(max(opacity, 0), 1)
        element.takesEvents = value > 0
        element.setEffect { display, _ in display.opacity = value }
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Drawn and touched as if it were not there; its place stays (L-34).
package struct HiddenModifier: ElementModifier {
    package typealias Body = Never
    nonisolated init() {}
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: HiddenModifier?) {
        element.takesEvents = false
        element.setEffect { display, _ in display.opacity = 0 }
    }
}

package struct ClipModifier<S: Shape>: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var shape: S
    nonisolated init(_ shape: S) { self.shape = shape }
    nonisolated package var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: ClipModifier<S>?) {
        let shape = self.shape
        element.setEffect { display, node in display.clip = shape.path(in: node.bounds) }
    }
}

package struct ShadowModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var color: Color
    nonisolated(unsafe) var radius: CGFloat
    nonisolated(unsafe) var x: CGFloat
    nonisolated(unsafe) var y: CGFloat
    nonisolated init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius.isFinite ? max(radius, 0) : 0
        self.x = x.isFinite ? x : 0
        self.y = y.isFinite ? y : 0
    }
    nonisolated package var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(radius, AnimatablePair(x, y)) }
        set {
            radius = max(newValue.first, 0)
            x = newValue.second.first
            y = newValue.second.second
        }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: ShadowModifier?) {
        let value = self
        element.setEffect { display, node in
            let color = value.color.resolved(in: node.owner.environment.styleContext)
            display.shadow = DisplayShadow(color: color, radius: value.radius, offset: CGVector(dx: value.x, dy: value.y))
        }
    }
}

package struct BlurModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var radius: CGFloat
    nonisolated init(_ radius: CGFloat) { self.radius = radius.isFinite ? max(radius, 0) : 0 }
    nonisolated package var animatableData: CGFloat {
        get { radius }
        set { radius = max(newValue, 0) }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: BlurModifier?) {
        let radius = self.radius
        element.setEffect { display, _ in display.blurRadius = radius }
    }
}

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity)) }
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier(Rectangle())) }
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { modifier(ClipModifier(shape)) }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(BlurModifier(radius)) }
}
