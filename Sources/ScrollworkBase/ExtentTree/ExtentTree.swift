import Foundation

/// The extents of many rows along one axis, most of which nobody has measured yet.
///
/// Rows are kept in tiles: runs of measured rows, runs of rows of equal extent, and runs that are only counted. A balanced tree over
/// the tiles sums up rows, measured rows and measured extents. What is unmeasured counts with `estimate`, and every row is followed by
/// `spacing`, neither of which is stored in a node: changing them touches nothing.
///
/// | operation | cost, n rows |
/// |---|---|
/// | total extent, change of estimate or spacing | O(1) |
/// | offset of a row, row at an offset, extent of a row | O(log n) |
/// | set an extent, insert k equal rows | O(log n) |
/// | remove k rows | O(log n + k) |
/// | rows from – to with their places | O(log n + rows) |
///
/// A value type: copies share storage until one of them changes. Does not own identities of rows, nor which rows are alive.
package struct ExtentTree: Sendable {
    /// Extent of a row that was never measured, points.
    package var estimate: CGFloat
    /// Between two rows, points; may be negative, as stacks allow it.
    package var spacing: CGFloat

    var nodes: ContiguousArray<Node> = []
    var root = Self.none
    /// Places in `nodes` that may be used again.
    var unused: [Int32] = []
    private(set) var counter = VisitCounter()

    static let none: Int32 = -1

    /// A tree of `count` rows that nobody has measured.
    package init(count: Int = 0, estimate: CGFloat, spacing: CGFloat = 0) {
        self.estimate = estimate
        self.spacing = spacing
        if count > 0 { root = makeNode(.unmeasured(count: count)) }
    }

    /// A tree of rows with known extents in points, nil for unmeasured ones. O(n).
    package init(extents: some Sequence<CGFloat?>, estimate: CGFloat, spacing: CGFloat = 0) {
        self.init(estimate: estimate, spacing: spacing)
        var tiles: [Tile] = []
        for extent in extents {
            let tile = extent.map { Tile.uniform(count: 1, extent: clean($0)) } ?? .unmeasured(count: 1)
            if tiles.isEmpty || !tiles[tiles.count - 1].absorb(tile) { tiles.append(tile) }
        }
        root = makeTree(tiles[...])
    }

    /// Number of rows. O(1), as are the other sums.
    package var count: Int { summary(of: root).rows }
    package var measuredCount: Int { summary(of: root).measuredRows }
    /// Sum of the measured extents, points.
    package var measuredExtent: CGFloat { summary(of: root).measuredExtent }
    /// From the start of the first row to the end of the last, points; unmeasured rows count with the estimate.
    package var totalExtent: CGFloat { extent(of: summary(of: root)) - (count > 0 ? spacing : 0) }
    /// Mean of the measured extents: the usual estimate for the others. nil when nothing is measured.
    package var meanMeasuredExtent: CGFloat? { measuredCount > 0 ? measuredExtent / CGFloat(measuredCount) : nil }

    /// The rows of a subtree or tile with the spacing after each of them, points.
    func extent(of summary: Summary) -> CGFloat {
        summary.measuredExtent + CGFloat(summary.rows - summary.measuredRows) * estimate + CGFloat(summary.rows) * spacing
    }

    /// Goes on counting where `other` is.
    mutating func count(with other: ExtentTree) { counter = other.counter }

    func summary(of node: Int32) -> Summary { node < 0 ? Summary() : nodes[Int(node)].summary }

    /// Extents are lengths: negative ones and those that are no number count as 0. A row that shows nothing takes back the spacing after it,
    /// and nothing more.
    func clean(_ extent: CGFloat) -> CGFloat { extent.isFinite ? max(extent, min(-spacing, 0)) : 0 }

    /// Visited nodes since the start, for tests of the logarithm. Copies share it.
    package var visitedNodes: Int { counter.nodes }

    func visit() { counter.nodes += 1 }

    // Single-threaded by contract like all of the engine; only the count itself is at stake.
    final class VisitCounter: @unchecked Sendable { var nodes = 0 }
}

extension ExtentTree {
    /// What a subtree amounts to.
    struct Summary: Equatable, Sendable {
        var rows = 0
        var measuredRows = 0
        /// Points, spacing left out.
        var measuredExtent: CGFloat = 0

        static func + (a: Summary, b: Summary) -> Summary {
            Summary(
                rows: a.rows + b.rows, measuredRows: a.measuredRows + b.measuredRows, measuredExtent: a.measuredExtent + b.measuredExtent)
        }
    }

    struct Node: Sendable {
        var tile: Tile
        var left = ExtentTree.none
        var right = ExtentTree.none
        /// Of the subtree, 1 for a leaf.
        var height: Int32 = 1
        var summary: Summary
    }
}
