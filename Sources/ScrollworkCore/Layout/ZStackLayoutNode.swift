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

    private var topPriority: Double { children.map(\.layoutPriority).max() ?? 0 }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        let top = topPriority
        for child in children where child.layoutPriority == top {
            let childSize = child.sizeThatFits(proposal)
            size.width = max(size.width, childSize.width)
            size.height = max(size.height, childSize.height)
        }
        return size
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        let children = children
        let offer = ProposedViewSize(dimensions.size)
        let top = topPriority
        let all = children.map { $0.dimensions(for: offer) }
        var lineX: CGFloat?, lineY: CGFloat?
        for (child, own) in zip(children, all) where child.layoutPriority == top {
            lineX = max(lineX ?? -.infinity, own[alignment.horizontal])
            lineY = max(lineY ?? -.infinity, own[alignment.vertical])
        }
        // The lined-up children as a group sit in the stack by the alignment; for children within the size that is the guide itself.
        let box = ViewDimensions(node: nil, size: dimensions.size, proposal: offer)
        let groupX = extent(all, children, top, alignment.horizontal.key, .horizontal, line: lineX ?? 0)
        let groupY = extent(all, children, top, alignment.vertical.key, .vertical, line: lineY ?? 0)
        let shiftX = groupX > dimensions.size.width ? 0 : alignmentShift(box, alignment.horizontal.key, .horizontal, lineX ?? 0, groupX)
        let shiftY = groupY > dimensions.size.height ? 0 : alignmentShift(box, alignment.vertical.key, .vertical, lineY ?? 0, groupY)
        return children.indices.map { index in
            let origin = CGPoint(
                x: (lineX ?? 0) - all[index][alignment.horizontal] + shiftX, y: (lineY ?? 0) - all[index][alignment.vertical] + shiftY)
            return (children[index], origin, offer)
        }
    }

    private func extent(_ all: [ViewDimensions], _ children: [LayoutNode], _ top: Double, _ key: AlignmentKey, _ axis: Axis, line: CGFloat) -> CGFloat {
        var end: CGFloat = 0
        for (child, own) in zip(children, all) where child.layoutPriority == top {
            end = max(end, line - own.value(key) + own.size[axis])
        }
        return end
    }

    private func alignmentShift(_ box: ViewDimensions, _ key: AlignmentKey, _ axis: Axis, _ line: CGFloat, _ extent: CGFloat) -> CGFloat {
        guard BuiltInGuides.staysInside(key), extent < box.size[axis] else { return 0 }
        let target = key.id.defaultValue(in: box)
        let share = box.size[axis] > 0 ? target / box.size[axis] : 0
        return (box.size[axis] - extent) * share
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
