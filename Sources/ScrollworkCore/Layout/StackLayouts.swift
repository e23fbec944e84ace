import Foundation
import ScrollworkBase

/// A horizontal stack as a layout, to switch between layouts without losing the children's state (L-102).
@frozen public struct HStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: VerticalAlignment
    /// Points between children; nil for the children's own preferences.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
    private var algorithm: StackAlgorithm { StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { algorithm.outerSpacing(Array(subviews.nodes)) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        algorithm.size(Array(subviews.nodes), proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        algorithm.place(subviews, in: bounds, proposal)
    }
}

/// A vertical stack as a layout, to switch between layouts without losing the children's state (L-102).
@frozen public struct VStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: HorizontalAlignment
    /// Points between children; nil for the children's own preferences.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    private var algorithm: StackAlgorithm { StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { algorithm.outerSpacing(Array(subviews.nodes)) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        algorithm.size(Array(subviews.nodes), proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        algorithm.place(subviews, in: bounds, proposal)
    }
}

/// Children over each other, as a layout (L-102).
@frozen public struct ZStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        ZStackAlgorithm(alignment: alignment).size(Array(subviews.nodes), proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let origins = ZStackAlgorithm(alignment: alignment).origins(Array(subviews.nodes), in: bounds.size)
        for (subview, origin) in zip(subviews, origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(bounds.size))
        }
    }
}

extension StackAlgorithm {
    fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let result = layOut(Array(subviews.nodes), proposal)
        for (index, subview) in subviews.enumerated() {
            let origin = result.origins[index]
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: result.proposals[index])
        }
    }
}
