import CScrollworkStack
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
    package private(set) var updateNumber = 0
    package private(set) var needsFrame = true
    package var report = FrameReport()
    package private(set) lazy var transactions = TransactionQueue(engine: self)
    package private(set) lazy var input = InputState(engine: self)
    package let rootEnvironment = EnvironmentScope(parent: nil)
    package private(set) var root: RootNode!
    /// How many modifiers in the tree change transactions; 0 makes looking for them free.
    package var transactionModifierCount = 0

    // MARK: Work lists, one per pass

    private var dirtyNodes = DepthQueue<ViewNode>()
    private var animatingNodes: [ViewNode] = []
    private var layoutList: [LayoutNode] = []
    private var placementList: [LayoutNode] = []
    private var preferenceList: [LayoutNode & PreferenceReader] = []
    private var actions: [(owner: ViewNode?, run: () -> Void)] = []
    private var appearances: [ViewNode & AppearanceWatching] = []
    private var disappearances: [ViewNode & AppearanceWatching] = []
    private var paintList: [LayoutNode] = []
    package var scrollRequests: [ScrollRequest] = []
    package var scrollNodes: [WeakScrollNode] = []
    private var leaving: Set<ObjectIdentifier> = []
    private var insertionDepth = 0

    private var evaluationDepth = 0
    /// The view whose body runs, for messages.
    private var evaluatingName = ""
    package var isUpdating: Bool { evaluationDepth > 0 }
    private var runningTransaction = Transaction()
    private var isInFrame = false
    private var displayChanged = true

    package init(shaper: any TextShaper, profile: PlatformProfile, size: CGSize, scale: CGFloat, isDark: Bool) {
        MainThread.claim()
        self.shaper = shaper
        self.profile = profile
        self.size = size
        self.scale = scale
        writeRootEnvironment(isDark: isDark)
    }

    private func writeRootEnvironment(isDark: Bool) {
        var values = EnvironmentValues(scope: nil)
        values.profile = profile
        values.displayScale = scale
        values.colorScheme = isDark ? .dark : .light
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

    package func requestFrame() {
        needsFrame = true
        onFrameRequest?()
    }

    package var liveScrollNodes: [ScrollNode] { scrollNodes.compactMap(\.node).filter { !$0.isDead } }

    /// Whether something moves by itself: the next frame will differ.
    package var isAnimating: Bool { !animatingNodes.isEmpty || liveScrollNodes.contains { $0.isMoving } || Transitions.isRunning(in: self) }

    // MARK: The frame

    /// Runs one frame at `now`, seconds on the host's clock, and returns what it did. A frame that has nothing to do does nothing.
    @discardableResult
    package func runFrame(at now: Double) -> FrameReport {
        guard !isInFrame else { return report }
        isInFrame = true
        defer { isInFrame = false }
        report = FrameReport()
        report.time = now
        time = max(now, time)
        frameNumber += 1
        report.frame = frameNumber
        needsFrame = false
        onDeepStack {
            input.runInputPass()
            runAnimationPass()
            settle()
            runPaintPass()
        }
        report.displayChanged = displayChanged
        displayChanged = false
        if isAnimating || liveScrollNodes.contains(where: \.indicatorsAreFading) { needsFrame = true }
        return report
    }

    /// Update, Layout, Compose, Preference and Action, until nothing is left to do or the limit is reached.
    private func settle() {
        while report.cycles < Self.settleLimit {
            guard hasWork else { break }
            report.cycles += 1
            composeIsDue = false
            runUpdatePass()
            runLayoutPass()
            runComposePass()
            runPreferencePass()
            runActionPass()
        }
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
            || !actions.isEmpty || !appearances.isEmpty || !disappearances.isEmpty || !scrollRequests.isEmpty
            || (composeIsDue && !scrollObservers.isEmpty)
    }

    private func unsettledChains() -> [String] {
        var result = dirtyNodes.all.prefix(4).map { "\($0.label): \($0.dirtyReason?.description ?? "unknown")" }
        if !transactions.isEmpty { result.append("state writes wait: \(transactions.pendingNames.joined(separator: ", "))") }
        result.append(contentsOf: layoutList.prefix(2).map { "layout of \($0.label)" })
        return result
    }

    /// Runs `body` where deep trees have room to recurse (frame.deep).
    package func onDeepStack(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var box = body
            withUnsafeMutablePointer(to: &box) { pointer in
                scrollwork_call_on_deep_stack(1 << 30, { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }

    // MARK: Update

    package func enqueueUpdate(_ node: ViewNode) {
        dirtyNodes.insert(node)
        if !isInFrame { requestFrame() }
    }

    private func runUpdatePass() {
        // Work left by animations and geometry first, under the transaction that is running; then one group of writes (P-02).
        drainDirtyNodes()
        guard let transaction = transactions.commitNext() else { return }
        updateNumber += 1
        runningTransaction = transaction
        drainDirtyNodes()
        finishCompletions(transaction)
        runningTransaction = Transaction()
    }

    private func drainDirtyNodes() {
        while let node = dirtyNodes.popFirst() {
            guard node.isDirty, !node.isDead else { continue }
            report.nodesUpdated += 1
            node.runUpdate()
        }
    }

    /// A transaction that started no animation has completed.
    private func finishCompletions(_ transaction: Transaction) {
        for completion in transaction.completions where completion.running == 0 {
            enqueueAction(nil) { if completion.running == 0 { completion.finish() } }
        }
    }

    /// Runs a rule of a view: state reads see committed values, writes are a mistake.
    package func evaluating<Result>(_ name: String, _ body: () -> Result) -> Result {
        let previous = evaluatingName
        evaluatingName = name
        evaluationDepth += 1
        defer {
            evaluationDepth -= 1
            evaluatingName = previous
        }
        return body()
    }

    /// Evaluates what was written before an action that must see the newest closures (P-12, P-13). Does nothing inside a frame.
    package func flushUpdatesBeforeAction() {
        guard !isInFrame, !transactions.isEmpty || !dirtyNodes.isEmpty else { return }
        isInFrame = true
        onDeepStack { settle() }
        isInFrame = false
        requestFrame()
    }

    package var currentTransaction: Transaction { runningTransaction }

    package func transaction(for node: ViewNode) -> Transaction {
        guard transactionModifierCount > 0 else { return runningTransaction }
        var result = runningTransaction
        var path: [ViewNode] = []
        var current: ViewNode? = node
        while let inner = current {
            path.append(inner)
            current = inner.parent
        }
        for inner in path.reversed() { inner.transform(&result) }
        return result
    }

    // MARK: Animation

    package func keepAnimating(_ node: ViewNode) {
        if !animatingNodes.contains(where: { $0 === node }) { animatingNodes.append(node) }
    }

    private func runAnimationPass() {
        let nodes = animatingNodes
        animatingNodes = []
        if !nodes.isEmpty { updateNumber += 1 }
        for node in nodes where !node.isDead { node.markDirty(UpdateReason("animation")) }
        for scroll in liveScrollNodes {
            scroll.advance(to: time)
            if scroll.indicatorsAreFading { scroll.updateIndicators() }
        }
        Transitions.advance(self)
    }

    // MARK: Layout

    package func enqueueLayout(_ node: LayoutNode) {
        layoutList.append(node)
        if !isInFrame { requestFrame() }
    }
    package func enqueuePlacement(_ node: LayoutNode) {
        placementList.append(node)
        if !isInFrame { requestFrame() }
    }

    private func runLayoutPass() {
        while !layoutList.isEmpty || !placementList.isEmpty { layOutOnce() }
    }

    /// Dirty boxes are measured again from the deepest up; a box whose answers stayed stops there. Then everything that must be placed is,
    /// from the top down.
    private func layOutOnce() {
        var waiting = DepthQueue<LayoutNode>(order: .deepestFirst)
        var toPlace: [LayoutNode] = []
        for node in layoutList { waiting.insert(node) }
        layoutList = []
        while let node = waiting.popFirst() {
            node.isQueuedForLayout = false
            guard !node.isDead, node.isAttached else { continue }
            if node.remeasure() {
                if let parent = node.parent {
                    if !parent.isQueuedForLayout {
                        parent.isQueuedForLayout = true
                        waiting.insert(parent)
                    }
                } else if node === root.layoutNode {
                    toPlace.append(node)
                }
            } else {
                toPlace.append(node)
            }
            for extra in layoutList { waiting.insert(extra) }
            layoutList = []
        }
        toPlace.append(contentsOf: placementList)
        placementList = []
        for entry in toPlace.map({ ($0.depth, $0) }).sorted(by: { $0.0 < $1.0 }) {
            let node = entry.1
            node.isQueuedForPlacement = false
            guard !node.isDead, node.isAttached else { continue }
            if node === root.layoutNode { root.layoutNode.placeInWindow() } else { node.placeAgain() }
        }
    }

    // MARK: Compose

    private var scrollObservers: [ObjectIdentifier: (order: Int, check: () -> Void)] = [:]
    private var observerCount = 0

    package func addScrollObserver(_ observer: ScrollObserving) {
        observerCount += 1
        scrollObservers[ObjectIdentifier(observer)] = (observerCount, { [unowned observer] in observer.check() })
    }
    package func removeScrollObserver(_ observer: AnyObject) { scrollObservers[ObjectIdentifier(observer)] = nil }
    package func addScrollObserver(_ observer: GeometryChangeObserver) {
        observerCount += 1
        scrollObservers[ObjectIdentifier(observer)] = (observerCount, { [weak observer] in observer?.check() })
    }

    private func runComposePass() {
        let requests = scrollRequests
        scrollRequests = []
        for request in requests { request.resolve(in: self) }
        if !scrollObservers.isEmpty {
            for observer in scrollObservers.values.sorted(by: { $0.order < $1.order }) { observer.check() }
        }
    }

    /// A phase changed outside of the settle loop (input, animation): observers must look although nothing else changed.
    package func scrollPhaseDidChange(_ node: ScrollNode, from old: ScrollPhase) {
        composeIsDue = true
        if !isInFrame { requestFrame() }
    }
    private var composeIsDue = false

    // MARK: Preference

    package func enqueuePreferenceReader(_ node: LayoutNode & PreferenceReader) {
        preferenceList.append(node)
        if !isInFrame { requestFrame() }
    }

    private func runPreferencePass() {
        let list = preferenceList
        preferenceList = []
        var seen = Set<ObjectIdentifier>()
        // Inner readers first, in tree order among equals.
        for entry in list.map({ ($0.depth, $0) }).enumerated().sorted(by: { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }) {
            let node = entry.element.1
            guard seen.insert(ObjectIdentifier(node)).inserted, !node.isDead else { continue }
            node.readPreferences()
        }
    }

    // MARK: Action

    package func enqueueAction(_ owner: ViewNode?, _ run: @escaping () -> Void) {
        actions.append((owner, run))
        if !isInFrame { requestFrame() }
    }
    package func enqueueAppearance(_ node: ViewNode & AppearanceWatching) { appearances.append(node) }
    package func enqueueDisappearance(_ node: ViewNode & AppearanceWatching) { disappearances.append(node) }

    /// Outer views appear before inner ones; what left is told after what came (P-23, P-32).
    private func runActionPass() {
        let came = appearances
        appearances = []
        for node in came where !node.isDead {
            report.actionsRun += 1
            node.checkAppearance()
        }
        let went = disappearances
        disappearances = []
        for node in went { node.checkAppearance() }
        let list = actions
        actions = []
        for action in list where action.owner?.isDead != true {
            report.actionsRun += 1
            action.run()
        }
    }

    // MARK: Paint

    package func enqueuePaint(_ node: LayoutNode) {
        paintList.append(node)
        if !isInFrame { requestFrame() }
    }

    package func displayDidChange() {
        displayChanged = true
        composeIsDue = true
        if !isInFrame { needsFrame = true }
    }

    private func runPaintPass() {
        while !paintList.isEmpty {
            let list = paintList
            paintList = []
            for node in list {
                if node.isAttached { node.record() } else { node.isQueuedForPaint = false }
            }
        }
    }

    package var displayRoot: DisplayNode { root.layoutNode.displayOwner.display }
    package var background: DisplayColor {
        let isDark = rootEnvironment.values.colorScheme == .dark
        return isDark ? .black : .white
    }

    // MARK: Transitions

    package func isLeaving(_ node: LayoutNode) -> Bool { !leaving.isEmpty && leaving.contains(ObjectIdentifier(node)) }
    package func setLeaving(_ node: LayoutNode, _ flag: Bool) {
        if flag { leaving.insert(ObjectIdentifier(node)) } else { leaving.remove(ObjectIdentifier(node)) }
        node.parent?.preferencesDidChange()
    }
    package func inserting(isTransition: Bool, _ body: () -> Void) {
        insertionDepth += isTransition ? 1 : 0
        body()
        insertionDepth -= isTransition ? 1 : 0
    }
    /// Whether the nodes being made appear in a tree that was already shown.
    package var isInserting: Bool { insertionDepth > 0 }

    // MARK: Misuse

    package func warnIfUpdating(_ name: String) {
        guard isUpdating else { return }
        report.writesDuringUpdate += 1
        Warnings.once(
            "write.\(name).\(evaluatingName)",
            "Modifying state during view update: \(name) was written while the body of \(evaluatingName) ran. "
                + "The write takes effect afterwards. Write it from an action such as onAppear, onChange or a button.")
    }

    package func warnOffMain(_ name: String) {
        Warnings.once(
            "thread.\(name)",
            "\(name) was changed off the main thread; views may only be changed on it, so the change is carried out there later. "
                + "Use @MainActor, or receive(on: RunLoop.main) for publishers.")
    }
}

extension LayoutNode {
    /// Whether the node hangs in the shown tree.
    package final var isAttached: Bool {
        var node = self
        while let parent = node.parent { node = parent }
        return node === engine.root?.layoutNode
    }
}
