import Foundation

extension ExtentTree {
    /// What is wrong with the tree, empty if nothing. O(nodes).
    ///
    /// Checked: heights and balance, sums, no empty tile, no overlong measured tile, every node either in use or given back.
    package func violations() -> [String] {
        var found: [String] = []
        var used = 0
        func check(_ node: Int32) {
            guard node >= 0 else { return }
            used += 1
            let current = nodes[Int(node)]
            check(current.left)
            check(current.right)
            let (left, right) = (height(current.left), height(current.right))
            if abs(left - right) > 1 { found.append("node \(node) is out of balance: \(left) against \(right)") }
            if current.height != max(left, right) + 1 { found.append("node \(node) says height \(current.height)") }
            if current.tile.rows < 1 { found.append("node \(node) holds an empty tile") }
            if case .measured(let extents) = current.tile, extents.count > Tile.measuredLimit {
                found.append("node \(node) holds \(extents.count) measured rows")
            }
            let sum = summary(of: current.left) + current.tile.summary + summary(of: current.right)
            if sum != current.summary { found.append("node \(node) sums up to \(current.summary) instead of \(sum)") }
        }
        check(root)
        if used + unused.count != nodes.count { found.append("\(nodes.count - used - unused.count) nodes are lost") }
        return found
    }

    /// Traps in debug builds if something is wrong. O(nodes).
    package func checkInvariants() {
        let found = violations()
        if !found.isEmpty { fault("extent tree: " + found.joined(separator: "; ")) }
    }
}
