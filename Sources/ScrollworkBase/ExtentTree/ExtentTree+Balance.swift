import Foundation

// An AVL tree built on joining: every change is "split, then join", and each costs O(log n).
extension ExtentTree {
    mutating func makeNode(_ tile: Tile) -> Int32 {
        let node = Node(tile: tile, summary: tile.summary)
        if let index = unused.popLast() {
            nodes[Int(index)] = node
            return index
        }
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    /// A balanced tree over tiles in order. O(tiles).
    mutating func makeTree(_ tiles: ArraySlice<Tile>) -> Int32 {
        guard !tiles.isEmpty else { return Self.none }
        let middle = (tiles.startIndex + tiles.endIndex) / 2
        let node = makeNode(tiles[middle])
        let left = makeTree(tiles[..<middle])
        let right = makeTree(tiles[(middle + 1)...])
        return attach(left, node, right)
    }

    /// Gives back the nodes of a subtree. O(nodes).
    mutating func release(_ node: Int32) {
        guard node >= 0 else { return }
        let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
        nodes[Int(node)].tile = .unmeasured(count: 0)
        unused.append(node)
        release(left)
        release(right)
    }

    func height(_ node: Int32) -> Int32 { node < 0 ? 0 : nodes[Int(node)].height }

    mutating func update(_ node: Int32) {
        let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
        visit()
        nodes[Int(node)].summary = summary(of: left) + nodes[Int(node)].tile.summary + summary(of: right)
        nodes[Int(node)].height = max(height(left), height(right)) + 1
    }

    private mutating func attach(_ left: Int32, _ node: Int32, _ right: Int32) -> Int32 {
        nodes[Int(node)].left = left
        nodes[Int(node)].right = right
        update(node)
        return node
    }

    private mutating func rotateRight(_ node: Int32) -> Int32 {
        let top = nodes[Int(node)].left
        _ = attach(nodes[Int(top)].right, node, nodes[Int(node)].right)
        return attach(nodes[Int(top)].left, top, node)
    }

    private mutating func rotateLeft(_ node: Int32) -> Int32 {
        let top = nodes[Int(node)].right
        _ = attach(nodes[Int(node)].left, node, nodes[Int(top)].left)
        return attach(node, top, nodes[Int(top)].right)
    }

    /// Restores the balance of a node whose children differ by at most 2 in height.
    private mutating func balance(_ node: Int32) -> Int32 {
        let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
        switch height(left) - height(right) {
        case 2...:
            if height(nodes[Int(left)].left) < height(nodes[Int(left)].right) { nodes[Int(node)].left = rotateLeft(left) }
            return rotateRight(node)
        case ...(-2):
            if height(nodes[Int(right)].right) < height(nodes[Int(right)].left) { nodes[Int(node)].right = rotateRight(right) }
            return rotateLeft(node)
        default:
            update(node)
            return node
        }
    }

    /// One tree of all of `left`, the single `node`, and all of `right`. O(difference of heights).
    mutating func join(_ left: Int32, _ node: Int32, _ right: Int32) -> Int32 {
        if height(left) > height(right) + 1 {
            nodes[Int(left)].right = join(nodes[Int(left)].right, node, right)
            return balance(left)
        }
        if height(right) > height(left) + 1 {
            nodes[Int(right)].left = join(left, node, nodes[Int(right)].left)
            return balance(right)
        }
        return attach(left, node, right)
    }

    /// One tree of both; the tiles that meet are made one where possible. O(log n).
    mutating func concatenate(_ left: Int32, _ right: Int32) -> Int32 {
        guard left >= 0, right >= 0 else { return max(left, right) }
        let (rest, last) = removeLast(left)
        let (first, tail) = removeFirst(right)
        if nodes[Int(last)].tile.absorb(nodes[Int(first)].tile) {
            nodes[Int(first)].left = Self.none
            nodes[Int(first)].right = Self.none
            release(first)
            return join(rest, last, tail)
        }
        return join(rest, last, join(Self.none, first, tail))
    }

    private mutating func removeLast(_ node: Int32) -> (rest: Int32, last: Int32) {
        let right = nodes[Int(node)].right
        guard right >= 0 else { return (nodes[Int(node)].left, node) }
        let (rest, last) = removeLast(right)
        nodes[Int(node)].right = rest
        return (balance(node), last)
    }

    private mutating func removeFirst(_ node: Int32) -> (first: Int32, rest: Int32) {
        let left = nodes[Int(node)].left
        guard left >= 0 else { return (node, nodes[Int(node)].right) }
        let (first, rest) = removeFirst(left)
        nodes[Int(node)].left = rest
        return (first, balance(node))
    }

    /// The first `row` rows and the others; a tile that spans the place is cut. O(log n).
    mutating func split(_ node: Int32, at row: Int) -> (Int32, Int32) {
        guard node >= 0 else { return (Self.none, Self.none) }
        visit()
        let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
        let start = summary(of: left).rows
        let tile = nodes[Int(node)].tile
        if row <= start {
            let (before, after) = split(left, at: row)
            return (before, join(after, node, right))
        }
        if row >= start + tile.rows {
            let (before, after) = split(right, at: row - start - tile.rows)
            return (join(left, node, before), after)
        }
        nodes[Int(node)].tile = tile.prefix(row - start)
        let second = makeNode(tile.dropFirst(row - start))
        return (join(left, node, Self.none), join(Self.none, second, right))
    }
}
