import Foundation
import ScrollworkBase

/// The layout node of ZStack: children over each other, lined up on guides (L-60, L-61).
package final class ZStackLayoutNode: ContainerLayout {
    private var alignment: Alignment

    package init(owner: ViewNode, alignment: Alignment) {
        self.alignment = alignment
        super.init(owner: owner)
    }

    package func setAlignment(_ new: Alignment) {
        guard new != alignment else { return }
        alignment = new
        setNeedsMeasure()
    }

    private var algorithm: ZStackAlgorithm { ZStackAlgorithm(alignment: alignment) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { algorithm.size(children, proposal) }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
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
