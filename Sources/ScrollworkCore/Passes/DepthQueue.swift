import Foundation

/// What a depth queue orders.
protocol HasDepth: AnyObject {
    var depth: Int { get }
}

extension ViewNode: HasDepth {}
extension LayoutNode: HasDepth {}

/// A work list ordered by depth, first come first served among equals: a binary heap. - Complexity: O(log n) each.
struct DepthQueue<Node: AnyObject> where Node: HasDepth {
    enum Order { case shallowestFirst, deepestFirst }
    private var heap: [(key: Int, serial: Int, node: Node)] = []
    private var serial = 0
    private let sign: Int

    init(order: Order = .shallowestFirst) { sign = order == .shallowestFirst ? 1 : -1 }

    var isEmpty: Bool { heap.isEmpty }
    /// The node that comes out next.
    var first: Node? { heap.first?.node }
    var all: [Node] { heap.map(\.node) }

    private func precedes(_ a: Int, _ b: Int) -> Bool { (heap[a].key, heap[a].serial) < (heap[b].key, heap[b].serial) }

    mutating func insert(_ node: Node) {
        serial += 1
        heap.append((node.depth * sign, serial, node))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(child, parent) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popFirst() -> Node? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first.node }
        heap[0] = last
        var parent = 0
        while true {
            var smallest = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, smallest) { smallest = child }
            guard smallest != parent else { break }
            heap.swapAt(parent, smallest)
            parent = smallest
        }
        return first.node
    }
}
