import Foundation
import ScrollworkBase

/// Key of `listRowInsets`.
package struct RowInsetsKey: LayoutValueKey {
    package static var defaultValue: EdgeInsets? { nil }
}

/// Key of `listRowSeparator`: edges without a line.
package struct HiddenSeparatorsKey: LayoutValueKey {
    package static var defaultValue: VerticalEdge.Set { [] }
}

extension View {
    /// Replaces the distances from a row's edges to its content; nil keeps the list's (L-173).
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(TraitModifier(RowInsetsKey.self, insets)) }
    /// Shows or hides the lines above and below a row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(HiddenSeparatorsKey.self, visibility == .hidden ? edges : []))
    }
    /// Shows or hides the lines of a section's rows.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparator(visibility, edges: edges)
    }
    /// What lies behind a row, edge to edge; nil keeps the list's.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackgroundModifier(background: view)) }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Carries a view that its list draws behind the whole row.
package struct RowBackgroundModifier<Background: View>: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let background: Background?
    nonisolated init(background: Background?) { self.background = background }
    nonisolated package func makeElement(_ owner: ViewNode) -> RowBackgroundLayout { RowBackgroundLayout(owner: owner) }
    nonisolated package func configure(_ element: RowBackgroundLayout, old: RowBackgroundModifier<Background>?) {
        element.hasBackground = background != nil
        if let node = element.backgroundNode {
            unsafeDowncast(node, to: TypedNode<Background?>.self).update(background)
        } else {
            element.adopt(Optional<Background>.makeTypedNode(background, in: _NodeContext(element.owner)))
        }
    }
}

package final class RowBackgroundLayout: WrapperLayout, OwnsViewNodes {
    private(set) var backgroundNode: ViewNode?
    private var box: ZStackLayoutNode!
    var hasBackground = false
    /// The row around the content, in this node's space; set by the list.
    var row: CGRect = .zero {
        didSet { if row != oldValue { setNeedsPlacement() } }
    }

    func adopt(_ node: ViewNode) {
        backgroundNode = node
        box = SecondaryBox.make(owner: owner)
        box.parent = self
        box.adopt(node)
    }

    override package var children: [LayoutNode] { child.map { [box, $0] } ?? [] }
    override package func makePreferences() -> PreferenceValues { PreferenceValues.combining([child, box]) }
    override package func placeChildren() {
        child.place(at: .zero, proposal: placedProposal ?? .unspecified)
        box.place(at: row.origin, proposal: ProposedViewSize(row.size))
    }
    package func forEachOwned(_ body: (ViewNode) -> Void) { if let backgroundNode { body(backgroundNode) } }
    package func tearDownOwned() { backgroundNode?.tearDown() }
}
