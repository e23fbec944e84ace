import Foundation
import ScrollworkBase

/// The layout node of `Grid`.
///
/// Columns and rows are served like the children of a stack: the least flexible first, the rest divided again after each. A column is as
/// wide as its widest cell; what lies across several columns and is wider than they are widens them equally (M-171).
package final class GridLayoutNode: ContainerLayout {
    private var alignment: Alignment = .center
    private var horizontalSpacing: CGFloat?
    private var verticalSpacing: CGFloat?

    func configure(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        guard alignment != self.alignment || horizontalSpacing != self.horizontalSpacing || verticalSpacing != self.verticalSpacing else {
            return
        }
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        setNeedsMeasure()
    }

    /// A cell and the columns it lies across.
    private struct Cell {
        let node: LayoutNode
        let columns: Range<Int>
        let unsized: Axis.Set
        func sizes(_ axis: Axis) -> Bool { !unsized.contains(axis) }
    }
    private struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment?
    }
    /// Lengths and gaps of the columns or rows, points.
    private struct Tracks {
        var lengths: [CGFloat]
        var gaps: [CGFloat]
        var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }
        func start(_ index: Int) -> CGFloat { lengths[..<index].reduce(0, +) + gaps[..<index].reduce(0, +) }
        func length(_ range: Range<Int>) -> CGFloat {
            guard let last = range.last else { return 0 }
            return lengths[range].reduce(0, +) + gaps[range.lowerBound..<last].reduce(0, +)
        }
    }

    // MARK: Structure

    private func makeRows() -> (rows: [Row], columnCount: Int) {
        var groups: [(tag: GridRowTag?, nodes: [LayoutNode])] = []
        for child in children {
            let tag = child.trait(GridRowKey.self) ?? nil
            if let tag, let last = groups.last?.tag, last.row == tag.row {
                groups[groups.count - 1].nodes.append(child)
            } else {
                groups.append((tag, [child]))
            }
        }
        func span(_ node: LayoutNode) -> Int { max(node.trait(GridColumnsKey.self) ?? 1, 1) }
        let count = groups.map { $0.tag == nil ? 1 : $0.nodes.reduce(0) { $0 + span($1) } }.max() ?? 0
        let rows = groups.map { group -> Row in
            var next = 0
            let cells = group.nodes.map { node -> Cell in
                let end = group.tag == nil ? count : min(next + span(node), count)
                defer { next = end }
                return Cell(node: node, columns: next..<end, unsized: node.trait(GridUnsizedAxesKey.self) ?? [])
            }
            return Row(cells: cells, alignment: group.tag?.alignment)
        }
        return (rows, count)
    }

    private func columnGaps(_ rows: [Row], _ count: Int) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let horizontalSpacing { return Array(repeating: horizontalSpacing, count: count - 1) }
        var gaps = [CGFloat?](repeating: nil, count: count - 1)
        for row in rows {
            for (left, right) in zip(row.cells, row.cells.dropFirst()) {
                let gap = left.columns.upperBound - 1
                gaps[gap] = max(gaps[gap] ?? 0, left.node.spacing.distance(to: right.node.spacing, along: .horizontal))
            }
        }
        return gaps.map { $0 ?? ViewSpacing.defaultDistance }
    }

    /// The largest distance that cells above each other ask for (M-170).
    private func rowGaps(_ rows: [Row]) -> [CGFloat] {
        if let verticalSpacing { return Array(repeating: verticalSpacing, count: max(rows.count - 1, 0)) }
        return zip(rows, rows.dropFirst()).map { upper, lower in
            var gap: CGFloat = 0
            for above in upper.cells {
                for below in lower.cells where above.columns.overlaps(below.columns) {
                    gap = max(gap, above.node.spacing.distance(to: below.node.spacing, along: .vertical))
                }
            }
            return gap
        }
    }

    // MARK: Lengths

    /// Serves tracks like the children of a stack. `length` is what a track takes of an offer.
    private func share(_ count: Int, _ offered: CGFloat?, _ gaps: [CGFloat], _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard let offered else { return (0..<count).map { length($0, nil) } }
        guard offered.isFinite else { return (0..<count).map { length($0, offered) } }
        let order = (0..<count).map { (index: $0, flexibility: length($0, .infinity) - length($0, 0)) }
            .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        var available = offered - gaps.reduce(0, +)
        var result = [CGFloat](repeating: 0, count: count)
        for (position, entry) in order.enumerated() {
            result[entry.index] = length(entry.index, max(available / CGFloat(count - position), 0))
            available -= result[entry.index]
        }
        return result
    }

    private func solve(_ proposal: ProposedViewSize) -> (rows: [Row], columns: Tracks, lines: Tracks) {
        let (rows, count) = makeRows()
        let gaps = columnGaps(rows, count)
        let all = rows.flatMap(\.cells)
        let single = (0..<count).map { column in all.filter { $0.columns == column..<column + 1 && $0.sizes(.horizontal) && count > 1 } }
        let widths = share(count, proposal.width, gaps) { column, offer in
            single[column].map { $0.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
        }
        var columns = Tracks(lengths: widths, gaps: gaps)
        for cell in all where (cell.columns.count > 1 || count == 1) && cell.sizes(.horizontal) && !cell.columns.isEmpty {
            let others = columns.total - columns.length(cell.columns)
            let offer = proposal.width.map { max($0 - others, 0) }
            let surplus = cell.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width - columns.length(cell.columns)
            if surplus > 0 { for column in cell.columns { columns.lengths[column] += surplus / CGFloat(cell.columns.count) } }
        }
        let lineGaps = rowGaps(rows)
        let heights = share(rows.count, proposal.height, lineGaps) { index, offer in self.height(of: rows[index], columns, offer) }
        return (rows, columns, Tracks(lengths: heights, gaps: lineGaps))
    }

    private func height(of row: Row, _ columns: Tracks, _ offer: CGFloat?) -> CGFloat {
        let sized = row.cells.filter { $0.sizes(.vertical) }
        let key = (row.alignment ?? alignment.vertical).key
        let all = sized.map { $0.node.dimensions(for: ProposedViewSize(width: columns.length($0.columns), height: offer)) }
        let tallest = all.map(\.height).max() ?? 0
        guard !BuiltInGuides.staysInside(key), tallest.isFinite else { return tallest }
        let line = all.map { $0.value(key) }.max() ?? 0
        return all.map { line - $0.value(key) + $0.height }.max() ?? 0
    }

    // MARK: Measuring and placing

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let solved = solve(proposal)
        return CGSize(width: solved.columns.total, height: solved.lines.total)
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        let (rows, columns, lines) = solve(dimensions.proposal)
        var ofColumn = [HorizontalAlignment?](repeating: nil, count: columns.lengths.count)
        for cell in rows.flatMap(\.cells) {
            guard let first = cell.columns.first, ofColumn[first] == nil else { continue }
            ofColumn[first] = cell.node.trait(GridColumnAlignmentKey.self) ?? nil
        }
        var result: [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] = []
        for (index, row) in rows.enumerated() {
            let vertical = row.alignment ?? alignment.vertical
            let height = lines.lengths[index]
            let all = row.cells.map { $0.node.dimensions(for: ProposedViewSize(width: columns.length($0.columns), height: height)) }
            let line = all.map { $0[vertical] }.max() ?? 0
            for (cell, own) in zip(row.cells, all) {
                let box = ViewDimensions(
                    node: nil, size: CGSize(width: columns.length(cell.columns), height: height), proposal: own.proposal)
                let horizontal = cell.columns.first.flatMap { ofColumn[$0] } ?? alignment.horizontal
                let target = BuiltInGuides.staysInside(vertical.key) ? box[vertical] : line
                var origin = CGPoint(x: box[horizontal] - own[horizontal], y: target - own[vertical])
                if let anchor = cell.node.trait(GridAnchorKey.self) ?? nil {
                    origin = CGPoint(x: (box.width - own.width) * anchor.x, y: (box.height - own.height) * anchor.y)
                }
                origin.x += cell.columns.first.map(columns.start) ?? 0
                origin.y += lines.start(index)
                result.append((cell.node, origin, own.proposal))
            }
        }
        return result
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
}
