import Foundation
import ScrollworkBase

/// Shows the first of its views whose ideal size fits the proposal on `axes`, or the last (L-92, L-93).
public struct ViewThatFits<Content: View>: PrimitiveView {
    public typealias Body = Never
    nonisolated let axes: Axis.Set
    nonisolated(unsafe) let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
    nonisolated public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ViewThatFitsNode(view, context) }
}

private final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content, ViewThatFitsLayout> {
    init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
        super.init(view, context, content: view.content) { ViewThatFitsLayout(owner: $0, axes: view.axes) }
    }
    override func update(_ new: ViewThatFits<Content>) {
        view = new
        layoutNode.setAxes(new.axes)
        content.update(new.content)
    }
}

/// The layout node of `ViewThatFits`: every candidate is measured, the chosen one alone is a child.
package final class ViewThatFitsLayout: ContainerLayout {
    private var axes: Axis.Set
    private var chosen: LayoutNode?

    init(owner: ViewNode, axes: Axis.Set) {
        self.axes = axes
        super.init(owner: owner)
    }

    func setAxes(_ new: Axis.Set) {
        guard new != axes else { return }
        axes = new
        setNeedsMeasure()
    }

    override package var children: [LayoutNode] { chosen.map { [$0] } ?? [] }

    override package func contentDidChange() {
        super.contentDidChange()
        if let chosen, !collectedElements.contains(where: { $0 === chosen }) { self.chosen = nil }
    }

    /// An axis without a proposal constrains nothing.
    private func candidate(for proposal: ProposedViewSize) -> LayoutNode? {
        let candidates = collectedElements
        return candidates.first { candidate in
            let ideal = candidate.sizeThatFits(.unspecified)
            return Axis.allCases.allSatisfy { axis in
                guard axes.contains(axis), let room = proposal[axis] else { return true }
                return ideal[axis] <= room
            }
        } ?? candidates.last
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { candidate(for: proposal)?.sizeThatFits(proposal) ?? .zero }

    override package func placeChildren() {
        let proposal = placedProposal ?? .unspecified
        let new = candidate(for: proposal)
        if new !== chosen {
            chosen = new
            preferencesDidChange()
            setNeedsPaint()
        }
        if let new { place(new, at: .zero, proposal: proposal) }
    }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        candidate(for: dimensions.proposal).map { [($0, .zero, dimensions.proposal)] } ?? []
    }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let child = candidate(for: dimensions.proposal) else { return nil }
        return child.explicitAlignment(key, in: child.dimensions(for: dimensions.proposal))
    }
    override package func makeSpacing() -> ViewSpacing { (chosen ?? collectedElements.first)?.spacing ?? .zero }
}
