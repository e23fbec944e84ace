import Foundation

extension ExtentTree {
    /// Notes the measured extent of a row, points.
    /// - Returns: by how much the row, and so the total, has grown against what it counted with before. O(log n).
    @discardableResult
    package mutating func setExtent(_ extent: CGFloat, of row: Int) -> CGFloat {
        guard isRow(row) else { return 0 }
        let extent = clean(extent)
        let old = measuredExtent(of: row)
        if old == extent { return 0 }
        if !replace(root, row, extent) {
            let (before, rest) = split(root, at: row)
            let (single, after) = split(rest, at: 1)
            release(single)
            root = concatenate(concatenate(before, makeNode(.uniform(count: 1, extent: extent))), after)
        }
        return extent - (old ?? estimate)
    }

    /// Notes the same extent for several rows, points. O(log n + tiles replaced).
    package mutating func setExtent(_ extent: CGFloat, of rows: Range<Int>) {
        replaceTiles(rows, with: rows.isEmpty ? nil : .uniform(count: rows.count, extent: clean(extent)))
    }

    /// Makes rows unmeasured again, as after a change of width. O(log n + tiles replaced).
    package mutating func forgetExtents(of rows: Range<Int>) {
        replaceTiles(rows, with: rows.isEmpty ? nil : .unmeasured(count: rows.count))
    }

    /// Makes all rows unmeasured. O(tiles).
    package mutating func forgetAllExtents() { forgetExtents(of: 0..<count) }

    /// Inserts rows before `row`, or at the end; `extent` in points, nil for unmeasured. O(log n).
    package mutating func insert(_ newRows: Int, at row: Int, extent: CGFloat? = nil) {
        guard newRows > 0, row == count || isRow(row) else { return }
        let (before, after) = split(root, at: row)
        let tile = extent.map { Tile.uniform(count: newRows, extent: clean($0)) } ?? .unmeasured(count: newRows)
        root = concatenate(concatenate(before, makeNode(tile)), after)
    }

    /// Removes rows. O(log n + tiles removed).
    package mutating func remove(_ rows: Range<Int>) { replaceTiles(rows, with: nil) }

    /// Takes the rows `rows` out and puts them before the row that is `destination` now, extents kept. O(log n).
    package mutating func move(_ rows: Range<Int>, to destination: Int) {
        guard !rows.isEmpty, isRow(rows.lowerBound), isRow(rows.upperBound - 1), destination == count || isRow(destination),
            destination < rows.lowerBound || destination > rows.upperBound
        else { return }
        let (rest, after) = split(root, at: rows.upperBound)
        let (before, moved) = split(rest, at: rows.lowerBound)
        let remaining = concatenate(before, after)
        let target = destination > rows.lowerBound ? destination - rows.count : destination
        let (head, tail) = split(remaining, at: target)
        root = concatenate(concatenate(head, moved), tail)
    }

    private mutating func replaceTiles(_ rows: Range<Int>, with tile: Tile?) {
        guard !rows.isEmpty, isRow(rows.lowerBound), isRow(rows.upperBound - 1) else { return }
        let (rest, after) = split(root, at: rows.upperBound)
        let (before, old) = split(rest, at: rows.lowerBound)
        release(old)
        let middle = tile.map { concatenate(before, makeNode($0)) } ?? before
        root = concatenate(middle, after)
    }

    /// Sets an extent inside the tile that holds the row; returns false, with nothing changed, if it needs a tile of its own.
    private mutating func replace(_ node: Int32, _ row: Int, _ extent: CGFloat) -> Bool {
        let start = summary(of: nodes[Int(node)].left).rows
        let end = start + nodes[Int(node)].tile.rows
        visit()
        let isDone =
            if row < start {
                replace(nodes[Int(node)].left, row, extent)
            } else if row >= end {
                replace(nodes[Int(node)].right, row - end, extent)
            } else {
                nodes[Int(node)].tile.replace(at: row - start, with: extent)
            }
        if isDone { update(node) }
        return isDone
    }
}
