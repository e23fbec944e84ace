import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Draws its content through an effect that is computed anew whenever something moved, without any body running (S-108).
package final class VisualEffectLayout: WrapperLayout {
    /// The parts as of now; asked in the Compose pass.
    var compute: ((VisualEffectLayout) -> [EffectPart])?
    private var shown: [EffectPart]?
    private var shownSize: CGSize = .zero
    private var opacity: Double = 1
    private var blur: CGFloat = 0
    private var colors: DisplayColorMatrix?
    private var blend = DisplayBlendMode.normal
    /// Of the animated transition, where one runs.
    var progress: AnimatedValue<Double>?
    /// The side at which the content was last seen to come or go.
    var lastSide = ScrollTransitionPhase.bottomTrailing
    lazy var observer = GeometryChangeObserver { [weak self] in self?.check() }

    func check() {
        guard !isDead, isAttached, child != nil, placedProposal != nil, let compute else { return }
        // The effect sees the view where layout put it, not where the effect itself moved it.
        let current = transform
        transform = .identity
        let parts = compute(self)
        transform = current
        guard parts != shown || size != shownSize else { return }
        shown = parts
        shownSize = size
        apply(parts)
    }

    private func apply(_ parts: [EffectPart]) {
        var matrix = CGAffineTransform.identity
        opacity = 1
        blur = 0
        colors = nil
        blend = .normal
        func change(_ next: DisplayColorMatrix) { colors = colors?.followed(by: next) ?? next }
        func add(_ inner: CGAffineTransform, about anchor: UnitPoint) {
            let x = anchor.x * size.width, y = anchor.y * size.height
            matrix = matrix.concatenating(CGAffineTransform(translationX: -x, y: -y)).concatenating(inner)
                .concatenating(CGAffineTransform(translationX: x, y: y))
        }
        for part in parts {
            switch part {
            case .opacity(let value): opacity *= value.isNaN ? 1 : min(max(value, 0), 1)
            case .blur(let radius): blur = max(blur, radius.isFinite ? max(radius, 0) : 0)
            case .offset(let offset):
                matrix = matrix.concatenating(
                    CGAffineTransform(translationX: isRightToLeft ? -offset.width : offset.width, y: offset.height))
            case .scale(let scale, let anchor): add(CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor)
            case .rotation(let angle, let anchor): add(CGAffineTransform(rotationAngle: angle.radians), about: anchor)
            case .tilt(let tilt): add(tilt.matrix, about: tilt.anchor)
            case .transform(let next): matrix = matrix.concatenating(next)
            case .brightness(let amount): if amount.isFinite { change(.brightness(amount)) }
            case .contrast(let amount): if amount.isFinite { change(.contrast(amount)) }
            case .saturation(let amount): if amount.isFinite { change(.saturation(amount)) }
            case .hue(let angle): if angle.radians.isFinite { change(.hueRotation(angle.radians)) }
            case .blend(let mode): blend = mode.display
            }
        }
        if [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].allSatisfy(\.isFinite), matrix != transform {
            transform = matrix
            positionDidChange()
        }
        updateEffects(display)
        engine.report.spatialPatches += 1
        engine.displayDidChange()
    }

    override package func updateEffects(_ display: DisplayNode) {
        display.transform = transform
        display.opacity = opacity
        display.blurRadius = blur
        display.colorMatrix = colors
        display.blendMode = blend
    }
}

/// Computes an effect from the element's own geometry or its place in a scroll view.
package struct VisualEffectModifier: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let compute: (VisualEffectLayout) -> [EffectPart]
    nonisolated init(_ compute: @escaping (VisualEffectLayout) -> [EffectPart]) { self.compute = compute }
    nonisolated package func makeElement(_ owner: ViewNode) -> VisualEffectLayout { VisualEffectLayout(owner: owner) }
    nonisolated package func configure(_ element: VisualEffectLayout, old: VisualEffectModifier?) {
        element.compute = compute
        if old == nil { element.engine.addScrollObserver(element.observer) } else { element.engine.displayDidChange() }
    }
}

extension View {
    /// Draws the view through an effect made from its geometry.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { layout in
                var list = _VisualEffectList()
                effect(EmptyVisualEffect(), GeometryProxy(node: layout))._collect(into: &list)
                return list.parts
            })
    }
}
