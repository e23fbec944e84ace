import Foundation
import ScrollworkBase

/// Static properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the container stacks its children, for Spacer and Divider.
    public var stackOrientation: Axis?
    public init() {}
}

/// A key for values that a view hands to its layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Defines the geometry of a collection of views.
public protocol Layout: Sendable, Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of all subviews' preferences on all edges (L-98).
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        var result = ViewSpacing.zero
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat? { nil }

    /// A container view with this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LayoutContainer(layout: self, content: content()) }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Self.Subviews) {}
    public func updateCache(_ cache: inout Void, subviews: Self.Subviews) {}
}

/// One child of a custom layout.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode
    package let placement: SubviewPlacement?

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.trait(key) ?? key.defaultValue }
    public var priority: Double { node.layoutPriority }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: proposal) }
    public var spacing: ViewSpacing { node.spacing }

    /// Puts the subview's `anchor` at `position` of the layout's bounds (L-97).
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let placement else { return }
        let size = node.sizeThatFits(proposal)
        placement.placed[ObjectIdentifier(node)] = (
            CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal
        )
    }
}

/// Where a custom layout put its subviews, in the space of the bounds it was given.
package final class SubviewPlacement {
    var placed: [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)] = [:]
}

/// The children of a custom layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    package let nodes: ArraySlice<LayoutNode>
    package let placement: SubviewPlacement?
    public var layoutDirection: LayoutDirection

    package init(_ nodes: ArraySlice<LayoutNode>, placement: SubviewPlacement?, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.placement = placement
        self.layoutDirection = layoutDirection
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool { a.nodes.elementsEqual(b.nodes, by: ===) }
    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], placement: placement) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes[bounds], placement: placement, layoutDirection: layoutDirection)
    }
}
