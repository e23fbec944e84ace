import Foundation
import ScrollworkBase

/// A shape that knows its own outline inside an inset box: corners get smaller radii.
nonisolated package protocol InsetOutline: Shape {
    func path(in rect: CGRect, inset: CGFloat) -> Path
}

extension InsetOutline {
    package func path(in rect: CGRect, inset: CGFloat) -> Path { path(in: rect.shrunk(by: inset)) }
}

extension CGRect {
    /// The rectangle made smaller on every side, down to its middle.
    func shrunk(by amount: CGFloat) -> CGRect {
        let dx = min(amount, width / 2)
        let dy = min(amount, height / 2)
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

/// A shape made smaller on every side; negative amounts make it larger. Takes all of the box it is offered (M-110).
nonisolated package struct _InsetShape<Base: InsetOutline>: InsettableShape {
    package var base: Base
    package var amount: CGFloat

    package func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }

    package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    package func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base: base, amount: self.amount + amount) }
}

extension Rectangle: InsettableShape, InsetOutline {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Ellipse: InsettableShape, InsetOutline {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Circle: InsettableShape, InsetOutline {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Capsule: InsettableShape, InsetOutline {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension ContainerRelativeShape: InsettableShape, InsetOutline {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape, InsetOutline {
    package func path(in rect: CGRect, inset: CGFloat) -> Path {
        let size = CGSize(width: max(cornerSize.width - inset, 0), height: max(cornerSize.height - inset, 0))
        let box = rect.shrunk(by: inset)
        // Equal radii are limited by the shorter side, so that the corners stay round.
        return size.width == size.height
            ? Path(roundedRect: box, cornerRadius: size.width, style: style) : Path(roundedRect: box, cornerSize: size, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension UnevenRoundedRectangle: InsettableShape, InsetOutline {
    package func path(in rect: CGRect, inset: CGFloat) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: max(cornerRadii.topLeading - inset, 0), bottomLeading: max(cornerRadii.bottomLeading - inset, 0),
            bottomTrailing: max(cornerRadii.bottomTrailing - inset, 0), topTrailing: max(cornerRadii.topTrailing - inset, 0))
        return Path(roundedRect: rect.shrunk(by: inset), cornerRadii: radii, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
