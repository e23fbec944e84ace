import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Moves drawing, hit testing and inner frames; layout outside does not see it (L-80).
package struct OffsetModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var offset: CGSize
    nonisolated init(_ offset: CGSize) {
        self.offset = CGSize(
            width: FiniteNumbers.checked(offset.width, "offset"), height: FiniteNumbers.checked(offset.height, "offset"))
    }
    nonisolated package var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> EffectLayout { EffectLayout(owner: owner) }
    nonisolated package func configure(_ element: EffectLayout, old: OffsetModifier?) {
        let offset = self.offset
        element.setEffect { node in
            CGAffineTransform(translationX: node.isRightToLeft ? -offset.width : offset.width, y: offset.height)
        }
    }
}

/// Puts the centre of the element at a point of the proposal's area (L-81).
package struct PositionModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var point: CGPoint
    nonisolated init(_ point: CGPoint) {
        self.point = CGPoint(x: FiniteNumbers.checked(point.x, "position"), y: FiniteNumbers.checked(point.y, "position"))
    }
    nonisolated package var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(point.x, point.y) }
        set { point = CGPoint(x: newValue.first, y: newValue.second) }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PositionLayout { PositionLayout(owner: owner) }
    nonisolated package func configure(_ element: PositionLayout, old: PositionModifier?) {
        element.point = point
        if old != nil { element.setNeedsPlacement() }
    }
}

package final class PositionLayout: WrapperLayout {
    var point = CGPoint.zero
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }
    override package func placeChildren() {
        let proposal = placedProposal ?? .unspecified
        let inner = child.sizeThatFits(proposal)
        place(child, at: CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2), proposal: proposal)
    }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
}

/// A wrapper with a transform of its own, which layout outside does not see.
package final class EffectLayout: WrapperLayout {
    private var effect: ((LayoutNode) -> CGAffineTransform)?

    func setEffect(_ effect: @escaping (LayoutNode) -> CGAffineTransform) {
        self.effect = effect
        applyEffect()
    }

    override package func layoutDirectionDidChange() { applyEffect() }

    private func applyEffect() {
        guard let effect, child != nil else { return }
        let new = effect(self)
        guard [new.a, new.b, new.c, new.d, new.tx, new.ty].allSatisfy(\.isFinite) else {
            Warnings.once(
                "number.transform",
                "\(label) has a number that is not finite; the view keeps the transform it had. Check the scale, angle or transform.")
            return
        }
        guard new != transform else { return }
        transform = new
        display.transform = new
        engine.report.spatialPatches += 1
        engine.displayDidChange()
        positionDidChange()
    }

    override package func sizeDidChange() { applyEffect() }
    override package func updateEffects(_ display: ScrollworkDisplay.DisplayNode) { display.transform = transform }
}

/// Scales, turns or otherwise transforms about an anchor (L-84).
package struct TransformModifier: ElementModifier, Animatable {
    package typealias Body = Never
    package enum Kind: Equatable, Sendable { case scale, rotation, affine }
    nonisolated let kind: Kind
    nonisolated(unsafe) var scale = CGSize(width: 1, height: 1)
    nonisolated(unsafe) var angle = Angle.zero
    nonisolated(unsafe) var anchor: UnitPoint = .center
    nonisolated(unsafe) var affine = CGAffineTransform.identity

    nonisolated package var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>>
    {
        get {
            AnimatablePair(
                AnimatablePair(scale.width, scale.height), AnimatablePair(angle.radians, AnimatablePair(affine.tx, affine.ty)))
        }
        set {
            scale = CGSize(width: newValue.first.first, height: newValue.first.second)
            angle = Angle(radians: newValue.second.first)
            affine.tx = newValue.second.second.first
            affine.ty = newValue.second.second.second
        }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> EffectLayout { EffectLayout(owner: owner) }
    nonisolated package func configure(_ element: EffectLayout, old: TransformModifier?) {
        let value = self
        element.setEffect { node in
            if value.kind == .affine { return value.affine }
            let x = value.anchor.x * node.size.width
            let y = value.anchor.y * node.size.height
            let middle =
                value.kind == .scale
                ? CGAffineTransform(scaleX: value.scale.width, y: value.scale.height)
                : CGAffineTransform(rotationAngle: value.angle.radians)
            return CGAffineTransform(translationX: -x, y: -y).concatenating(middle).concatenating(CGAffineTransform(translationX: x, y: y))
        }
    }
}

extension View {
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset)) }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position)) }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(kind: .scale, scale: scale, anchor: anchor))
    }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(kind: .rotation, angle: angle, anchor: anchor))
    }
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformModifier(kind: .affine, affine: transform))
    }
}
