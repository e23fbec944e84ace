import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Takes what room is left along its stack (L-25…L-29).
@frozen public struct Spacer: PrimitiveView {
    public typealias Body = Never
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    nonisolated public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode { SpacerNode(view, context) }
}

private final class SpacerNode: TypedNode<Spacer> {
    private var layoutNode: SpacerLayout!
    override init(_ view: Spacer, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = SpacerLayout(owner: self)
        layoutNode.minimum = view.minLength
    }
    override func update(_ new: Spacer) {
        view = new
        guard layoutNode.minimum != new.minLength else { return }
        layoutNode.minimum = new.minLength
        layoutNode.setNeedsMeasure()
    }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
}

extension LayoutNode {
    /// The axis of the stack that arranges this element, looking through wrappers; nil outside of stacks.
    final var stackAxis: Axis? {
        var node = parent
        while let current = node {
            if let stack = current as? StackLayoutNode { return stack.algorithm.axis }
            if let implicit = current as? ImplicitStackNode { return implicit.children.count > 1 ? .vertical : nil }
            if let custom = current as? CustomLayoutNode { return custom.stackOrientation }
            // A background or overlay is no wrapper of what is in it: its own stack comes first.
            if !(current is WrapperLayout) { return nil }
            node = current.parent
        }
        return nil
    }
}

package final class SpacerLayout: LayoutNode {
    var minimum: CGFloat?
    private var minimumLength: CGFloat {
        max(FiniteNumbers.checked(minimum ?? ViewSpacing.defaultDistance, "minimum length of a Spacer"), 0)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat { max(proposal[axis] ?? minimumLength, minimumLength) }
        guard let axis = stackAxis else { return CGSize(width: length(.horizontal), height: length(.vertical)) }
        return CGSize(axis, main: length(axis), cross: 0)
    }
    override package func makeSpacing() -> ViewSpacing { .zero }
    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        // Outside of stacks it is a view like others, which a ZStack makes room for (L-27).
        key == LayoutPriorityKey.self && stackAxis != nil ? -Double.infinity as? K.Value : nil
    }
    override package func containsForHitTest(_ point: CGPoint) -> Bool { false }
}

/// A thin line across its stack (L-30).
public struct Divider: PrimitiveView {
    public typealias Body = Never
    nonisolated public init() {}
    nonisolated public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode { DividerNode(view, context) }
}

private final class DividerNode: TypedNode<Divider> {
    private var layoutNode: DividerLayout!
    override init(_ view: Divider, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = DividerLayout(owner: self)
    }
    override func runUpdate() {
        isDirty = false
        layoutNode.setNeedsPaint()
    }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
}

package final class DividerLayout: LayoutNode {
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let values = owner.environment.values
        let thickness = values.profile.dividerThickness ?? values.pixelLength
        // Outside of stacks, and across vertical ones, the line is horizontal.
        let line: Axis = stackAxis == .horizontal ? .vertical : .horizontal
        return CGSize(line, main: max(proposal[line] ?? 10, 0), cross: thickness)
    }
    override package var paints: Bool { true }
    override package func paint(into items: inout [DisplayItem]) {
        items.append(.fill(Path(bounds), SeparatorShapeStyle()._makePaint(in: owner.environment.styleContext).paint, evenOdd: false))
    }
}
