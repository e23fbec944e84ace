import Foundation
import ScrollworkBase

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Puts a bar at an edge; the content's safe area ends at it (L-109).
package struct SafeAreaInsetModifier<Bar: View>: ElementModifier {
    package typealias Body = Never
    nonisolated let edge: Edge
    nonisolated let alignment: Alignment
    nonisolated let spacing: CGFloat?
    nonisolated(unsafe) let bar: Bar
    /// Whether the bar goes away while content scrolls under it.
    nonisolated let collapses: Bool
    /// Whether what scrolls under the bar fades (see `ScrollEdgeEffectStyle`).
    nonisolated let isBar: Bool
    nonisolated init(edge: Edge, alignment: Alignment, spacing: CGFloat?, bar: Bar, collapses: Bool = false, isBar: Bool = false) {
        self.collapses = collapses
        self.isBar = isBar
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.bar = bar
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> SafeAreaInsetLayout { SafeAreaInsetLayout(owner: owner) }
    nonisolated package func configure(_ element: SafeAreaInsetLayout, old: SafeAreaInsetModifier<Bar>?) {
        element.edge = edge
        element.alignment = alignment
        element.collapses = collapses
        element.isBar = isBar
        element.barSpacing = FiniteNumbers.checked(spacing ?? ViewSpacing.defaultDistance, "spacing of a safe area inset")
        if let node = element.barNode {
            unsafeDowncast(node, to: TypedNode<Bar>.self).update(bar)
            element.setNeedsPlacement()
        } else {
            element.adoptBar(Bar.makeTypedNode(bar, in: _NodeContext(element.owner)))
        }
    }
}

package final class SafeAreaInsetLayout: WrapperLayout, OwnsViewNodes, SafeAreaProvider, CollapsingBar {
    var edge: Edge = .top
    var alignment: Alignment = .center
    var barSpacing: CGFloat = 8
    var collapses = false
    var isBar = false
    package private(set) var collapse: CGFloat = 0
    package weak var scroller: ScrollNode?
    private(set) var barNode: ViewNode?
    private var bar: ZStackLayoutNode!
    /// Of the bar as it is shown, and at its full length; points.
    private var barLength: CGFloat = 0
    private var fullLength: CGFloat = 0

    package var collapsibleLength: CGFloat { collapses && edge == .top ? fullLength : 0 }
    package func setCollapse(_ length: CGFloat) {
        guard length != collapse else { return }
        collapse = length
        setNeedsMeasure()
    }

    func adoptBar(_ node: ViewNode) {
        barNode = node
        bar = ZStackLayoutNode(owner: owner, alignment: .center, isImplicit: true)
        bar.parent = self
        bar.adopt(node)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    package var safeArea: EdgeInsets { EdgeInsets(barLength + barSpacing, edges: Edge.Set(edge)) }
    package var safeBounds: CGRect {
        let physical = isRightToLeft && axis == .horizontal ? (edge == .leading ? Edge.trailing : .leading) : edge
        return bounds.inset(by: EdgeInsets(barLength + barSpacing, edges: Edge.Set(physical)))
    }

    /// The bar itself lies in the safe area around.
    package func keepsClear(_ node: LayoutNode) -> Bool { node !== bar }

    override package var children: [LayoutNode] { child.map { [$0, bar] } ?? [] }

    private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    private func contentOffer(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
        proposal.inset(by: EdgeInsets(length + barSpacing, edges: Edge.Set(edge)))
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let barSize = bar.sizeThatFits(barOffer(proposal))
        let length = max(barSize[axis] - collapse, 0)
        var size = child.sizeThatFits(contentOffer(proposal, length))
        size[axis] += length + barSpacing
        size[axis.cross] = max(size[axis.cross], barSize[axis.cross])
        return size
    }

    override package func placeChildren() {
        let proposal = placedProposal ?? .unspecified
        var barOffer = barOffer(proposal)
        barOffer[axis.cross] = size[axis.cross]
        let barSize = bar.sizeThatFits(barOffer)
        let oldArea = safeArea
        fullLength = barSize[axis]
        barLength = max(fullLength - collapse, 0)
        if collapse > 0 { barOffer[axis] = barLength }
        safeAreaDidChange(from: oldArea)
        let offer = contentOffer(proposal, barLength)
        let inner = child.sizeThatFits(offer)
        let atStart = edge == .top || edge == .leading
        let shift = barLength + barSpacing
        var origin = CGPoint.zero
        origin[axis] = atStart ? shift : size[axis] - shift - inner[axis]
        origin[axis.cross] = (size[axis.cross] - inner[axis.cross]) / 2
        var barOrigin = CGPoint.zero
        barOrigin[axis] = atStart ? 0 : size[axis] - barLength
        let share: CGFloat = axis == .vertical ? alignmentShare(alignment.horizontal.key) : alignmentShare(alignment.vertical.key)
        barOrigin[axis.cross] = (size[axis.cross] - barSize[axis.cross]) * share
        place(bar, at: barOrigin, proposal: barOffer)
        place(child, at: origin, proposal: offer)
    }

    private func alignmentShare(_ key: AlignmentKey) -> CGFloat {
        key.id.defaultValue(in: ViewDimensions(node: nil, size: CGSize(width: 1, height: 1), proposal: .unspecified))
    }

    /// The primary first, then the bar (P-62): that is the order of `children`.
    override package func makePreferences() -> PreferenceValues { PreferenceValues.combining(children) }

    package func forEachOwned(_ body: (ViewNode) -> Void) { if let barNode { body(barNode) } }
    package func tearDownOwned() { barNode?.tearDown() }
}

extension View {
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                bar: content()))
    }
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, bar: content()))
    }
    /// A bar beside the content: as `safeAreaInset`, and content that scrolls under it fades, as `scrollEdgeEffectStyle` says.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                bar: content(), isBar: true))
    }
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, bar: content(), isBar: true))
    }
}
