import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// What has a size and a place: the layout box of a leaf, a container or a modifier around one element.
///
/// Measuring is a pure function of the proposal and is cached; placing goes from the top down, so that when a node places its children
/// every ancestor already has its place. The scroll offset is no input of either.
package class LayoutNode {
    /// The view node that made this one: environment, engine, lifetime.
    /// Not to be touched once `isDead`: a layout node may be held a little longer than the view node.
    package unowned(unsafe) let owner: ViewNode
    private let life: NodeLife
    package final unowned(unsafe) var parent: LayoutNode?
    package unowned(unsafe) let engine: FrameLoop

    // MARK: Box

    /// Origin in the parent's content space, points, before the parent's `childOffset`.
    package final internal(set) var origin: CGPoint = .zero
    /// Size of the box, points.
    package final internal(set) var size: CGSize = .zero
    /// The proposal it was last placed with; nil before the first time.
    package final var placedProposal: ProposedViewSize?
    /// Applied to the node's local space before `origin`, for effects; layout outside does not see it (L-80, L-84).
    package final var transform: CGAffineTransform = .identity
    /// Added to the place of every child: minus the scroll offset. Not an input of layout.
    package final var childOffset: CGPoint = .zero
    /// Its way to `origin` where a change is animated; drawing alone knows of it.
    final var placeMotion: PlaceMotion?
    /// A wrapper of the same place and size as its child, which shares its child's display node.
    package var isTransparent: Bool { false }

    // MARK: State of the passes

    final var cache = MeasurementCache()
    final var isQueuedForLayout = false
    /// This node's children must be placed again although its size stayed.
    final var needsPlacement = true
    final var isQueuedForPlacement = false
    final var isQueuedForPaint = false
    /// A pass left the node out because it was not in the tree: its row waits outside of the window.
    final var hasMissedLayout = false
    final var hasMissedPaint = false
    final var cachedSpacing: ViewSpacing?
    final var preferenceCache: PreferenceValues?
    /// Readers of this node's place (origin or transform).
    private final var positionSource: Source?
    /// Readers of this node's size from outside: anchors.
    private final var sizeSource: Source?
    /// Readers that looked through this node's `childOffset`.
    private final var scrollSource: Source?
    package private(set) final lazy var display: DisplayNode = {
        let node = DisplayNode()
        node.label = label
        return node
    }()

    package init(owner: ViewNode) {
        self.owner = owner
        life = owner.life
        engine = owner.engine
        engine.report.layoutNodesCreated += 1
    }

    package var label: String { owner.label }
    package final var isDead: Bool { life.isOver }

    /// Distance from the root; 0 for a dead node, since what it hung from may be gone already.
    package final var depth: Int {
        guard !isDead else { return 0 }
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }

    // MARK: To override

    /// The children in order, for traversal; parents are set by whoever collects them.
    package var children: [LayoutNode] { [] }
    /// The size for a proposal. Pure: may read children's sizes and nothing of their places.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    /// Places the children inside the box, whose `size` and `origin` are set.
    package func placeChildren() {}
    /// The children may be others now; called before measuring again.
    package func contentDidChange() {
        setNeedsMeasure()
        preferencesDidChange()
    }
    /// A child's trait has another value.
    package func traitsDidChange() {
        setNeedsMeasure()
        setNeedsPaint()
    }
    /// The value of an alignment guide that was set explicitly, in local points; nil for none.
    package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    package func makeSpacing() -> ViewSpacing { ViewSpacing() }
    /// Records what the node draws, in local coordinates.
    package func paint(into items: inout [DisplayItem]) {}
    package var paints: Bool { false }
    /// A trait set on the element, such as the layout priority.
    package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }
    package func makePreferences() -> PreferenceValues { PreferenceValues.combining(children) }
    /// The axis along which the children follow each other without overlap, so that a rasterizer may search for the visible ones.
    package var orderedAxis: Axis? { nil }
    /// The children from the back to the front, and whether that is another order than the tree's.
    package var childrenInDrawingOrder: (children: [LayoutNode], isReordered: Bool) { childrenByZIndex }
    /// The preferences below may have changed; readers put themselves on the work list of the Preference pass.
    package func preferencesBelowDidChange() {}
    /// The display node that holds the children: the node's own, except where something is drawn beside them (scroll bars).
    package var contentDisplay: DisplayNode { display }
    /// Whether pointer events can land here at `point`, local.
    package func containsForHitTest(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
    /// Whether events may land on the node and in it.
    package var letsEventsIn: Bool { true }
    /// Where events land on the node, in local points, whatever is in it; nil where its content decides.
    package var eventShape: Path? { nil }
    /// The layout direction is another one; measuring, placing and recording again follows by itself.
    package func layoutDirectionDidChange() {}
    /// Called when the node was placed with another proposal and kept its size.
    package func proposalDidChange() {}
    /// Edges on which there is no safe area left for the content, because this node has made something else of it.
    package var safeAreaEdgesTaken: Edge.Set { [] }
    /// Called when a safe area around this node changed.
    package func safeAreaAroundDidChange() {}
    /// Called when `size` changed, before the children are placed.
    package func sizeDidChange() {}
    /// Whether children that change their places in an animated change are drawn on their way there.
    package var animatesPlaces: Bool { true }
    /// Sets what the display node shows besides items, children and origin.
    package func updateEffects(_ display: DisplayNode) {}

    // MARK: Spacing and traits

    package final var spacing: ViewSpacing {
        if let cachedSpacing { return cachedSpacing }
        let made = makeSpacing()
        cachedSpacing = made
        return made
    }

    // An order needs numbers that compare: NaN counts as not given.
    package final var layoutPriority: Double { trait(LayoutPriorityKey.self).flatMap { $0.isNaN ? nil : $0 } ?? 0 }
    package final var zIndex: Double { trait(ZIndexKey.self).flatMap { $0.isNaN ? nil : $0 } ?? 0 }
    package final var isRightToLeft: Bool { owner.environment.isRightToLeft }

    // MARK: Tracking

    /// Registers the running reader for a change of this node's place.
    package final func trackPosition() {
        guard Tracking.current != nil else { return }
        if positionSource == nil { positionSource = Source("position of \(label)") }
        positionSource!.track()
    }

    /// Registers the running reader for a change of this node's size.
    package final func trackSize() {
        guard Tracking.current != nil else { return }
        if sizeSource == nil { sizeSource = Source("size of \(label)") }
        sizeSource!.track()
    }

    final func notifySizeReaders() {
        if let sizeSource, sizeSource.hasDependents { sizeSource.changed(UpdateReason("layout")) }
    }

    package final func trackScroll() {
        guard Tracking.current != nil else { return }
        if scrollSource == nil { scrollSource = Source("scroll offset of \(label)") }
        scrollSource!.track()
    }

    final func positionDidChange() {
        if let positionSource, positionSource.hasDependents { positionSource.changed(UpdateReason("layout")) }
    }

    /// The offset as it is drawn: on whole pixels, where letters are sharp; what is reported keeps its fraction (L-106).
    package final var drawnChildOffset: CGPoint {
        let grid = PixelGrid(scale: engine.scale)
        return CGPoint(x: -grid.round(-childOffset.x), y: -grid.round(-childOffset.y))
    }

    /// Moves the children as a whole: one spatial patch, no layout, nothing recorded.
    package final func setChildOffset(_ new: CGPoint, reason: String) {
        guard new != childOffset else { return }
        childOffset = new
        displayOwner.contentDisplay.childOffset = drawnChildOffset
        engine.report.spatialPatches += 1
        engine.scrollOffsetDidChange()
        engine.displayDidChange()
        if let scrollSource, scrollSource.hasDependents { scrollSource.changed(UpdateReason(reason)) }
    }
}

/// Key of `layoutPriority`.
package struct LayoutPriorityKey: LayoutValueKey {
    package static var defaultValue: Double { 0 }
}

/// Key of `zIndex`.
package struct ZIndexKey: LayoutValueKey {
    package static var defaultValue: Double { 0 }
}
