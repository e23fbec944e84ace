import Foundation
import ScrollworkBase

/// A change of how a view is drawn, made from its geometry or from its place in a scroll view; layout does not see it (S-107).
public protocol VisualEffect: Sendable, Animatable {
    /// The engine's hook: adds what the effect does.
    func _collect(into list: inout _VisualEffectList)
}

/// The effect that does nothing: what effects are built on.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _collect(into list: inout _VisualEffectList) {}
}

/// The engine's list of what an effect does, inner parts first.
public struct _VisualEffectList {
    package var parts: [EffectPart] = []
}

/// One thing an effect does.
package enum EffectPart: Equatable, Sendable {
    case opacity(Double)
    case blur(CGFloat)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    /// A turn out of the plane.
    case tilt(Tilt)
    case transform(CGAffineTransform)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case hue(Angle)
    case blend(BlendMode)

    /// The part on the way to `other`, which is of the same kind: 0 is this one, 1 the other.
    func interpolated(towards other: EffectPart, amount: Double) -> EffectPart {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(amount) }
        func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize { CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)) }
        switch (self, other) {
        case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * amount)
        case (.blur(let a), .blur(let b)): return .blur(mix(a, b))
        case (.offset(let a), .offset(let b)): return .offset(mix(a, b))
        case (.scale(let a, let first), .scale(let b, let second)): return .scale(mix(a, b), mix(first, second))
        case (.rotation(let a, let first), .rotation(let b, let second)):
            return .rotation(Angle(radians: a.radians + (b.radians - a.radians) * amount), mix(first, second))
        case (.tilt(let a), .tilt(let b)): return .tilt(a.interpolated(towards: b, amount: amount))
        case (.transform(let a), .transform(let b)):
            return .transform(
                CGAffineTransform(
                    a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty)))
        case (.brightness(let a), .brightness(let b)): return .brightness(a + (b - a) * amount)
        case (.contrast(let a), .contrast(let b)): return .contrast(a + (b - a) * amount)
        case (.saturation(let a), .saturation(let b)): return .saturation(a + (b - a) * amount)
        case (.hue(let a), .hue(let b)): return .hue(Angle(radians: a.radians + (b.radians - a.radians) * amount))
        default: return amount < 1 ? self : other
        }
    }
}

/// An effect with one more part.
struct ComposedEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let part: EffectPart
    func _collect(into list: inout _VisualEffectList) {
        base._collect(into: &list)
        list.parts.append(part)
    }
}

extension VisualEffect {
    public func opacity(_ opacity: Double) -> some VisualEffect { ComposedEffect(base: self, part: .opacity(opacity)) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { ComposedEffect(base: self, part: .blur(radius)) }
    public func offset(_ offset: CGSize) -> some VisualEffect { ComposedEffect(base: self, part: .offset(offset)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        ComposedEffect(base: self, part: .scale(scale, anchor))
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func brightness(_ amount: Double) -> some VisualEffect { ComposedEffect(base: self, part: .brightness(amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { ComposedEffect(base: self, part: .contrast(amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { ComposedEffect(base: self, part: .saturation(amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { ComposedEffect(base: self, part: .hue(angle)) }
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { ComposedEffect(base: self, part: .blend(blendMode)) }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        ComposedEffect(base: self, part: .transform(transform))
    }
    /// The part of a projection that keeps parallels; see `ProjectionTransform`.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { transformEffect(transform.affine) }
    /// A turn about any axis, seen from straight above: what comes nearer does not grow, since pictures are only ever moved, scaled, turned
    /// and slanted here.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        ComposedEffect(base: self, part: .tilt(Tilt(angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, depth: anchorZ)))
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        ComposedEffect(base: self, part: .rotation(angle, anchor))
    }
}
