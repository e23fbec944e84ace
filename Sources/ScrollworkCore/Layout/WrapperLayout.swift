import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A layout node around one element: a modifier's box. By default it has its child's size and place.
package class WrapperLayout: LayoutNode {
    package final var child: LayoutNode! {
        didSet { child?.parent = self }
    }

    override package var children: [LayoutNode] { child.map { [$0] } ?? [] }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
    override package func placeChildren() { child.place(at: .zero, proposal: placedProposal ?? .unspecified) }
    override package func makeSpacing() -> ViewSpacing { child.spacing }
    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { child.trait(key) }
    override package func makePreferences() -> PreferenceValues { child.preferences }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        childGuide(key, childProposal: dimensions.proposal, at: .zero)
    }

    /// An explicit guide of the child, seen from here (L-100).
    package final func childGuide(_ key: AlignmentKey, childProposal: ProposedViewSize, at origin: CGPoint) -> CGFloat? {
        let inner = child.dimensions(for: childProposal)
        guard let value = child.explicitAlignment(key, in: inner) else { return nil }
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
}

extension LayoutNode {
    /// The node that has this one, in its wrappers, as one of its children.
    package final var traitContainer: LayoutNode? {
        var container = parent
        while let wrapper = container as? WrapperLayout, let outer = wrapper.parent { container = outer }
        return container
    }
}

/// A wrapper that adds no box and no effect: preferences, names, traits.
package class TransparentLayout: WrapperLayout {
    override package final var isTransparent: Bool { true }
}

/// A primitive modifier that wraps each element of what it modifies (L-07).
@MainActor @preconcurrency
package protocol ElementModifier: PrimitiveModifier {
    associatedtype Element: WrapperLayout
    /// A wrapper for one element, not configured yet.
    nonisolated func makeElement(_ owner: ViewNode) -> Element
    /// Brings a wrapper up to date and invalidates what changed. `old` is nil for a new wrapper.
    nonisolated func configure(_ element: Element, old: Self?)
}

extension ElementModifier {
    nonisolated public static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        ElementModifierNode(view, context)
    }
}

/// The node of an element modifier: keeps one wrapper per element of its content.
package final class ElementModifierNode<Content: View, M: ElementModifier>: TypedNode<ModifiedContent<Content, M>> {
    private var content: TypedNode<Content>!
    private var wrappers = WrapperTable<M.Element>()
    private var animator: ValueAnimator<M>?

    override init(_ view: ModifiedContent<Content, M>, _ context: _NodeContext) {
        super.init(view, context)
        content = Content.makeTypedNode(view.content, in: _NodeContext(list: self))
    }

    override package func update(_ new: ModifiedContent<Content, M>) {
        let old = view.modifier
        animator = ValueAnimator.start(from: old, to: new.modifier, running: animator, node: self)
        view = new
        if let animator { view.modifier = animator.current(at: engine.time) }
        // Outer first: a reader inside must find a space by the name it has in this evaluation (P-87).
        reconfigure(old)
        content.update(new.content)
    }

    override package func runUpdate() {
        isDirty = false
        guard let animator else { return }
        let old = view.modifier
        view.modifier = animator.current(at: engine.time)
        if animator.isFinished(at: engine.time) { self.animator = nil } else { engine.keepAnimating(self) }
        reconfigure(old)
    }

    private func reconfigure(_ old: M) {
        guard !ValueComparison.areEqual(old, view.modifier) else { return }
        if let only = wrappers.only { return view.modifier.configure(only, old: old) }
        for wrapper in orderedWrappers { view.modifier.configure(wrapper, old: old) }
    }

    private var orderedWrappers: [M.Element] { content.elements.compactMap { wrappers[ObjectIdentifier($0)] } }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        guard let content else { return }
        body(content)
        guard M.Element.self is any OwnsViewNodes.Type else { return }
        for wrapper in orderedWrappers { (wrapper as? OwnsViewNodes)?.forEachOwned(body) }
    }

    override package func makeElements() -> [LayoutNode] {
        var kept = WrapperTable<M.Element>()
        let result = content.elements.map { element -> LayoutNode in
            let id = ObjectIdentifier(element)
            let wrapper: M.Element
            if let known = wrappers[id] {
                wrapper = known
                if element.parent !== known { known.child = element }
            } else {
                wrapper = view.modifier.makeElement(self)
                wrapper.child = element
                view.modifier.configure(wrapper, old: nil)
            }
            kept[id] = wrapper
            return wrapper
        }
        wrappers.forEach { id, wrapper in
            guard kept[id] == nil else { return }
            (wrapper as? OwnsViewNodes)?.tearDownOwned()
            // A pass may still have it on its list, while the box around it is gone.
            wrapper.parent = nil
            if let child = wrapper.child, child.parent === wrapper { child.parent = nil }
        }
        wrappers = kept
        return result
    }

    override package var listContent: ViewNode? { content }
    override package func collectRows(into list: inout RowList) {
        let outer = list.place
        // As with all traits, the outermost counts.
        if outer.role == .none, let section = view.modifier as? TraitModifier<SectionPlaceKey> { list.place = section.value }
        super.collectRows(into: &list)
        list.place = outer
    }
    override package var label: String { TypeNames.short(M.self) }
}

/// A wrapper that has view nodes of its own, such as a background's.
package protocol OwnsViewNodes: LayoutNode {
    func forEachOwned(_ body: (ViewNode) -> Void)
    func tearDownOwned()
}

/// Wrappers by the element they are around. Nearly all modifiers have one, for which nothing is allocated.
private struct WrapperTable<Element: WrapperLayout> {
    private var first: (id: ObjectIdentifier, wrapper: Element)?
    /// All of them, where there are several.
    private var all: [ObjectIdentifier: Element] = [:]

    /// The wrapper, where there is just one.
    var only: Element? { all.isEmpty ? first?.wrapper : nil }

    subscript(id: ObjectIdentifier) -> Element? {
        get { all.isEmpty ? (first?.id == id ? first?.wrapper : nil) : all[id] }
        set {
            guard let newValue else { return }
            if let known = first, all.isEmpty, known.id != id { all[known.id] = known.wrapper }
            if all.isEmpty { first = (id, newValue) } else { all[id] = newValue }
        }
    }

    func forEach(_ body: (ObjectIdentifier, Element) -> Void) {
        if all.isEmpty {
            if let first { body(first.id, first.wrapper) }
        } else {
            for (id, wrapper) in all { body(id, wrapper) }
        }
    }
}
