import Foundation
import ScrollworkBase

/// One element's node: it carries the id that `scrollTo` looks for.
package final class ForEachElementNode<Content: View>: WrapperNode<ForEachElement<Content>, Content> {
    init(_ view: ForEachElement<Content>, _ context: _NodeContext) { super.init(view, context, content: view.content) }
    override package func update(_ new: ForEachElement<Content>) {
        view = new
        content.update(new.content)
    }
    override package var scrollID: AnyHashable? { view.id }
    override package var implicitTag: AnyHashable? { view.id }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// The view of one element of a `ForEach`.
package struct ForEachElement<Content: View>: PrimitiveView {
    nonisolated(unsafe) let id: AnyHashable
    nonisolated(unsafe) let content: Content
    nonisolated init(id: AnyHashable, content: Content) {
        self.id = id
        self.content = content
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ForEachElementNode(view, context) }
}

/// The node of a `ForEach` that makes all of its elements.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>> {
    private var ids: [ID] = []
    private(set) var nodes: [ForEachElementNode<Content>] = []
    private lazy var removal = RemovalKeeper(node: self)

    override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        super.init(view, context)
        synchronize()
    }

    override func update(_ new: ForEach<Data, ID, Content>) {
        view = new
        runUpdate()
    }

    override func runUpdate() {
        isDirty = false
        dirtyReason = nil
        if synchronize() { invalidateElements() }
    }

    /// Matches nodes to elements by id: kept ones are updated, new ones made, the rest removed.
    /// - Complexity: O(n) with a dictionary only where the order of ids changed.
    /// - Returns: whether the list of nodes changed.
    @discardableResult
    private func synchronize() -> Bool {
        // The closure runs here, not in the body that made this view; what it reads is this node's (P-04).
        let (contents, elementIDs) = evaluateClosure { () -> ([Content], [ID]) in
            let elements = Array(view.data)
            return (elements.map(view.content), elements.map(view.id))
        }
        var newIDs = elementIDs
        warnOfDuplicates(&newIDs)
        if newIDs == ids {
            for (content, node) in zip(contents, nodes) { node.update(ForEachElement(id: node.view.id, content: content)) }
            return false
        }
        var known = Dictionary(zip(ids, nodes), uniquingKeysWith: { first, _ in first })
        var places = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
        let isFirst = nodes.isEmpty && ids.isEmpty
        var seen = Set<ID>()
        var result: [ForEachElementNode<Content>] = []
        result.reserveCapacity(contents.count)
        for (content, id) in zip(contents, newIDs) where seen.insert(id).inserted {
            if let node = known.removeValue(forKey: id) {
                node.update(ForEachElement(id: node.view.id, content: content))
                result.append(node)
            } else {
                engine.inserting(isTransition: !isFirst) {
                    result.append(ForEachElementNode(ForEachElement(id: AnyHashable(id), content: content), _NodeContext(list: self)))
                }
            }
        }
        for (id, node) in known.sorted(by: { places[$0.key, default: 0] < places[$1.key, default: 0] }) {
            removal.remove(node, at: places.removeValue(forKey: id) ?? 0)
        }
        ids = result.count == newIDs.count ? newIDs : newIDs.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        nodes = result
        return true
    }

    private func warnOfDuplicates(_ new: inout [ID]) {
        guard new != ids, Set(new).count != new.count else { return }
        var seen = Set<ID>()
        let twice = new.first { !seen.insert($0).inserted }
        DuplicateIDs.warn(twice)
    }

    override func collectRows(into list: inout RowList) {
        if isLazyList { for node in nodes { node.collectRows(into: &list) } } else { list.append(self) }
    }
    override var isDynamicStructure: Bool { true }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        nodes.forEach(body)
        removal.nodes.forEach(body)
    }
    override func makeElements() -> [LayoutNode] {
        var result: [LayoutNode] = []
        result.reserveCapacity(nodes.count)
        for node in nodes { result.append(contentsOf: node.elements) }
        return removal.elements(live: result)
    }
}
