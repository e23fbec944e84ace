import Foundation
import ScrollworkBase

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    private let base: any Shape

    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    public func _drawing(in rect: CGRect) -> _ShapeDrawing { base._drawing(in: rect) }
}
