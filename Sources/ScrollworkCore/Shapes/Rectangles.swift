import Foundation
import ScrollworkBase

/// A rectangle that fills its box.
nonisolated public struct Rectangle: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners; radii in points.
nonisolated public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle whose corners differ; radii in points.
nonisolated public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius),
            style: style)
    }

    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// The shape of the container, or a rectangle where the container has none.
nonisolated public struct ContainerRelativeShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}
