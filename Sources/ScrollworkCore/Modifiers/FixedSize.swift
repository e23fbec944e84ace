import Foundation
import ScrollworkBase

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Offers no length on the chosen axes (L-83).
package struct FixedSizeModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let horizontal: Bool
    nonisolated let vertical: Bool
    nonisolated init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> FixedSizeLayout { FixedSizeLayout(owner: owner) }
    nonisolated package func configure(_ element: FixedSizeLayout, old: FixedSizeModifier?) {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        element.axes = axes
        if old != nil { element.setNeedsMeasure() }
    }
}

package final class FixedSizeLayout: WrapperLayout {
    var axes: Axis.Set = []
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? nil : proposal.width, height: axes.contains(Axis.vertical) ? nil : proposal.height)
    }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(inner(proposal)) }
    override package func placeChildren() { place(child, at: .zero, proposal: inner(placedProposal ?? .unspecified)) }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        childGuide(key, childProposal: inner(dimensions.proposal), at: .zero)
    }
}

extension View {
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
