import Foundation
import ScrollworkBase

/// A node that keeps its content clear of something at its edges.
package protocol SafeAreaProvider: LayoutNode {
    /// How far the unsafe area reaches beyond `safeBounds`, points.
    var safeArea: EdgeInsets { get }
    /// The part of it that belongs to the given regions.
    func safeArea(_ regions: SafeAreaRegions) -> EdgeInsets
    /// The area inside, local.
    var safeBounds: CGRect { get }
    /// Whether a child is content that is kept clear, not what it is kept clear of.
    func keepsClear(_ child: LayoutNode) -> Bool
}

extension SafeAreaProvider {
    package func keepsClear(_ child: LayoutNode) -> Bool { true }
}

extension SafeAreaProvider {
    package func safeArea(_ regions: SafeAreaRegions) -> EdgeInsets { regions.contains(.container) ? safeArea : EdgeInsets() }
}

extension LayoutNode {
    package final var safeAreaOverlap: EdgeInsets { safeAreaOverlap(.all) }

    /// How far the unsafe area reaches beyond this node's edges: edges that touch the border of the safe area, and only those (L-107, L-108).
    package final func safeAreaOverlap(_ regions: SafeAreaRegions) -> EdgeInsets {
        var result = EdgeInsets()
        var node: LayoutNode = self
        // The node's box in the space of the provider looked at, and which edges still touch all borders so far.
        var edges: Edge.Set = .all
        while let parent = node.parent {
            edges.subtract(parent.safeAreaEdgesTaken)
            if edges.isEmpty { break }
            if let provider = parent as? SafeAreaProvider, provider.keepsClear(node) {
                let rightToLeft = isRightToLeft
                // What touches an inner safe area reaches over its unsafe part, and may so touch the next one outside.
                var reach = result
                if rightToLeft { swap(&reach.leading, &reach.trailing) }
                let box = convert(bounds, to: parent).inset(
                    by: EdgeInsets(top: -reach.top, leading: -reach.leading, bottom: -reach.bottom, trailing: -reach.trailing))
                let safe = provider.safeBounds
                let tolerance = 0.5 * (1 / max(engine.scale, 1)) + 0.001
                func touches(_ edge: Edge) -> Bool {
                    switch edge {
                    case .top: return box.minY <= safe.minY + tolerance
                    case .bottom: return box.maxY >= safe.maxY - tolerance
                    case .leading: return rightToLeft ? box.maxX >= safe.maxX - tolerance : box.minX <= safe.minX + tolerance
                    case .trailing: return rightToLeft ? box.minX <= safe.minX + tolerance : box.maxX >= safe.maxX - tolerance
                    }
                }
                for edge in Edge.allCases where edges.contains(edge) {
                    if touches(edge) { result[edge] += provider.safeArea(regions)[edge] } else { edges.remove(Edge.Set(edge)) }
                }
                if edges.isEmpty { break }
            }
            node = parent
        }
        return result
    }

    /// The safe area around this node is another one on `edges`: whoever reads it below does so again. A frame's layout that is under way
    /// does it when it comes there.
    /// - Complexity: O(nodes below) up to where the edges are taken up.
    final func safeAreaDidChange(_ edges: Edge.Set) {
        for child in children {
            child.safeAreaAroundDidChange()
            let rest = edges.subtracting(child.safeAreaEdgesTaken)
            if !rest.isEmpty { child.safeAreaDidChange(rest) }
        }
    }
}

extension SafeAreaProvider {
    /// To be called where the safe area may be another one than `old`.
    func safeAreaDidChange(from old: EdgeInsets) {
        let new = safeArea
        let changed = Edge.Set(Edge.allCases.filter { old[$0] != new[$0] }.map(Edge.Set.init))
        if !changed.isEmpty { safeAreaDidChange(changed) }
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Lets the content reach into the unsafe area on edges where it touches it.
package struct IgnoresSafeAreaModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let regions: SafeAreaRegions
    nonisolated let edges: Edge.Set
    nonisolated init(_ regions: SafeAreaRegions, edges: Edge.Set) {
        self.regions = regions
        self.edges = edges
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> IgnoresSafeAreaLayout { IgnoresSafeAreaLayout(owner: owner) }
    nonisolated package func configure(_ element: IgnoresSafeAreaLayout, old: IgnoresSafeAreaModifier?) {
        element.regions = regions
        element.edges = edges
        if old != nil { element.setNeedsPlacement() }
    }
}

package final class IgnoresSafeAreaLayout: WrapperLayout {
    var regions = SafeAreaRegions.all
    var edges: Edge.Set = .all
    /// The content reaches to the border: there is no safe area left for what is inside (M-127).
    override package var safeAreaEdgesTaken: Edge.Set { edges }
    override package func safeAreaAroundDidChange() { setNeedsPlacement() }
    override package func placeChildren() {
        let overlap = safeAreaOverlap(regions)
        var grown = EdgeInsets()
        for edge in Edge.allCases where edges.contains(edge) { grown[edge] = overlap[edge] }
        var offer = placedProposal ?? .unspecified
        offer.width = offer.width.map { $0 + grown.horizontal }
        offer.height = offer.height.map { $0 + grown.vertical }
        // The larger offer counts only as far as the child takes it: a rigid child stays where it is.
        let inner = child.sizeThatFits(offer)
        let extra = CGSize(width: inner.width - size.width, height: inner.height - size.height)
        place(
            child,
            at: CGPoint(
                x: grown.horizontal > 0 ? -extra.width * grown.leading / grown.horizontal : 0,
                y: grown.vertical > 0 ? -extra.height * grown.top / grown.vertical : 0),
            proposal: offer)
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Puts a bar at an edge; the content's safe area ends at it (L-109).
package struct SafeAreaInsetModifier<Bar: View>: ElementModifier {
    package typealias Body = Never
    nonisolated let edge: Edge
    nonisolated let alignment: Alignment
    nonisolated let spacing: CGFloat?
    nonisolated(unsafe) let bar: Bar
    nonisolated init(edge: Edge, alignment: Alignment, spacing: CGFloat?, bar: Bar) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.bar = bar
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> SafeAreaInsetLayout { SafeAreaInsetLayout(owner: owner) }
    nonisolated package func configure(_ element: SafeAreaInsetLayout, old: SafeAreaInsetModifier<Bar>?) {
        element.edge = edge
        element.alignment = alignment
        element.barSpacing = FiniteNumbers.checked(spacing ?? ViewSpacing.defaultDistance, "spacing of a safe area inset")
        if let node = element.barNode {
            unsafeDowncast(node, to: TypedNode<Bar>.self).update(bar)
            element.setNeedsPlacement()
        } else {
            element.adoptBar(Bar.makeTypedNode(bar, in: _NodeContext(element.owner)))
        }
    }
}

package final class SafeAreaInsetLayout: WrapperLayout, OwnsViewNodes, SafeAreaProvider {
    var edge: Edge = .top
    var alignment: Alignment = .center
    var barSpacing: CGFloat = 8
    private(set) var barNode: ViewNode?
    private var bar: ZStackLayoutNode!
    private var barLength: CGFloat = 0

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
        var size = child.sizeThatFits(contentOffer(proposal, barSize[axis]))
        size[axis] += barSize[axis] + barSpacing
        size[axis.cross] = max(size[axis.cross], barSize[axis.cross])
        return size
    }

    override package func placeChildren() {
        let proposal = placedProposal ?? .unspecified
        var barOffer = barOffer(proposal)
        barOffer[axis.cross] = size[axis.cross]
        let barSize = bar.sizeThatFits(barOffer)
        let oldArea = safeArea
        barLength = barSize[axis]
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

/// Adds to the safe area of the content, unlike padding (L-110).
package struct SafeAreaPaddingModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let insets: EdgeInsets
    nonisolated init(_ insets: EdgeInsets) { self.insets = FiniteNumbers.checked(insets, "safe area padding") }
    nonisolated package func makeElement(_ owner: ViewNode) -> SafeAreaPaddingLayout { SafeAreaPaddingLayout(owner: owner) }
    nonisolated package func configure(_ element: SafeAreaPaddingLayout, old: SafeAreaPaddingModifier?) {
        let oldInsets = element.insets
        element.insets = insets
        guard old != nil else { return }
        element.setNeedsMeasure()
        element.safeAreaDidChange(from: oldInsets)
    }
}

package final class SafeAreaPaddingLayout: WrapperLayout, SafeAreaProvider {
    var insets = EdgeInsets()
    package var safeArea: EdgeInsets { insets }
    package var safeBounds: CGRect { bounds.inset(by: insets) }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    }
    override package func placeChildren() {
        place(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: (placedProposal ?? .unspecified).inset(by: insets))
    }
}

extension View {
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(regions, edges: edges))
    }
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
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
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(insets)) }
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(EdgeInsets(length ?? 16, edges: edges)))
    }
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
