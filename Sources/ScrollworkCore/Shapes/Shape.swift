import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// What a shape is for, which decides how styles treat it.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}

/// An outline that fits itself into a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`, points, y down.
    func path(in rect: CGRect) -> Path

    static var role: ShapeRole { get }

    /// The size that the shape takes of what it is offered (L-31).
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the shape is mirrored where languages run from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The engine's hook: how the shape is drawn with a plain style. Stroked shapes keep their line instead of its outline.
    func _drawing(in rect: CGRect) -> _ShapeDrawing
}

/// A path with the line it is drawn with, if it is not filled.
public struct _ShapeDrawing {
    package var path: Path
    package var stroke: DisplayStroke?

    package init(path: Path, stroke: DisplayStroke? = nil) {
        self.path = path
        self.stroke = stroke
    }
}

extension Shape {
    public static var role: ShapeRole { .fill }

    /// What is offered; 10 where nothing is (L-04).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func _drawing(in rect: CGRect) -> _ShapeDrawing { _ShapeDrawing(path: path(in: rect)) }
}

/// A shape that can be drawn smaller on every side.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape made smaller by `amount` points on every side.
    func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    /// The path as it is, wherever it is drawn.
    public func path(in _: CGRect) -> Path { self }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
