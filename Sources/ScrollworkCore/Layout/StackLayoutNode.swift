import Foundation
import ScrollworkBase

/// The layout node of HStack and VStack, and of implicit stacks.
package final class StackLayoutNode: ContainerLayout {
    package private(set) var algorithm: StackAlgorithm
    private let name: String?

    package init(owner: ViewNode, algorithm: StackAlgorithm, name: String? = nil) {
        self.algorithm = algorithm
        self.name = name
        super.init(owner: owner)
    }

    override package var label: String { name ?? super.label }
    /// With negative spacing a later child may begin before an earlier one.
    override package var orderedAxis: Axis? {
        (isRightToLeft && algorithm.axis == .horizontal) || algorithm.spacing ?? 0 < 0 ? nil : algorithm.axis
    }

    package func setAlgorithm(_ new: StackAlgorithm) {
        guard new.axis != algorithm.axis || new.alignment != algorithm.alignment || new.spacing != algorithm.spacing else { return }
        algorithm = new
        setNeedsMeasure()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { algorithm.size(children, proposal) }

    override package func placeChildren() {
        for (child, origin, proposal) in layOut(ViewDimensions(node: self, size: size, proposal: placedProposal ?? .unspecified)) {
            place(child, at: origin, proposal: proposal)
        }
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        let children = children
        let result = algorithm.layOut(children, dimensions.proposal)
        return children.indices.map { (children[$0], result.origins[$0], result.proposals[$0]) }
    }

    override package func makeSpacing() -> ViewSpacing { algorithm.outerSpacing(children) }

    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        // A container without subviews yields all its room (L-56).
        if key == LayoutPriorityKey.self, children.isEmpty { return -Double.infinity as? K.Value }
        return nil
    }
}

/// Makes one layout node of what may be several: the element itself, or an implicit stack around them (L-08).
package enum ImplicitContainer {
    package static func stack(owner: ViewNode, content: ViewNode) -> ContainerLayout { ImplicitStackNode(owner: owner, content: content) }
    package static func overlay(owner: ViewNode, content: ViewNode, alignment: Alignment = .center) -> ContainerLayout {
        let node = ZStackLayoutNode(owner: owner, alignment: alignment, isImplicit: true)
        node.adopt(content)
        return node
    }
}

/// A VStack around several elements; a single one is passed through as if it were not there.
package final class ImplicitStackNode: ContainerLayout {
    private let algorithm = StackAlgorithm(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    init(owner: ViewNode, content: ViewNode) {
        super.init(owner: owner)
        adopt(content)
    }

    override package var label: String { "implicit VStack" }
    override package var orderedAxis: Axis? { .vertical }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        if children.count == 1 { return children[0].sizeThatFits(proposal) }
        return algorithm.size(children, proposal)
    }
    override package func placeChildren() {
        let proposal = placedProposal ?? .unspecified
        if children.count == 1 {
            place(children[0], at: .zero, proposal: proposal)
            return
        }
        let result = algorithm.layOut(children, proposal)
        for (index, child) in children.enumerated() { place(child, at: result.origins[index], proposal: result.proposals[index]) }
    }
    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        if children.count == 1 { return [(children[0], .zero, dimensions.proposal)] }
        let result = algorithm.layOut(children, dimensions.proposal)
        return children.indices.map { (children[$0], result.origins[$0], result.proposals[$0]) }
    }
    override package func makeSpacing() -> ViewSpacing { algorithm.outerSpacing(children) }
    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { children.count == 1 ? children[0].trait(key) : nil }
}
