import Foundation
import ScrollworkBase

/// The layout node of ZStack: children over each other, lined up on guides (L-60, L-61).
package final class ZStackLayoutNode: ContainerLayout {
    private var alignment: Alignment
    /// Around the content of an overlay and the like: a single child is passed through as if there were no stack (L-08, L-64).
    private let isImplicit: Bool

    package init(owner: ViewNode, alignment: Alignment, isImplicit: Bool = false) {
        self.alignment = alignment
        self.isImplicit = isImplicit
        super.init(owner: owner)
    }

    package func setAlignment(_ new: Alignment) {
        guard new != alignment else { return }
        alignment = new
        setNeedsMeasure()
    }

    private var algorithm: ZStackAlgorithm { ZStackAlgorithm(alignment: alignment) }
    private var onlyChild: LayoutNode? { isImplicit && children.count == 1 ? children[0] : nil }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        onlyChild?.sizeThatFits(proposal) ?? algorithm.size(children, proposal)
    }

    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let onlyChild else { return super.explicitAlignment(key, in: dimensions) }
        return onlyChild.explicitAlignment(key, in: onlyChild.dimensions(for: dimensions.proposal))
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        if let onlyChild { return [(onlyChild, .zero, dimensions.proposal)] }
        let children = children
        let origins = algorithm.origins(children, in: dimensions.size)
        return children.indices.map { (children[$0], origins[$0], ProposedViewSize(dimensions.size)) }
    }

    override package func placeChildren() {
        for (child, origin, proposal) in layOut(ViewDimensions(node: self, size: size, proposal: placedProposal ?? .unspecified)) {
            place(child, at: origin, proposal: proposal)
        }
    }

    override package func makeSpacing() -> ViewSpacing {
        guard !children.isEmpty else { return .zero }
        var result = ViewSpacing.zero
        for child in children { result.formUnion(child.spacing) }
        return result
    }

    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        if key == LayoutPriorityKey.self, children.isEmpty { return -Double.infinity as? K.Value }
        return nil
    }
}
