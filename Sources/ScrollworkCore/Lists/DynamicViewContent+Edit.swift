import Foundation

// What users may do with the rows of a `ForEach` in a list.
extension DynamicViewContent {
    /// Lets users delete rows; `action` is told the offsets of the rows' elements in the data. nil allows nothing.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowActionsModifier(delete: .some(action), move: nil))
    }

    /// Lets users move rows while the list is edited; `action` is told the offsets of the elements that move and the offset, counted
    /// before they are taken out, of the element that they are put in front of. nil allows nothing.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowActionsModifier(delete: nil, move: .some(action)))
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// Says to the list around a `ForEach` what may be done with its rows. It adds no box.
struct RowActionsModifier: PrimitiveModifier {
    /// An outer nil where the modifier says nothing about it.
    nonisolated(unsafe) let delete: ((IndexSet) -> Void)??
    nonisolated(unsafe) let move: ((IndexSet, Int) -> Void)??
    nonisolated init(delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??) {
        self.delete = delete
        self.move = move
    }
    nonisolated static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        RowActionsNode(view, context)
    }
}

/// A node that says what may be done with rows below it.
protocol RowActionsCarrying: ViewNode {
    var rowActions: RowActionsModifier { get }
}

private final class RowActionsNode<Inner: View>: WrapperNode<ModifiedContent<Inner, RowActionsModifier>, Inner>, RowActionsCarrying {
    var rowActions: RowActionsModifier { view.modifier }
    init(_ view: ModifiedContent<Inner, RowActionsModifier>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
    }
    override func update(_ new: ModifiedContent<Inner, RowActionsModifier>) {
        view = new
        content.update(new.content)
    }
    override var label: String { "row actions" }
}

/// The node of a `ForEach`: which element of its data a row, or a node below it, stands for.
protocol ElementOffsets: ViewNode {
    func offset(ofRow row: Int) -> Int?
    func offset(of node: ViewNode) -> Int?
}

extension ForEachNode: ElementOffsets {
    /// Its elements are nodes, not rows.
    func offset(ofRow row: Int) -> Int? { nil }
    func offset(of node: ViewNode) -> Int? { nodes.firstIndex { $0 === node } }
}

extension LazyForEachNode: ElementOffsets, RowActionsCarrying {
    var rowActions: RowActionsModifier { view.rowActions ?? RowActionsModifier(delete: nil, move: nil) }

    func offset(ofRow row: Int) -> Int? { takenElements.map { $0.indices.contains(row) ? $0[row] : nil } ?? row }
    func offset(of node: ViewNode) -> Int? { nil }
}

/// What may be done with one row.
struct RowActions {
    /// Deletes the row's element.
    var delete: (() -> Void)?
    /// Puts the row's element in front of the element that a further row of the same `ForEach` stands for; nil for the end.
    var move: ((_ before: Int?) -> Void)?
    /// The rows of the list among which it may move.
    var range = 0..<0
}

extension ListLayoutNode {
    /// What the nearest `ForEach` around a row lets users do with it.
    /// - Complexity: O(levels between the row and the list).
    func actions(ofRow row: Int) -> RowActions {
        guard let index = rows.segment(of: row) else { return RowActions() }
        let segment = rows.segments[index]
        let source = segment.source as? any ElementOffsets
        var offset = source?.offset(ofRow: segment.first + row - segment.base)
        var result = RowActions()
        var isDeleteKnown = false
        var isMoveKnown = false
        var below: ViewNode = segment.node
        var node: ViewNode? = segment.node
        while let current = node, current !== owner {
            if current !== below, let elements = current as? any ElementOffsets { offset = elements.offset(of: below) }
            if let offset, let actions = (current as? any RowActionsCarrying)?.rowActions {
                if let delete = actions.delete, !isDeleteKnown {
                    isDeleteKnown = true
                    result.delete = delete.map { action in { action(IndexSet(integer: offset)) } }
                }
                // Rows move among those of their own ForEach; elements that are several rows do not.
                if let move = actions.move, !isMoveKnown, let source {
                    isMoveKnown = true
                    result.range = segment.rows
                    result.move = move.map { action in
                        { row in
                            let last = source.offset(ofRow: segment.first + segment.count - 1) ?? offset
                            action(
                                IndexSet(integer: offset),
                                row.flatMap { source.offset(ofRow: segment.first + $0 - segment.base) } ?? last + 1)
                        }
                    }
                }
            }
            below = current
            node = current.parent
        }
        return result
    }
}

/// Key of `deleteDisabled`.
struct DeleteDisabledKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// Key of `moveDisabled`.
struct MoveDisabledKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// Key of `selectionDisabled`.
struct SelectionDisabledKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Keeps the row from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier(DeleteDisabledKey.self, isDisabled)) }
    /// Keeps the row from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier(MoveDisabledKey.self, isDisabled)) }
    /// Keeps the row from being chosen.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier(SelectionDisabledKey.self, isDisabled))
    }
}
