import Foundation
import ScrollworkBase

/// Children over each other (L-60, L-61).
package struct ZStackAlgorithm {
    package var alignment: Alignment

    package init(alignment: Alignment) { self.alignment = alignment }

    private func top(_ children: [LayoutNode]) -> Double { children.map(\.layoutPriority).max() ?? 0 }

    /// Per axis the largest size among the children of the highest priority; guides do not enlarge it.
    package func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        let top = top(children)
        for child in children where child.layoutPriority == top {
            let childSize = child.sizeThatFits(proposal)
            size.width = max(size.width, childSize.width)
            size.height = max(size.height, childSize.height)
        }
        return size
    }

    /// Logical origins of the children, which are offered `size`.
    package func origins(_ children: [LayoutNode], in size: CGSize) -> [CGPoint] {
        let offer = ProposedViewSize(size)
        let top = top(children)
        let all = children.map { $0.dimensions(for: offer) }
        let leaders = zip(children, all).filter { $0.0.layoutPriority == top }.map(\.1)
        let box = ViewDimensions(node: nil, size: size, proposal: offer)
        let x = line(leaders, box, alignment.horizontal.key, .horizontal)
        let y = line(leaders, box, alignment.vertical.key, .vertical)
        return all.map { CGPoint(x: x - $0[alignment.horizontal], y: y - $0[alignment.vertical]) }
    }

    /// Where the guides meet: the largest guide, moved so that a group smaller than the stack sits in it by the alignment.
    private func line(_ leaders: [ViewDimensions], _ box: ViewDimensions, _ key: AlignmentKey, _ axis: Axis) -> CGFloat {
        let line = leaders.map { $0.value(key) }.max() ?? 0
        let extent = leaders.map { line - $0.value(key) + $0.size[axis] }.max() ?? 0
        let length = box.size[axis]
        guard BuiltInGuides.staysInside(key), extent < length, length > 0 else { return line }
        return line + (length - extent) * key.id.defaultValue(in: box) / length
    }
}
