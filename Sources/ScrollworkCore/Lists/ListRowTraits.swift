import Foundation
import ScrollworkBase

/// Distances from a row's edges to its content, points; nil for the list's.
package struct RowInsets: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
}

/// Key of `listRowInsets`.
package struct RowInsetsKey: LayoutValueKey {
    package static var defaultValue: RowInsets { RowInsets() }
}

/// Key of `listRowSeparator`: edges without a line.
package struct HiddenSeparatorsKey: LayoutValueKey {
    package static var defaultValue: VerticalEdge.Set { [] }
}

/// Key of `listSectionSeparator`: edges of the section without a line.
struct HiddenSectionSeparatorsKey: LayoutValueKey {
    static var defaultValue: VerticalEdge.Set { [] }
}

/// Colours of lines at the edges of a row or section; nil for the system's.
struct SeparatorTints {
    var top: Color?
    var bottom: Color?

    init(_ color: Color?, _ edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = color }
        if edges.contains(.bottom) { bottom = color }
    }
}

/// Key of `listRowSeparatorTint`.
struct SeparatorTintKey: LayoutValueKey {
    static var defaultValue: SeparatorTints { SeparatorTints(nil, []) }
}

/// Key of `listSectionSeparatorTint`.
struct SectionSeparatorTintKey: LayoutValueKey {
    static var defaultValue: SeparatorTints { SeparatorTints(nil, []) }
}

extension View {
    /// Replaces the distances from a row's edges to its content; nil keeps the list's (L-173).
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            TraitModifier(
                RowInsetsKey.self,
                insets.map { RowInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing) } ?? RowInsets()))
    }
    /// Replaces the distances from some of a row's edges to its content; nil keeps the list's.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            TraitModifier(
                RowInsetsKey.self,
                RowInsets(
                    top: edges.contains(.top) ? length : nil, leading: edges.contains(.leading) ? length : nil,
                    bottom: edges.contains(.bottom) ? length : nil, trailing: edges.contains(.trailing) ? length : nil)))
    }
    /// Shows or hides the lines above and below a row.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(HiddenSeparatorsKey.self, visibility == .hidden ? edges : []))
    }
    /// Colours the lines above and below a row; nil keeps the system's.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(SeparatorTintKey.self, SeparatorTints(color, edges)))
    }
    /// Shows or hides the lines above the first and below the last row of a section.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(HiddenSectionSeparatorsKey.self, visibility == .hidden ? edges : []))
    }
    /// Colours the lines above the first and below the last row of a section; nil keeps the system's.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier(SectionSeparatorTintKey.self, SeparatorTints(color, edges)))
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
        didSet {
            guard row != oldValue else { return }
            setNeedsPlacement()
            clip()
        }
    }
    /// Corners of the row that are corners of its card.
    var corners = RectangleCornerRadii() {
        didSet { if corners != oldValue { clip() } }
    }

    private func clip() {
        guard let box else { return }
        box.display.clip =
            corners == RectangleCornerRadii() ? nil : Path(roundedRect: CGRect(origin: .zero, size: row.size), cornerRadii: corners)
        engine.displayDidChange()
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
