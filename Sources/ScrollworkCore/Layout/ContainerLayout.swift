import Foundation
import ScrollworkBase

/// A layout node with any number of children: the elements of one content node.
package class ContainerLayout: LayoutNode {
    package private(set) final var content: ViewNode?
    private var collected: [LayoutNode]?

    /// Makes the elements of `content` this node's children.
    package final func adopt(_ content: ViewNode) {
        self.content = content
        content.contentOwner = self
        collected = nil
    }

    override package var children: [LayoutNode] { collectedElements }

    /// The elements of the content, in order.
    package final var collectedElements: [LayoutNode] {
        if let collected { return collected }
        let elements = content?.elements ?? []
        for element in elements where element.parent !== self { element.parent = self }
        collected = elements
        return elements
    }

    /// Asks for the children again at the next look, for the shadow check.
    final func forgetChildren() { collected = nil }

    override package func contentDidChange() {
        collected = nil
        super.contentDidChange()
        setNeedsPaint()
    }

    override package func makePreferences() -> PreferenceValues {
        guard engine.profile.emptyListsReportDefaults, let content else { return super.makePreferences() }
        return PreferenceValues.combiningWithDefaults(content)
    }

    /// Container guides (L-99, L-100): the mean of the children's explicit values of a custom guide, in container coordinates; the first
    /// baseline is the smallest, the last one the largest. Built-in edges and centres set inside do not leave the container.
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard !BuiltInGuides.staysInside(key) else { return nil }
        var values: [CGFloat] = []
        for (child, origin, proposal) in layOut(dimensions) {
            if let value = child.explicitAlignment(key, in: child.dimensions(for: proposal)) {
                values.append(value + (key.axis == .horizontal ? origin.x : origin.y))
            }
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }

    /// Where the children would go for these dimensions, logical origins.
    package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] { [] }
}

/// Guides that do not leave the container they are set in (L-100).
enum BuiltInGuides {
    static func staysInside(_ key: AlignmentKey) -> Bool {
        [HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key].contains(key)
            || [VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key].contains(key)
    }
}
