import Foundation
import ScrollworkBase
import ScrollworkGraph

/// Is brought to a frame's time, apart from the views that it moves.
private final class MotionNode: ViewNode {
    var advance: () -> Void = {}
    override func runUpdate() {
        isDirty = false
        advance()
    }
    override var label: String { "motion" }
}

/// One thing that is shown over the window: its views, its box at the root, and its way in and out.
package final class Presentation {
    private unowned let owner: ViewNode
    private let engine: FrameLoop
    private let kind: PresentationKind
    private let target: DismissTarget
    private let scope: EnvironmentScope
    private let layout: PresentationLayout
    private var content: TypedNode<AnyView>!
    private var chrome: TypedNode<PresentationChrome>!
    private var dimming: TypedNode<PresentationDimming>!
    private var grabber: TypedNode<PresentationGrabber>!
    private let motionNode: MotionNode
    /// 0 is away, 1 is there.
    private var presence = AnimatedValue<Double>(from: 1, to: 1, animation: Presentation.motion, startTime: 0)
    private var afterwards: (() -> Void)?
    private var looksChanged = false

    /// UIKit's sheets take about this long; the curve is ours.
    private static let motion = Animation.smooth(duration: 0.4)

    /// - Parameter anchor: what a popover or a menu stands beside, in the window.
    init(kind: PresentationKind, owner: ViewNode, edge: Edge, anchor: @escaping () -> CGRect?, dismiss target: DismissTarget) {
        self.owner = owner
        self.target = target
        engine = owner.engine
        let values = owner.environment.values
        let isCompact = values.profile.kind == .iOS && values.horizontalSizeClass != .regular
        self.kind = kind == .popover && isCompact ? .sheet : kind
        scope = EnvironmentScope(parent: owner.environment)
        motionNode = MotionNode(_NodeContext(owner))
        layout = PresentationLayout(owner: owner, kind: self.kind, profile: values.profile, edge: edge, anchor: anchor)
    }

    /// Makes the views, over everything that is there already.
    func show(_ view: AnyView, animated: Bool) {
        var values = EnvironmentValues(scope: nil)
        values.dismiss = DismissAction(target: target)
        values.isPresented = true
        values.navigation = nil
        values.navigationLevel = 0
        values.isListRow = false
        values.isTabPage = false
        if kind == .alert || kind == .dialog || kind == .menu {
            values.foreground = []
            values.font = nil
        }
        scope.replaceWrites(values.overrides, reason: UpdateReason("presentation"))
        motionNode.advance = { [unowned self] in advance() }
        let context = _NodeContext(owner, environment: scope)
        content = AnyView.makeTypedNode(view, in: context)
        layout.setContent(ImplicitContainer.stack(owner: owner, content: content))
        chrome = PresentationChrome.makeTypedNode(chromeView, in: context)
        dimming = PresentationDimming.makeTypedNode(dimmingView, in: context)
        grabber = PresentationGrabber.makeTypedNode(grabberView, in: context)
        layout.setChrome(
            dimming: ImplicitContainer.overlay(owner: owner, content: dimming),
            chrome: ImplicitContainer.overlay(owner: owner, content: chrome, alignment: .top),
            grabber: ImplicitContainer.overlay(owner: owner, content: grabber, alignment: .top))
        layout.onOptionsChange = { [unowned self] in
            looksChanged = true
            owner.markDirty(UpdateReason("presentation options"))
        }
        layout.settle = { [unowned self] in settle($0, $1) }
        engine.addPresentation(layout)
        presence = AnimatedValue(from: 0, to: 0, animation: Self.motion, startTime: engine.time)
        enter(animated: animated)
    }

    func update(_ view: AnyView) {
        content.update(view)
        guard looksChanged else { return }
        looksChanged = false
        chrome.update(chromeView)
        dimming.update(dimmingView)
        grabber.update(grabberView)
    }

    /// Reads the height that somebody else chooses, for the running reader.
    func readSelection() { layout.readSelection() }

    // MARK: In and out

    func enter(animated: Bool) { move(to: 1, animated) {} }

    /// - Parameter then: called when it is out of sight.
    func leave(animated: Bool, then: @escaping () -> Void) { move(to: 0, animated, then) }

    private func move(to value: Double, _ animated: Bool, _ then: @escaping () -> Void) {
        let time = engine.time
        let from = animated ? presence.value(at: time) : value
        presence = AnimatedValue(from: from, to: value, animation: Self.motion, startTime: time)
        afterwards = then
        advance()
    }

    /// Brings it to the frame's time.
    private func advance() {
        let time = engine.time
        layout.show(presence.value(at: time), at: time)
        if presence.isFinished(at: time) {
            let then = afterwards
            afterwards = nil
            if layout.isSettling(at: time) { engine.keepAnimating(motionNode) }
            then?()
        } else {
            engine.keepAnimating(motionNode)
        }
    }

    /// Takes the views away.
    func remove() {
        withdraw()
        forEachNode { $0.tearDown() }
    }

    /// Leaves the window; the views go with their owner.
    func withdraw() { engine.removePresentation(layout) }

    func forEachNode(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let chrome { body(chrome) }
        if let dimming { body(dimming) }
        if let grabber { body(grabber) }
        body(motionNode)
    }

    // MARK: Looks

    private var chromeView: PresentationChrome {
        let options = layout.options
        let isSheet = kind == .sheet && layout.isBottomSheet
        return PresentationChrome(
            kind: kind, background: options.background, cornerRadius: layout.cornerRadius, isDraggable: isSheet,
            drag: { [weak layout] in layout?.drag(by: $0) },
            drop: { [weak layout] in layout?.drop(velocity: $0) })
    }

    private var grabberView: PresentationGrabber {
        let options = layout.options
        return PresentationGrabber(
            isShown: layout.isBottomSheet && (options.showsDragIndicator ?? ((options.detents?.count ?? 1) > 1)))
    }

    private var dimmingView: PresentationDimming {
        let canDismiss = layout.options.isDismissDisabled != true && layout.dismissesOnTapOutside
        return PresentationDimming(kind: kind, dismiss: canDismiss ? { [target] in target.dismiss() } : nil)
    }

    /// A drag ended: the sheet rests at a detent, or goes.
    private func settle(_ detent: PresentationDetent?, _ isDismissed: Bool) {
        if isDismissed { target.dismiss() }
        if let detent, let selection = layout.options.selection, selection.wrappedValue != detent { selection.wrappedValue = detent }
        engine.keepAnimating(motionNode)
        engine.requestFrame()
    }
}

extension FrameLoop {
    func addPresentation(_ layout: PresentationLayout) { root.layoutNode.setPresentations(root.layoutNode.presentations + [layout]) }
    func removePresentation(_ layout: PresentationLayout) {
        guard let node = root?.layoutNode else { return }
        node.setPresentations(node.presentations.filter { $0 !== layout })
    }

    /// Whether a user can reach a box: it is in what lies on top of everything, and not hidden.
    package func isInFront(_ node: LayoutNode) -> Bool {
        guard !isConcealed(node.owner) else { return false }
        return root.layoutNode.presentations.last.map { node.isInside($0) } ?? true
    }
}
