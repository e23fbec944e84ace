import Foundation
import ScrollworkBase
import ScrollworkGraph

/// Connects a binding with the first scroll view inside.
package struct ScrollSteeringModifier<Source: ScrollSteeringBinding>: PrimitiveModifier {
    nonisolated(unsafe) let source: Source
    nonisolated let anchor: UnitPoint?
    nonisolated init(_ source: Source, anchor: UnitPoint?) {
        self.source = source
        self.anchor = anchor
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        ScrollSteeringNode(view, context)
    }
}

extension View {
    /// Ties a position to the first scroll view inside: writing it scrolls, scrolling writes it (S-77…S-81).
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollSteeringModifier(PositionBinding(binding: position), anchor: anchor))
    }
    /// Ties the id of the view at `anchor` of the visible area to the first scroll view inside (S-70…S-76). The targets are the children of
    /// the layout marked with `scrollTargetLayout()`.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollSteeringModifier(IDBinding(binding: id), anchor: anchor))
    }
}

private struct TargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }

extension Transaction {
    /// The anchor that a write of a position uses in place of the modifier's (S-73).
    public var scrollTargetAnchor: UnitPoint? {
        get { self[TargetAnchorKey.self] }
        set { self[TargetAnchorKey.self] = newValue }
    }
    /// Whether a scroll view that decelerates goes on with its velocity from the new position, instead of resting there.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }
}

/// Reads the binding, turns writes into requests, and writes what the user does.
private final class ScrollSteeringNode<Inner: View, Source: ScrollSteeringBinding>:
    TypedNode<ModifiedContent<Inner, ScrollSteeringModifier<Source>>>, ScrollObserving
{
    private var content: TypedNode<Inner>!
    private let scope: EnvironmentScope
    private let steering = ScrollSteering()
    /// The value that was acted on last.
    private var last: Source.Value?
    /// The user's movements of the scroll view that were looked at.
    private var seenMoves = 0

    override init(_ view: ModifiedContent<Inner, ScrollSteeringModifier<Source>>, _ context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(view, context)
        configure()
        content = Inner.makeTypedNode(view.content, in: _NodeContext(self, environment: scope))
        engine.addScrollObserver(self)
    }

    private func configure() {
        steering.anchor = view.modifier.anchor
        let (value, profile) = track { () -> (Source.Value, PlatformProfile) in
            var values = EnvironmentValues(scope: environment)
            values.scrollSteerings.list.append(steering)
            Tracking.untracked { scope.replaceWrites(values.overrides, reason: UpdateReason("scroll position")) }
            return (view.modifier.source.binding.wrappedValue, values.profile)
        }
        let isFirst = last == nil
        let aim = Source.aim(from: last, to: value)
        last = value
        hold(value)
        guard let aim else { return }
        if isFirst {
            if Source.appliesFirstValue(on: profile) { steering.initialAim = anchored(aim, Transaction()) }
        } else if let scroll = steering.node {
            let transaction = self.transaction
            engine.scrollRequests.append(ScrollRequest(scroll, anchored(aim, transaction), transaction: transaction))
        } else {
            // The scroll view is made in the same update.
            steering.initialAim = anchored(aim, Transaction())
        }
    }

    private func hold(_ value: Source.Value) {
        steering.held = Source.held(value)
        steering.heldEdge = Source.heldEdge(value)
    }

    /// The wish's own anchor comes first, then the transaction's, then the modifier's.
    private func anchored(_ aim: ScrollAim, _ transaction: Transaction) -> ScrollAim {
        guard case .view(let id, let own) = aim else { return aim }
        return .view(id, anchor: own ?? transaction.scrollTargetAnchor ?? view.modifier.anchor)
    }

    override func update(_ new: ModifiedContent<Inner, ScrollSteeringModifier<Source>>) {
        view = new
        configure()
        content.update(new.content)
    }

    override func runUpdate() {
        isDirty = false
        configure()
    }

    /// Tells the binding where the user has scrolled to; once a frame, for changes only (S-71).
    func check() {
        guard let scroll = steering.node, !scroll.isDead, scroll.userMoves != seenMoves else { return }
        seenMoves = scroll.userMoves
        let ids = scroll.targets.target(at: view.modifier.anchor ?? .topLeading)?.ids ?? []
        let old = Tracking.untracked { view.modifier.source.binding.wrappedValue }
        let new = Source.scrolled(old, to: ids)
        hold(new)
        guard new != old else { return }
        last = new
        engine.report.observersRun += 1
        engine.enqueueAction(self, named: "scroll position") { [unowned self] in
            // Somebody may have written meanwhile; the newest wish wins.
            guard view.modifier.source.binding.wrappedValue == old else { return }
            view.modifier.source.binding.wrappedValue = new
        }
    }

    override func willTearDown() { engine.removeScrollObserver(self) }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { content.elements }
    override var label: String { "scroll position" }
}
