import Foundation
import ScrollworkBase

/// The line along a shape's outline. As large as the shape itself (M-110).
nonisolated package struct _StrokedShape<Base: Shape>: Shape {
    package var shape: Base
    package var style: StrokeStyle

    /// The outline of the line; drawing uses the line itself.
    package func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    package func _drawing(in rect: CGRect) -> _ShapeDrawing { _ShapeDrawing(path: shape.path(in: rect), stroke: style.displayStroke) }

    package static var role: ShapeRole { .stroke }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    package var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

/// A part of a shape's outline, by fractions of its length. As large as the shape itself (M-110).
nonisolated package struct _TrimmedShape<Base: Shape>: Shape {
    package var shape: Base
    package var start: CGFloat
    package var end: CGFloat

    package func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    package static var role: ShapeRole { Base.role }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    package var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
        set {
            shape.animatableData = newValue.first
            start = newValue.second.first
            end = newValue.second.second
        }
    }
}

/// A shape drawn in a size of its own. Takes all of the box it is offered (M-110).
nonisolated package struct _SizedShape<Base: Shape>: Shape {
    package var shape: Base
    package var size: CGSize
    package var anchor: UnitPoint

    package func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    package static var role: ShapeRole { Base.role }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    package var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
