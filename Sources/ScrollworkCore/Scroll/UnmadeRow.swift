import Foundation
import ScrollworkBase

/// A row of a lazy container that was found by something inside of it, before it is made.
package struct UnmadeRow {
    weak var container: LazyContainerLayout?
    /// The row's own id.
    let id: AnyHashable

    /// Where the row lies by what is known of it.
    var place: (node: LayoutNode, rect: CGRect)? {
        guard let container, !container.isDead, let frame = container.frame(ofRow: id) else { return nil }
        return (container, frame)
    }

    /// Looks for `target` inside of rows that are not made, by making them for a moment, one after the other: nothing but the content of a
    /// row tells which ids are in it, as those of a strip of cards in a row of a page (U-74).
    /// - Complexity: O(rows looked into), at most `LazyLimits.searchedRows`.
    static func holding(_ target: AnyHashable, below reader: ViewNode) -> UnmadeRow? {
        let engine = reader.engine
        guard !engine.fruitlessSearches.contain(target, below: reader) else { return nil }
        var budget = LazyLimits.searchedRows
        func search(_ nodes: [LayoutNode]) -> UnmadeRow? {
            for node in nodes where budget > 0 {
                if let container = node as? LazyContainerLayout, let row = container.unmadeRow(holding: target, &budget) {
                    return UnmadeRow(container: container, id: row)
                }
                if let found = search(node.children) { return found }
            }
            return nil
        }
        if let found = search(reader.elements.filter(\.isAttached)) { return found }
        engine.fruitlessSearches.add(target, below: reader)
        return nil
    }

    /// Whether a view below `node`, or a row that could be made there, has the id.
    fileprivate static func isFound(_ target: AnyHashable, in node: ViewNode) -> Bool {
        if node.scrollID == target || (node as? any RowSource)?.row(withID: target) != nil { return true }
        var isFound = false
        node.forEachChild { if !isFound { isFound = Self.isFound(target, in: $0) } }
        return isFound
    }
}

extension LazyContainerLayout {
    /// The id of the first row, of those that are not shown, that holds `target`.
    fileprivate func unmadeRow(holding target: AnyHashable, _ budget: inout Int) -> AnyHashable? {
        synchronizeRows()
        for segment in rows.segments {
            guard let source = segment.source else { continue }
            var shown: Set<Int> = []
            source.forEachShownRow { row, _ in shown.insert(row) }
            for row in segment.first..<segment.first + segment.count where !shown.contains(row) {
                guard budget > 0 else { return nil }
                budget -= 1
                guard let id = source.id(ofRow: row), source.lookInto(row: row, { UnmadeRow.isFound(target, in: $0) }) == true else {
                    continue
                }
                return id
            }
        }
        return nil
    }
}

/// Ids that no row held when they were looked for, so that asking for one in each frame costs a search once. Any update of state, and any
/// change of rows, may bring them.
struct FruitlessSearches {
    private struct Search: Hashable {
        let reader: ObjectIdentifier
        let id: AnyHashable
    }
    private var searches: Set<Search> = []
    /// When they were in vain: the engine's count of updates.
    private var update = -1

    func contain(_ id: AnyHashable, below reader: ViewNode) -> Bool {
        update == reader.engine.updateNumber && searches.contains(Search(reader: ObjectIdentifier(reader), id: id))
    }

    mutating func add(_ id: AnyHashable, below reader: ViewNode) {
        if update != reader.engine.updateNumber { searches = [] }
        update = reader.engine.updateNumber
        searches.insert(Search(reader: ObjectIdentifier(reader), id: id))
    }

    mutating func forget() { searches = [] }
}

/// A view that will be there once the row around it is made, because a scroll view is on its way to that row.
struct AwaitedTarget {
    weak var reader: ViewNode?
    let id: AnyHashable
    let anchor: UnitPoint?
    /// The scroll views that went to the row.
    let scrolls: [WeakScrollNode]
    /// When they were sent.
    let frame: Int

    /// Once the view is there, scroll views around it are brought to it; those that are still on their way end at the view itself.
    /// - Returns: whether this is done with.
    func resolve(in engine: FrameLoop) -> Bool {
        guard let reader, !reader.isDead else { return true }
        guard let found = ScrollRequest.find(id, in: reader) else {
            // A jump makes the row in its own frame; who was stopped on the way leaves it at that.
            return engine.frameNumber > frame + 1
                && !scrolls.contains { $0.node?.animationAim != nil && $0.node?.activity.phase == .animating }
        }
        ScrollRequest(reader: reader, id: id, anchor: anchor, transaction: Transaction()).bringIntoPlace(
            found, reader, keepingAnimations: true)
        return true
    }
}
