import Foundation
import ScrollworkBase

/// The stack algorithm, once for both axes (L-40…L-48).
package struct StackAlgorithm {
    package var axis: Axis
    package var alignment: AlignmentKey
    /// nil for the children's own preferences.
    package var spacing: CGFloat?

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.map { FiniteNumbers.checked($0, "stack spacing") }
    }

    package struct Result {
        package var size: CGSize
        /// Per child: logical origin in the stack and the proposal it is placed with.
        package var origins: [CGPoint]
        package var proposals: [ProposedViewSize]
    }

    /// Gaps between consecutive children, points.
    package func gaps(_ children: [LayoutNode]) -> [CGFloat] {
        guard children.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: children.count - 1) }
        return (1..<children.count).map { children[$0 - 1].spacing.distance(to: children[$0].spacing, along: axis) }
    }

    /// - Complexity: O(n log n) for a concrete main-axis proposal, O(n) otherwise; each child is asked at most three times.
    package func layOut(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> Result {
        guard !children.isEmpty else { return Result(size: .zero, origins: [], proposals: []) }
        let gaps = gaps(children)
        let mains = mainProposals(children, proposal, gapTotal: gaps.reduce(0, +))
        let cross = proposal[axis.cross]
        var proposals: [ProposedViewSize] = []
        proposals.reserveCapacity(children.count)
        for main in mains { proposals.append(ProposedViewSize(axis, main: main, cross: cross)) }
        var result = arrange(children, proposals, gaps)
        if cross == nil {
            // Placing replaces a missing cross proposal by the stack's own cross size, so that flexible children fill it (L-47).
            let filled = result.size[axis.cross]
            let again = proposals.map { ProposedViewSize(axis, main: $0[axis], cross: filled) }
            let size = result.size
            result = arrange(children, again, gaps)
            result.size = size
        }
        return result
    }

    /// What a stack of `children` prefers to its neighbours: main edges from the end children, cross edges from all (L-54).
    package func outerSpacing(_ children: [LayoutNode]) -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        let isVertical = axis == .vertical
        var result = ViewSpacing.zero
        result.formUnion(first.spacing, edges: isVertical ? .top : .leading)
        result.formUnion(last.spacing, edges: isVertical ? .bottom : .trailing)
        for child in children { result.formUnion(child.spacing, edges: isVertical ? .horizontal : .vertical) }
        return result
    }

    /// The size alone.
    package func size(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let gaps = gaps(children)
        let mains = mainProposals(children, proposal, gapTotal: gaps.reduce(0, +))
        return arrange(children, mains.map { ProposedViewSize(axis, main: $0, cross: proposal[axis.cross]) }, gaps).size
    }

    private func arrange(_ children: [LayoutNode], _ proposals: [ProposedViewSize], _ gaps: [CGFloat]) -> Result {
        // The cross extent is the union of the children lined up on the guide, starting from the guide line itself (L-48, L-49).
        var low: CGFloat = 0
        var high: CGFloat = 0
        var mainEnd: CGFloat = 0
        var origins: [CGPoint] = []
        origins.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let dimensions = child.dimensions(for: proposals[index])
            let guide = dimensions.value(alignment)
            low = min(low, -guide)
            high = max(high, dimensions.size[axis.cross] - guide)
            if index > 0 { mainEnd += gaps[index - 1] }
            origins.append(CGPoint(axis, main: mainEnd, cross: -guide))
            mainEnd += dimensions.size[axis]
        }
        for index in origins.indices { origins[index][axis.cross] -= low }
        return Result(size: CGSize(axis, main: mainEnd, cross: high - low), origins: origins, proposals: proposals)
    }

    /// What each child is offered along the stack.
    private func mainProposals(_ children: [LayoutNode], _ proposal: ProposedViewSize, gapTotal: CGFloat) -> [CGFloat?] {
        guard let main = proposal[axis] else { return Array(repeating: nil, count: children.count) }
        if main == .infinity { return Array(repeating: .infinity, count: children.count) }
        if children.count == 1 { return [max(main, 0)] }
        let cross = proposal[axis.cross]
        func length(_ child: LayoutNode, _ main: CGFloat) -> CGFloat {
            child.sizeThatFits(ProposedViewSize(axis, main: main, cross: cross))[axis]
        }
        struct Entry {
            let index: Int
            let priority: Double
            let minimum: CGFloat
            let flexibility: CGFloat
        }
        let entries = children.enumerated().map { index, child in
            let minimum = length(child, 0)
            let maximum = length(child, .infinity)
            return Entry(index: index, priority: child.layoutPriority, minimum: minimum, flexibility: maximum - minimum)
        }.sorted { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            // Both without bound: the larger minimum is served first (L-41).
            if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
            return a.index < b.index
        }
        var result = [CGFloat?](repeating: 0, count: children.count)
        var available = main - gapTotal
        // Minima of the groups to come are reserved, and given back when their group's turn comes (L-42).
        available -= entries.filter { $0.priority != entries[0].priority }.reduce(0) { $0 + $1.minimum }
        var start = 0
        while start < entries.count {
            var end = start
            while end < entries.count, entries[end].priority == entries[start].priority { end += 1 }
            let group = entries[start..<end]
            if start > 0 { available += group.reduce(0) { $0 + $1.minimum } }
            for (position, entry) in group.enumerated() {
                let offer = max(available / CGFloat(group.count - position), 0)
                result[entry.index] = offer
                available -= length(children[entry.index], offer)
            }
            start = end
        }
        return result
    }
}
