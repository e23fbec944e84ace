import Foundation

extension ExtentTree: CustomStringConvertible {
    /// The tree on one line: rows, total extent, then the tiles in order, such as
    /// `20 rows, 884 pt, spacing 8: 2 × 44, 3 measured 40…52, 15 ? 36`.
    package var description: String {
        var line = "\(count) rows, \(ShortNumber.text(totalExtent)) pt"
        if spacing != 0 { line += ", spacing " + ShortNumber.text(spacing) }
        let tiles = tiles.map { tile in
            switch tile {
            case .measured(let extents):
                "\(extents.count) measured \(ShortNumber.text(extents.min() ?? 0))…\(ShortNumber.text(extents.max() ?? 0))"
            case .uniform(let count, let extent): "\(count) × \(ShortNumber.text(extent))"
            case .unmeasured(let count): "\(count) ? \(ShortNumber.text(estimate))"
            }
        }
        return tiles.isEmpty ? line : line + ": " + tiles.joined(separator: ", ")
    }

    /// All tiles in order. O(tiles).
    var tiles: [Tile] {
        var result: [Tile] = []
        func add(_ node: Int32) {
            guard node >= 0 else { return }
            add(nodes[Int(node)].left)
            result.append(nodes[Int(node)].tile)
            add(nodes[Int(node)].right)
        }
        add(root)
        return result
    }
}
