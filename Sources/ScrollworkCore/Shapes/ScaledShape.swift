import Foundation
import ScrollworkBase

/// A shape made larger or smaller around an anchor. Takes all of the box it is offered (M-110).
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        let transform = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale.width, y: scale.height)
            .translatedBy(x: -center.x, y: -center.y)
        return shape.path(in: rect).applying(transform)
    }

    public static var role: ShapeRole { Content.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}
