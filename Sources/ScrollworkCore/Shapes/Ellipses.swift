import Foundation
import ScrollworkBase

/// A circle around the middle of its box, as large as fits.
nonisolated public struct Circle: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The square of the smaller side that is offered (L-31); 10×10 if none is (L-04).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
        return CGSize(width: side, height: side)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that fills its box.
nonisolated public struct Ellipse: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
