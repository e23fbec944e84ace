import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph
import ScrollworkPhysics

/// Owns the offset of one scroll view: the only writer; clamps, publishes geometry, runs what moves it.
///
/// Internally the offset is a *position* per axis: 0 at rest at the start, growing as content moves towards the start, not clamped while
/// overscrolled. `geometry` adds the insets (S-12).
package final class ScrollNode: WrapperLayout {
    // MARK: Configuration

    package private(set) var axes: Axis.Set = .vertical
    package private(set) var isEnabled = true
    private(set) var margins = ContentMargins()
    private(set) var showsIndicator: [Axis: Bool] = [:]
    package private(set) var profile: PlatformProfile = .iOS
    private(set) var reducesMotion = false
    private(set) var options = ScrollOptions()

    // MARK: State

    /// Points, logical: x counts from the leading side.
    package private(set) var position: CGPoint = .zero
    package private(set) var contentSize: CGSize = .zero
    package var activity: ScrollActivity = .idle {
        didSet {
            if activity.isGesture, !oldValue.isGesture {
                bars.claim()
                gestureStart = position
            }
            if activity.isDragging, !oldValue.isDragging { refresh.arm() }
            guard activity.phase != oldValue.phase else { return }
            engine.scrollPhaseDidChange(self, from: oldValue.phase)
        }
    }
    /// Why the offset changed last, for the trace.
    package var cause: ScrollCause = .content
    /// Points per second, sign of the position's change.
    package var velocity: CGVector = .zero
    /// What the device that moved it last does at an edge (F-24).
    var edgeResponse = EdgeResponse.rubberBand
    /// Time of the last change or flash, seconds; indicators fade after it.
    package private(set) var lastChange: Double = -.infinity
    private(set) var hasBeenLaidOut = false
    /// Whether a user or the program has moved the content; until then it keeps to its initial anchor (S-64).
    private var isPositioned = false
    /// The largest legal positions of the last placement.
    private var lastEnds = CGPoint.zero
    /// Insets outside of the frame: bars and window safe area on the scrolling axes.
    private(set) var outerInsets = EdgeInsets()
    private(set) lazy var bars = CollapsingBars(self)
    private var followers: [WeakScrollFollower] = []
    private(set) lazy var edges = ScrollEdgeEffects(self)
    /// How much of the bars above is away, as of the last placement, points. The frame reaches so much further up, and `position` does not
    /// count it.
    package private(set) var collapse: CGFloat = 0
    private let viewport = DisplayNode()
    private(set) lazy var indicators = ScrollIndicators(node: self)
    private(set) lazy var refresh = ScrollRefresh(self)
    package let relativeFrames = RelativeFrames()
    /// Where the running or the last gesture began; what target behaviours count from (S-111).
    var gestureStart = CGPoint.zero
    /// A finger stopped the content on its way; when it lifts, the way may have to be finished.
    var wasStopped = false
    /// The momentum that a hand stopped, points per second, and when.
    var stopped: (velocity: CGVector, time: Double)?
    var targetBehavior: AnyScrollTargetBehavior?
    /// The position bindings that belong to this scroll view.
    private(set) var steerings: [ScrollSteering] = []
    /// What a running animation scrolls to, and how much of the bars was away when it was aimed, points.
    var animationAim: (aim: ScrollAim, collapse: CGFloat)?
    /// Counts changes of the offset that the user made.
    private(set) var userMoves = 0
    private(set) lazy var targets = ScrollTargets(self)
    private(set) lazy var anchor = ScrollAnchor(self)
    /// Whether something of the content may have to stay in place.
    var holdsPlace: Bool { !steerings.isEmpty || targetBehavior != nil || profile.keepsVisibleContent }

    func setRefresh(_ action: RefreshAction?) {
        guard action?.source !== refresh.action?.source else { return }
        refresh.action = action
        setNeedsPaint()
    }

    func setSteerings(_ new: [ScrollSteering]) { steerings = new.filter { $0.claim(self) } }

    package func configure(
        axes: Axis.Set, isEnabled: Bool, margins: ContentMargins, verticalIndicator: Bool, horizontalIndicator: Bool,
        profile: PlatformProfile,
        reducesMotion: Bool, options: ScrollOptions
    ) {
        if options != self.options {
            setNeedsPlacement()
            setNeedsPaint()
        }
        self.options = options
        if axes != self.axes || margins != self.margins { setNeedsMeasure() }
        self.axes = axes
        self.isEnabled = isEnabled
        self.margins = margins
        self.profile = profile
        self.reducesMotion = reducesMotion
        showsIndicator = [.vertical: verticalIndicator, .horizontal: horizontalIndicator]
    }

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: margins.content)
        if axes.contains(Axis.horizontal) { inner.width = nil }
        if axes.contains(Axis.vertical) { inner.height = nil }
        return inner
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = child.sizeThatFits(contentProposal(proposal))
        size.width += margins.content.horizontal
        size.height += margins.content.vertical
        for axis in Axis.allCases where axes.contains(axis) {
            if let offered = proposal[axis] { size[axis] = max(offered, 0) }
        }
        return size
    }

    /// Insets keep the content clear of bars on the scrolling axes; nothing is left of the safe area there (U-22).
    override package var safeAreaEdgesTaken: Edge.Set {
        var edges: Edge.Set = []
        if axes.contains(Axis.vertical) { edges.formUnion(.vertical) }
        if axes.contains(Axis.horizontal) { edges.formUnion(.horizontal) }
        return edges
    }
    override package func safeAreaAroundDidChange() { setNeedsPlacement() }

    override package func placeChildren() {
        let inner = contentProposal(placedProposal ?? .unspecified)
        // What bars gave up is still counted: it moves nothing.
        let oldInsets = fullInsets
        outerInsets = touchBars().only(axes)
        collapse = self.bars.collapse
        if hasBeenLaidOut, oldInsets != fullInsets { holdUnderFinger(from: oldInsets) }
        let newContent = child.sizeThatFits(inner).finite
        let contentChanged = newContent != contentSize
        contentSize = newContent
        adjustToNewRange(contentChanged: contentChanged)
        let isFirst = !hasBeenLaidOut
        if isFirst { begin(withViews: false) }
        syncChildOffset("bars")
        place(child, at: contentOrigin, proposal: inner)
        hasBeenLaidOut = true
        if isFirst { begin(withViews: true) }
        setNeedsPaint()
        relativeFrames.containerDidChange()
    }

    /// Finds the bars that the content reaches under. - Returns: the insets that they make.
    private func touchBars() -> EdgeInsets {
        var bars: [any CollapsingBar] = []
        followers = []
        edges.bars = []
        let insets = safeAreaOverlap(.all) { provider, edge in
            guard self.axes.contains(Axis.vertical), edge == .top || edge == .bottom else { return }
            if edge == .top, let bar = provider.collapsingBar { bars.append(bar) }
            if edge == .bottom, let follower = provider as? any ScrollFollower { self.followers.append(WeakScrollFollower(node: follower)) }
            if (provider as? SafeAreaInsetLayout)?.isBar == true { self.edges.bars.formUnion(Edge.Set(edge)) }
        }
        self.bars.touch(bars)
        return insets
    }

    private func tellFollowers(from old: CGFloat) {
        let range = range(.vertical)
        func legal(_ value: CGFloat) -> CGFloat { min(max(value, range.lowerBound), range.upperBound) }
        let delta = legal(position.y) - legal(old)
        guard delta != 0 else { return }
        for follower in followers { follower.node?.contentScrolled(by: delta, isAtStart: position.y <= 0) }
    }

    /// Goes to where a position binding says that the scroll view begins (S-81): to edges and points before the content is placed, so that
    /// it sees the right offset at once; to views when they have their places.
    private func begin(withViews: Bool) {
        for steering in steerings {
            guard let aim = steering.initialAim else { continue }
            if case .view = aim { guard withViews else { continue } }
            steering.initialAim = nil
            guard let target = target(of: aim) else {
                // It may come with the next update (S-35).
                engine.scrollRequests.append(ScrollRequest(self, aim, transaction: Transaction()))
                continue
            }
            setPosition(clamped(target), cause: .program)
            anchor.follow(aim, collapse: collapse)
        }
    }

    /// Content that is smaller than the viewport lies at its start, or where the alignment anchor says (L-126, S-63).
    private var contentOrigin: CGPoint {
        var origin = CGPoint(x: margins.content.leading, y: margins.content.top)
        guard let anchor = options.anchors.alignment else { return origin }
        for axis in Axis.allCases where axes.contains(axis) {
            let free = size[axis] - margins.content.total(axis) - contentSize[axis]
            if free > 0 { origin[axis] += anchor[axis] * free }
        }
        return origin
    }

    override package func makeSpacing() -> ViewSpacing { ViewSpacing() }
    /// Guides of the content do not leave a scroll view (L-130).
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }

    // MARK: Range

    /// Legal positions along an axis; a single 0 where it does not scroll or everything fits. While content refreshes it begins lower (M-030).
    package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
        guard axes.contains(axis) else { return 0...0 }
        let end = contentSize[axis] + margins.content.total(axis) - size[axis] + (axis == .vertical ? collapse : 0)
        return (axis == .vertical ? -refresh.inset : 0)...ScrollNode.onGrid(max(end, 0))
    }

    package func clamped(_ point: CGPoint) -> CGPoint {
        var result = point
        for axis in Axis.allCases {
            let range = range(axis)
            result[axis] = min(max(point[axis], range.lowerBound), range.upperBound)
        }
        return result
    }

    package func isScrollable(_ axis: Axis) -> Bool { axes.contains(axis) && range(axis).upperBound > 0 }

    /// Keeps the offset and clamps it (S-50, S-53), unless something still moves it (S-54) or an anchor holds it.
    private func adjustToNewRange(contentChanged: Bool) {
        let oldEnds = lastEnds
        lastEnds = CGPoint(x: range(.horizontal).upperBound, y: range(.vertical).upperBound)
        if !isPositioned, let anchor = options.anchors.initialOffset, activity.isIdle {
            setPosition(CGPoint(x: anchor.x * lastEnds.x, y: anchor.y * lastEnds.y), cause: .content)
        }
        guard hasBeenLaidOut else {
            syncChildOffset("first layout")
            return
        }
        switch activity {
        case .idle, .settling:
            let legal = clamped(anchored(from: oldEnds))
            if legal != position { setPosition(legal, cause: contentChanged ? .content : .resize) }
        case .decelerating, .dragging, .animating: if lastEnds != oldEnds { activity = activity.rangeChanged(self) }
        case .tracking, .scrubbing, .smooth: break
        }
    }

    /// The legal range became smaller without a layout: what moves goes on within it, what rests outside springs back.
    func rangeDidShrink() {
        switch activity {
        case .dragging, .decelerating, .animating: activity = activity.rangeChanged(self)
        case .idle: endActivity()
        case .tracking, .scrubbing, .settling, .smooth: break
        }
    }

    /// Insets outside of the frame under bars at their full height.
    private var fullInsets: EdgeInsets {
        var result = outerInsets
        result.top += collapse
        return result
    }

    /// A bar that is away already counts from now on, or no longer.
    func countCollapse(_ length: CGFloat) {
        position.y += length
        collapse += length
        lastEnds.y += length
    }

    /// A bar that changes its height under a finger leaves the content where it is on the screen (S-14).
    private func holdUnderFinger(from oldInsets: EdgeInsets) {
        guard case .dragging(var drag) = activity else { return }
        var held = position
        for axis in Axis.allCases { held[axis] += fullInsets.start(axis) - oldInsets.start(axis) }
        setPosition(held, cause: .resize)
        drag.rebase(self)
        activity = .dragging(drag)
    }

    /// Where a view that was at its anchor of size changes is at it again; a user who scrolled away is left alone (S-56), and so is
    /// everybody in an update that says so (S-55).
    private func anchored(from oldEnds: CGPoint) -> CGPoint {
        guard let anchor = options.anchors.sizeChanges, engine.layoutTransaction.scrollContentOffsetAdjustmentBehavior.isEnabled else {
            return position
        }
        var result = position
        for axis in Axis.allCases where axes.contains(axis) && abs(position[axis] - anchor[axis] * oldEnds[axis]) <= 0.5 {
            result[axis] = anchor[axis] * lastEnds[axis]
        }
        return result
    }

    // MARK: The only writer

    /// Moves the content. Non-finite components leave their axis alone (frame.nan).
    package func setPosition(_ new: CGPoint, cause: ScrollCause) {
        var target = position
        for axis in Axis.allCases where axes.contains(axis) && new[axis].isFinite {
            target[axis] = ScrollNode.onGrid(new[axis])
        }
        guard target != position else { return }
        let old = position
        position = target
        self.cause = cause
        if cause.positions { isPositioned = true }
        if cause.isUser { userMoves += 1 }
        if engine.layoutFollowsChange, !cause.positions { engine.heldScrolls.append(self) }
        lastChange = engine.time
        // With the bars the frame changes, and what is on the screen at the same time as it.
        if cause.isUser, !followers.isEmpty { tellFollowers(from: old.y) }
        if bars.follow(from: old.y, cause: cause) { setNeedsPlacement() } else { syncChildOffset("scroll offset (\(cause.rawValue))") }
        if cause.positions, let open = engine.openRow, !open.isDead, open.isInside(self) { open.closeSwipe() }
    }

    /// Offsets are multiples of a millionth of a point, far below any pixel. A position that somebody divides by a size and multiplies
    /// again, as restoration through an anchor does, is then exactly what it was (S-132).
    static func onGrid(_ value: CGFloat) -> CGFloat {
        // A zero has no sign.
        (abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 : value) + 0
    }

    private func syncChildOffset(_ reason: String) {
        setChildOffset(CGPoint(x: isRightToLeft ? position.x : -position.x, y: collapse - position.y), reason: reason)
        indicators.update()
        refresh.update()
        edges.update()
    }

    override package func layoutDirectionDidChange() { syncChildOffset("layout direction") }

    package var geometry: ScrollGeometry {
        let own = margins.content.only(axes) + outerInsets
        var insets = own
        insets.top += refresh.inset
        let whole = CGSize(width: size.width + outerInsets.horizontal, height: size.height + outerInsets.vertical)
        return ScrollGeometry(
            contentOffset: CGPoint(x: position.x - own.leading, y: position.y - collapse - own.top), contentSize: contentSize,
            contentInsets: insets, containerSize: CGSize(width: whole.width - insets.horizontal, height: whole.height - insets.vertical))
    }

    /// The part of the scroll view that content is aligned in, along an axis: its start in the frame and its length (S-20).
    func visibleSpan(_ axis: Axis) -> (start: CGFloat, length: CGFloat) {
        (margins.content.start(axis), max(size[axis] - margins.content.total(axis), 0))
    }

    // MARK: Display

    /// What is in it is where it is put.
    override package var animatesPlaces: Bool { false }
    override package var label: String { "ScrollView" }
    override package var contentDisplay: DisplayNode { viewport }

    /// Where content shows, and is touched: the frame, and behind bars (L-129). Local, points.
    package var visibleBounds: CGRect {
        var result = bounds
        result.origin.x -= isRightToLeft ? outerInsets.trailing : outerInsets.leading
        result.origin.y -= outerInsets.top
        result.size.width += outerInsets.horizontal
        result.size.height += outerInsets.vertical
        return result
    }

    override package func updateEffects(_ display: DisplayNode) {
        viewport.label = "viewport"
        viewport.size = size
        viewport.clip = options.clips ? Path(visibleBounds) : nil
        display.children = [viewport] + edges.displayNodes + refresh.displayNodes + indicators.displayNodes
        indicators.update()
        refresh.update()
        edges.update()
    }

    /// Shows the indicators as if the content had moved (S-123).
    func flashIndicators() {
        lastChange = engine.time
        indicators.update()
        engine.displayDidChange()
    }

    /// A pointer without a pressed button is at a place of the scroll view, or at none.
    func pointerMoved(to point: CGPoint?) { indicators.pointerMoved(to: point) }

    /// What of the indicators' fade is still to come.
    package var indicatorsAreFading: Bool { indicators.isFading }
    package func updateIndicators() { indicators.update() }
    /// Lengths of the content are estimated: there are lazy containers in it.
    var restsOnEstimates = false
    /// Estimates of rows moved the position in this layout.
    var wasCorrected = false
    /// Rows were inserted, removed or moved in a lazy container.
    /// - Parameter isFirstLook: whether the container only came into view, as one in a row of another does.
    func rowsChanged(isFirstLook: Bool) {
        restsOnEstimates = true
        engine.fruitlessSearches.forget()
        if !isFirstLook { indicators.contentIsNew() }
        setNeedsPaint()
    }
}

extension EdgeInsets {
    /// The insets along the given axes.
    package func only(_ axes: Axis.Set) -> EdgeInsets {
        EdgeInsets(
            top: axes.contains(Axis.vertical) ? top : 0, leading: axes.contains(Axis.horizontal) ? leading : 0,
            bottom: axes.contains(Axis.vertical) ? bottom : 0, trailing: axes.contains(Axis.horizontal) ? trailing : 0)
    }
}

extension CGSize {
    package var finite: CGSize { CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0) }
}
