import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Changes the colours of the content by a matrix that depends on one animatable number.
package struct ColorMatrixModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var amount: Double
    nonisolated(unsafe) let matrix: (Double) -> DisplayColorMatrix
    nonisolated init(_ amount: Double, _ matrix: @escaping (Double) -> DisplayColorMatrix) {
        self.amount = amount
        self.matrix = matrix
    }
    nonisolated package var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: ColorMatrixModifier?) {
        let value = amount.isFinite ? matrix(amount) : nil
        element.setEffect { display, _ in display.colorMatrix = value }
    }
}

/// Multiplies the content with a colour.
package struct ColorMultiplyModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let color: Color
    nonisolated init(_ color: Color) { self.color = color }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: ColorMultiplyModifier?) {
        let color = self.color
        element.setEffect { display, node in
            let resolved = color.resolved(in: node.owner.environment.styleContext)
            display.colorMatrix = .multiply(red: resolved.red, green: resolved.green, blue: resolved.blue)
        }
    }
}

/// Combines the content with what is behind it.
package struct BlendModeModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let mode: BlendMode
    nonisolated init(_ mode: BlendMode) { self.mode = mode }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaintEffectLayout { PaintEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: PaintEffectLayout, old: BlendModeModifier?) {
        let mode = self.mode.display
        element.setEffect { display, _ in display.blendMode = mode }
    }
}

extension BlendMode {
    var display: DisplayBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        // Core Graphics' plus darker has no counterpart among the usual operators; multiplying comes nearest.
        case .plusDarker: .multiply
        case .plusLighter: .plusLighter
        }
    }
}

extension View {
    /// - Parameter amount: added to every channel, −1…1.
    nonisolated public func brightness(_ amount: Double) -> some View { modifier(ColorMatrixModifier(amount) { .brightness($0) }) }
    nonisolated public func contrast(_ amount: Double) -> some View { modifier(ColorMatrixModifier(amount) { .contrast($0) }) }
    nonisolated public func saturation(_ amount: Double) -> some View { modifier(ColorMatrixModifier(amount) { .saturation($0) }) }
    nonisolated public func grayscale(_ amount: Double) -> some View { modifier(ColorMatrixModifier(amount) { .saturation(1 - $0) }) }
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorMatrixModifier(angle.radians) { .hueRotation($0) })
    }
    nonisolated public func colorInvert() -> some View { modifier(ColorMatrixModifier(1) { _ in .inversion }) }
    nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color)) }
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeModifier(blendMode)) }
    /// See the effect of the same name for how it is drawn.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        visualEffect { content, _ in
            content.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        }
    }
}
