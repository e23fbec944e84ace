import Foundation
import ScrollworkBase

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// A container view with a custom layout.
package struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    package typealias Body = Never
    nonisolated let layout: L
    nonisolated(unsafe) let content: Content
    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
    nonisolated package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { LayoutContainerNode(view, context) }
}

private final class LayoutContainerNode<L: Layout, Content: View>: TypedNode<LayoutContainer<L, Content>> {
    private var content: TypedNode<Content>!
    private var layoutNode: CustomLayoutNode!
    private var animator: ValueAnimator<L>?

    override init(_ view: LayoutContainer<L, Content>, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = CustomLayoutNode(owner: self, layout: AnyLayout(view.layout))
        content = Content.makeTypedNode(view.content, in: _NodeContext(self))
        layoutNode.adopt(content)
    }

    override func update(_ new: LayoutContainer<L, Content>) {
        let old = view.layout
        animator = ValueAnimator.start(from: old, to: new.layout, running: animator, node: self)
        view = new
        show(old, animator?.current(at: engine.time) ?? new.layout)
        content.update(new.content)
    }

    override func runUpdate() {
        isDirty = false
        guard let animator else { return }
        show(nil, animator.current(at: engine.time))
        if animator.isFinished(at: engine.time) { self.animator = nil } else { engine.keepAnimating(self) }
    }

    private func show(_ old: L?, _ layout: L) {
        if let old, ValueComparison.areEqual(old, layout) { return }
        layoutNode.setLayout(AnyLayout(layout))
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { TypeNames.short(L.self) }
}

/// A type-erased layout; children keep their identity when the wrapped one changes (L-102).
public struct AnyLayout: Layout {
    package let box: LayoutBox
    public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout) }

    public struct Cache {
        var value: Any
        var type: ObjectIdentifier
    }
    public typealias AnimatableData = EmptyAnimatableData
    public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache, subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box.place(bounds, proposal, subviews, &cache)
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache) }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache) }
}

/// A layout of unknown type.
package class LayoutBox: @unchecked Sendable {
    var type: ObjectIdentifier { preconditionFailure("abstract") }
    var orientation: Axis? { nil }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { preconditionFailure("abstract") }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { ViewSpacing() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) {}
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox, @unchecked Sendable {
    let layout: L
    init(_ layout: L) { self.layout = layout }
    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var orientation: Axis? { L.layoutProperties.stackOrientation }
    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        AnyLayout.Cache(value: layout.makeCache(subviews: subviews), type: type)
    }
    override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        guard cache.type == type else {
            cache = makeCache(subviews)
            return
        }
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) {
        with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) { layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    private func with<Result>(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        var value = cache.type == type ? cache.value as! L.Cache : layout.makeCache(subviews: subviews)
        let result = body(&value)
        cache = AnyLayout.Cache(value: value, type: type)
        return result
    }
}

/// The layout node of a custom layout; owns its cache (L-94).
package final class CustomLayoutNode: ContainerLayout {
    private var layout: AnyLayout
    private var cacheValue: AnyLayout.Cache?
    private var cacheIsStale = false

    init(owner: ViewNode, layout: AnyLayout) {
        self.layout = layout
        super.init(owner: owner)
    }

    /// The axis the layout says it stacks along, for Spacer and Divider.
    var stackOrientation: Axis? { layout.box.orientation }

    func setLayout(_ new: AnyLayout) {
        layout = new
        cacheIsStale = true
        setNeedsMeasure()
    }

    override package func contentDidChange() {
        cacheIsStale = true
        super.contentDidChange()
    }

    private func with<Result>(_ placement: SubviewPlacement? = nil, _ body: (LayoutSubviews, inout AnyLayout.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(children[...], placement: placement, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        if cacheValue == nil {
            cacheValue = layout.makeCache(subviews: subviews)
        } else if cacheIsStale {
            layout.updateCache(&cacheValue!, subviews: subviews)
        }
        cacheIsStale = false
        return body(subviews, &cacheValue!)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        with { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }
    override package func makeSpacing() -> ViewSpacing { with { layout.spacing(subviews: $0, cache: &$1) } }

    override package func layOut(_ dimensions: ViewDimensions) -> [(child: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        let placement = SubviewPlacement()
        with(placement) { layout.placeSubviews(in: bounds, proposal: dimensions.proposal, subviews: $0, cache: &$1) }
        return children.map { child in
            if let placed = placement.placed[ObjectIdentifier(child)] { return (child, placed.origin, placed.proposal) }
            // What a layout forgets to place is centred and offered the layout's own proposal (L-96).
            let size = child.sizeThatFits(dimensions.proposal)
            return (child, CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), dimensions.proposal)
        }
    }

    override package func placeChildren() {
        for (child, origin, proposal) in layOut(ViewDimensions(node: self, size: size, proposal: placedProposal ?? .unspecified)) {
            place(child, at: origin, proposal: proposal)
        }
    }

    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        let own: CGFloat? = with { subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews, cache: &cache)
        }
        return own ?? super.explicitAlignment(key, in: dimensions)
    }
}
