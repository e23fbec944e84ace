import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// The frame, in order, in one function; nothing else schedules work. Docs/frame.md tells the passes.
package final class FrameLoop {
    /// Cycles of the settle loop before the frame is shown as it is and the rest deferred (frame.settle-limit).
    package static let settleLimit = 8

    // MARK: What the host sets

    package let shaper: any TextShaper
    package private(set) var profile: PlatformProfile
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    /// Insets of the window that content keeps clear of, points.
    package var windowSafeArea = EdgeInsets()
    /// Called when something wants a frame; hosts that draw on demand listen.
    package var onFrameRequest: (() -> Void)?

    // MARK: State

    /// Seconds on the host's clock.
    package private(set) var time: Double = 0
    package private(set) var frameNumber = 0
    /// Counts committed groups and animation steps: one evaluation each.
    package internal(set) var updateNumber = 0
    package internal(set) var needsFrame = true
    package var report = FrameReport()
    package private(set) lazy var transactions = TransactionQueue(engine: self)
    package private(set) lazy var input = InputState(engine: self)
    package private(set) lazy var focus = FocusModel(engine: self)
    package let rootEnvironment = EnvironmentScope(parent: nil)
    package private(set) var root: RootNode!
    /// How many modifiers in the tree change transactions; 0 makes looking for them free.
    package var transactionModifierCount = 0

    // MARK: Work lists, one per pass

    var dirtyNodes = DepthQueue<ViewNode>()
    var animatingNodes: [ViewNode] = []
    var layoutList: [LayoutNode] = []
    var placementList: [LayoutNode] = []
    var preferenceList: [LayoutNode & PreferenceReader] = []
    var actions: [(owner: ViewNode?, cause: UpdateReason?, run: () -> Void)] = []
    /// What the running update or action follows from; writes made in it go on with the chain (frame.loop-report).
    package internal(set) var cause: UpdateReason?
    /// The cause of the latest update of this frame, from which what the later passes find follows.
    var lastCause: UpdateReason?
    /// What the running update or the latest one follows from.
    package var presentCause: UpdateReason? { cause ?? lastCause }
    var appearances: [ViewNode & AppearanceWatching] = []
    var disappearances: [ViewNode & AppearanceWatching] = []
    /// Disappearances that are told before what came appears: of views that left with a transition of no length (P-23).
    var earlyDisappearances: [ViewNode & AppearanceWatching] = []
    var disappearsEarly = false
    var paintList: [LayoutNode] = []
    package var scrollRequests: [ScrollRequest] = []
    /// What rows hold that scroll views are on their way to.
    var awaitedTargets: [AwaitedTarget] = []
    /// What was looked for inside of rows in vain.
    var fruitlessSearches = FruitlessSearches()
    package var scrollNodes: [WeakScrollNode] = []
    var lazyContainers: [WeakLazyContainer] = []
    /// The row of a list whose buttons are revealed.
    weak var openRow: ListCellLayout?
    /// Rows of lazy containers that exist.
    var rowsAlive = 0
    /// An offset changed or something was laid out: lazy containers must look whether other rows are to be shown.
    package internal(set) var rowWindowsAreDue = false
    var scrollObservers: [ObjectIdentifier: (order: Int, check: () -> Void)] = [:]
    var observerCount = 0
    /// Something moved: observers of geometry and phase must look.
    var composeIsDue = false
    var leaving: Set<ObjectIdentifier> = []
    /// Boxes on their way in or out.
    var movingBoxes: [any SelfMoving] = []
    /// Boxes that are drawn on their way to their places.
    var movingPlaces: [LayoutNode] = []
    /// Scroll views that this Layout pass moved.
    var heldScrolls: [ScrollNode] = []
    /// Subtrees that are there and cannot be seen, by their root.
    var concealed: [ObjectIdentifier: Concealment] = [:]
    var insertionDepth = 0
    /// How often a layout direction changed; rows that wait out of the tree learn by it that they missed it.
    var directionChanges = 0

    var evaluationDepth = 0
    /// The engine whose view is being evaluated now, for `_printChanges`.
    nonisolated(unsafe) static unowned(unsafe) var evaluating: FrameLoop?
    /// Tells what may outlive the engine whether it is still there.
    let life = EngineLife()
    /// The view whose body runs, for messages.
    var evaluatingName = ""
    package var isUpdating: Bool { evaluationDepth > 0 }
    var runningTransaction = Transaction()
    /// The transaction of the state that this cycle lays out.
    var layoutTransaction = Transaction()
    /// Whether this cycle lays out a change of state.
    var layoutFollowsChange = false
    var isInFrame = false
    var displayChanged = true
    /// Grows with everything that may change the picture.
    package internal(set) var displayVersion = 0

    package init(shaper: any TextShaper, profile: PlatformProfile, size: CGSize, scale: CGFloat, isDark: Bool) {
        MainThread.claim()
        self.shaper = shaper
        self.profile = profile
        self.size = size
        self.scale = scale
        life.engine = self
        writeRootEnvironment(isDark: isDark)
    }

    deinit { life.engine = nil }

    private func writeRootEnvironment(isDark: Bool) {
        var values = EnvironmentValues(scope: nil)
        values.profile = profile
        values.displayScale = scale
        values.colorScheme = isDark ? .dark : .light
        values.horizontalSizeClass = profile.horizontalSizeClass(width: size.width)
        rootEnvironment.replaceWrites(values.overrides, reason: UpdateReason("host"))
    }

    /// Sets the root view; the first frame makes its tree.
    package func setRoot(_ view: AnyView) {
        onDeepStack {
            root?.tearDown()
            root = RootNode(view, _NodeContext(engine: self, parent: nil, environment: rootEnvironment))
            root.layoutNode.setNeedsMeasure()
            root.layoutNode.setNeedsPaint()
            requestFrame()
        }
    }

    package func resize(to new: CGSize) {
        guard new != size, new.width.isFinite, new.height.isFinite, new.width >= 0, new.height >= 0 else { return }
        size = new
        writeRootEnvironment(isDark: rootEnvironment.values.colorScheme == .dark)
        root?.layoutNode.setNeedsMeasure()
        root?.layoutNode.setNeedsPaint()
        for scroll in liveScrollNodes { scroll.cause = .resize }
        requestFrame()
    }

    /// Takes the tree down, so that views hear of their end (P-31).
    package func tearDown() {
        onDeepStack {
            root?.tearDown()
            runActionPass()
        }
    }

    /// Lets go of the tree where deep ones have room to be freed.
    package func dispose() {
        onDeepStack { root = nil }
    }

    package func requestFrame() {
        needsFrame = true
        onFrameRequest?()
    }

    package var liveScrollNodes: [ScrollNode] { scrollNodes.compactMap(\.node).filter { !$0.isDead } }

    /// Whether something moves by itself: the next frame will differ.
    package var isAnimating: Bool {
        !animatingNodes.isEmpty || liveScrollNodes.contains { $0.isMoving } || Transitions.isRunning(in: self) || !movingPlaces.isEmpty
            || input.awaitsLongPress
    }

    // MARK: The frame

    /// Runs one frame at `now`, seconds on the host's clock, and returns what it did. A frame that has nothing to do does nothing.
    @discardableResult
    package func runFrame(at now: Double) -> FrameReport {
        guard !isInFrame else { return report }
        isInFrame = true
        defer { isInFrame = false }
        report.time = now
        time = max(now, time)
        frameNumber += 1
        report.frame = frameNumber
        needsFrame = false
        onDeepStack {
            if input.hasEvents { report.note(.input) }
            input.runInputPass()
            runAnimationPass()
            settle()
            runPaintPass()
        }
        report.displayChanged = displayChanged
        report.rowsAlive = rowsAlive
        displayChanged = false
        if isAnimating || liveScrollNodes.contains(where: \.indicatorsAreFading) { needsFrame = true }
        // What happens until the next frame, such as updates before an action, counts as part of that one.
        lastCause = nil
        let done = report
        report = FrameReport()
        return done
    }

    /// Update, Layout, Compose, Preference and Action, until nothing is left to do or the limit is reached.
    func settle() {
        var cycles = 0
        while cycles < Self.settleLimit {
            dropCleanNodes()
            guard hasWork else { break }
            cycles += 1
            report.cycles += 1
            composeIsDue = false
            rememberScrollAnchors()
            runUpdatePass()
            runLayoutPass()
            runComposePass()
            runPreferencePass()
            runActionPass()
        }
        dropCleanNodes()
        if hasWork {
            report.settled = false
            report.unsettled = unsettledChains()
            let chains = report.unsettled.joined(separator: "; ")
            Warnings.once(
                "unsettled.\(chains.prefix(80))",
                "The frame did not settle in \(Self.settleLimit) cycles and is shown as it is: \(chains). "
                    + "A view changes state that it depends on in every round; write it only when it really differs.")
            requestFrame()
        }
    }

    package var hasWork: Bool {
        !dirtyNodes.isEmpty || !transactions.isEmpty || !layoutList.isEmpty || !placementList.isEmpty || !preferenceList.isEmpty
            || !actions.isEmpty || !appearances.isEmpty || !disappearances.isEmpty || !earlyDisappearances.isEmpty
            || TransactionQueue.hasIdleCompletions || !scrollRequests.isEmpty || rowWindowsAreDue
            || (composeIsDue && !scrollObservers.isEmpty)
    }

    private func unsettledChains() -> [String] {
        var result = dirtyNodes.all.prefix(4).map { "\($0.label): \($0.dirtyReason?.description ?? "unknown")" }
        result.append(contentsOf: transactions.pendingChains.prefix(4).map { "waiting \($0)" })
        result.append(contentsOf: layoutList.prefix(2).map { "layout of \($0.label)" })
        result.append(contentsOf: placementList.prefix(2).map { "place of \($0.label)" })
        if !scrollRequests.isEmpty { result.append("scrolling to what was asked for") }
        if rowWindowsAreDue { result.append("rows in sight") }
        return result
    }

    /// Runs `body` where deep trees have room to recurse (frame.deep).
    package func onDeepStack(_ body: () -> Void) { DeepStack.run(body) }
}

/// Stands in for weak references to the engine, which would make every reference to it dearer: all nodes look at it all the time.
final class EngineLife {
    fileprivate(set) unowned(unsafe) var engine: FrameLoop?
}

extension LayoutNode {
    /// Whether the node hangs in the shown tree.
    package final var isAttached: Bool {
        // What a dead node hung from may be gone already.
        guard !isDead else { return false }
        var node = self
        while let parent = node.parent { node = parent }
        return node === engine.root?.layoutNode
    }
}
