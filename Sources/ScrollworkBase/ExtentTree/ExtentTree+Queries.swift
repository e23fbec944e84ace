import Foundation

extension ExtentTree {
    /// A row and its place along the axis, points.
    package struct Row: Equatable, Sendable {
        package var index: Int
        package var offset: CGFloat
        package var extent: CGFloat
        package var end: CGFloat { offset + extent }
        package init(index: Int, offset: CGFloat, extent: CGFloat) {
            self.index = index
            self.offset = offset
            self.extent = extent
        }
    }

    /// The measured extent of a row, points; nil if it was never measured. O(log n).
    package func measuredExtent(of row: Int) -> CGFloat? {
        guard isRow(row) else { return nil }
        let (node, start) = locate(row)
        return nodes[Int(node)].tile.extent(at: row - start)
    }

    /// The extent of a row, points: measured or estimated. O(log n).
    package func extent(of row: Int) -> CGFloat { measuredExtent(of: row) ?? estimate }

    /// The start of a row, points; for `count` where a further row would start. O(log n).
    package func offset(of row: Int) -> CGFloat {
        if row == count { return extent(of: summary(of: root)) }
        guard isRow(row) else { return 0 }
        var before = Summary()
        var node = root
        var row = row
        while node >= 0 {
            visit()
            let current = nodes[Int(node)]
            let left = summary(of: current.left)
            if row < left.rows {
                node = current.left
                continue
            }
            before = before + left
            row -= left.rows
            if row < current.tile.rows {
                before = before + current.tile.prefixSummary(row)
                break
            }
            before = before + current.tile.summary
            row -= current.tile.rows
            node = current.right
        }
        return extent(of: before)
    }

    /// The row that covers `offset` with its extent or the spacing after it; the first or last row beyond the ends, nil without rows.
    /// O(log n).
    package func row(at offset: CGFloat) -> Row? {
        guard count > 0 else { return nil }
        var node = root
        var start: CGFloat = 0
        var index = 0
        while true {
            visit()
            let current = nodes[Int(node)]
            let left = summary(of: current.left)
            let leftEnd = start + extent(of: left)
            if current.left >= 0, offset < leftEnd {
                node = current.left
                continue
            }
            let tileEnd = leftEnd + extent(of: current.tile.summary)
            if offset < tileEnd || current.right < 0 {
                let (inside, place) = search(current.tile, at: offset - leftEnd)
                return Row(
                    index: index + left.rows + inside, offset: leftEnd + place, extent: current.tile.extent(at: inside) ?? estimate)
            }
            start = tileEnd
            index += left.rows + current.tile.rows
            node = current.right
        }
    }

    /// The rows whose extents meet `start ..< end`, points; rows that only touch it are left out. O(log n).
    package func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard end > start, let first = row(at: start), let last = row(at: end) else { return 0..<0 }
        let low = first.end > start ? first.index : first.index + 1
        let high = last.offset < end ? last.index + 1 : last.index
        return low..<max(low, high)
    }

    /// Calls `body` with each row of `range` in order. O(log n + rows).
    package func forEachRow(in range: Range<Int>, _ body: (Row) -> Void) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        var offset = offset(of: range.lowerBound)
        walk(root, first: 0, range, &offset, body)
    }

    private func walk(_ node: Int32, first: Int, _ range: Range<Int>, _ offset: inout CGFloat, _ body: (Row) -> Void) {
        guard node >= 0 else { return }
        visit()
        let current = nodes[Int(node)]
        let start = first + summary(of: current.left).rows
        let end = start + current.tile.rows
        if range.lowerBound < start { walk(current.left, first: first, range, &offset, body) }
        for index in range.clamped(to: start..<end) {
            let extent = current.tile.extent(at: index - start) ?? estimate
            body(Row(index: index, offset: offset, extent: extent))
            offset += extent + spacing
        }
        if range.upperBound > end { walk(current.right, first: end, range, &offset, body) }
    }

    /// The node whose tile holds `row`, and the first row of the tile.
    func locate(_ row: Int) -> (node: Int32, start: Int) {
        var node = root
        var first = 0
        while true {
            visit()
            let current = nodes[Int(node)]
            let start = first + summary(of: current.left).rows
            if row < start {
                node = current.left
            } else if row < start + current.tile.rows {
                return (node, start)
            } else {
                first = start + current.tile.rows
                node = current.right
            }
        }
    }

    /// The row of a tile at an offset from the tile's start, and where that row starts; clamped to the tile.
    private func search(_ tile: Tile, at offset: CGFloat) -> (index: Int, start: CGFloat) {
        switch tile {
        case .measured(let extents):
            var start: CGFloat = 0
            for index in 0..<(extents.count - 1) {
                let next = start + extents[index] + spacing
                if offset < next { return (index, start) }
                start = next
            }
            return (extents.count - 1, start)
        case .uniform(let count, let extent): return search(count: count, pitch: extent + spacing, at: offset)
        case .unmeasured(let count): return search(count: count, pitch: estimate + spacing, at: offset)
        }
    }

    private func search(count: Int, pitch: CGFloat, at offset: CGFloat) -> (index: Int, start: CGFloat) {
        guard pitch > 0 else { return (offset < 0 ? 0 : count - 1, pitch * CGFloat(offset < 0 ? 0 : count - 1)) }
        let index = Int(min(max((offset / pitch).rounded(.down), 0), CGFloat(count - 1)))
        return (index, CGFloat(index) * pitch)
    }

    /// Whether `row` exists; asking for one that does not is a mistake of the caller.
    func isRow(_ row: Int) -> Bool {
        if row >= 0, row < count { return true }
        fault("row \(row) of \(count) was asked for; the extent tree and the data behind it have come apart: insert and remove in both")
        return false
    }
}

extension ExtentTree.Tile {
    /// The sums of the first `count` rows.
    func prefixSummary(_ count: Int) -> ExtentTree.Summary {
        switch self {
        case .measured(let extents):
            ExtentTree.Summary(rows: count, measuredRows: count, measuredExtent: extents[..<count].reduce(0, +))
        case .uniform, .unmeasured: prefix(count).summary
        }
    }
}
