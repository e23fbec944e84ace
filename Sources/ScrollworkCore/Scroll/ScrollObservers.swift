import Foundation
import ScrollworkBase

/// Observes the geometry or phase of the first scroll view inside (S-16…S-18, S-96).
package struct ScrollObserverModifier<T: Equatable>: PrimitiveModifier {
    nonisolated(unsafe) let read: (ScrollNode) -> T
    nonisolated(unsafe) let action: (T, T, ScrollNode) -> Void
    /// The value that counts as seen before the first look; nil for a call with the first value.
    nonisolated(unsafe) let initial: T?
    nonisolated init(initial: T? = nil, read: @escaping (ScrollNode) -> T, action: @escaping (T, T, ScrollNode) -> Void) {
        self.initial = initial
        self.read = read
        self.action = action
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        ScrollObserverNode(view, context)
    }
}

/// What the Compose pass asks of an observer.
package protocol ScrollObserving: ViewNode {
    func check()
}

private final class ScrollObserverNode<Inner: View, T: Equatable>: WrapperNode<ModifiedContent<Inner, ScrollObserverModifier<T>>, Inner>,
    ScrollObserving
{
    private var last: T?
    private weak var observed: ScrollNode?

    init(_ view: ModifiedContent<Inner, ScrollObserverModifier<T>>, _ context: _NodeContext) {
        last = view.modifier.initial
        super.init(view, context, content: view.content)
        engine.addScrollObserver(self)
    }

    override func update(_ new: ModifiedContent<Inner, ScrollObserverModifier<T>>) {
        view = new
        content.update(new.content)
    }

    func check() {
        if observed == nil || observed!.isDead { observed = ScrollObservers.firstScrollNode(in: content.elements) }
        guard let observed, observed.hasBeenLaidOut else { return }
        let value = view.modifier.read(observed)
        guard value != last else { return }
        // The first call has the laid-out value on both sides (S-17).
        let old = last ?? value
        last = value
        engine.report.observersRun += 1
        engine.enqueueAction(self) { [unowned self, unowned observed] in view.modifier.action(old, value, observed) }
    }

    override func willTearDown() { engine.removeScrollObserver(self) }
    override var label: String { "scroll observer" }
}

enum ScrollObservers {
    /// The scroll views that are in no other one. - Complexity: O(nodes outside of them).
    static func outermostScrollNodes(in nodes: [LayoutNode]) -> [ScrollNode] {
        nodes.flatMap { node in (node as? ScrollNode).map { [$0] } ?? outermostScrollNodes(in: node.children) }
    }

    /// The first scroll view in tree order. - Complexity: O(nodes before it).
    static func firstScrollNode(in nodes: [LayoutNode]) -> ScrollNode? {
        for node in nodes {
            if let scroll = node as? ScrollNode { return scroll }
            if let found = firstScrollNode(in: node.children) { return found }
        }
        return nil
    }
}

extension View {
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(ScrollObserverModifier(read: { transform($0.geometry) }, action: { old, new, _ in action(old, new) }))
    }
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        modifier(ScrollObserverModifier(read: { $0.activity.phase }, action: { old, new, _ in action(old, new) }))
    }
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)
        -> some View
    {
        modifier(
            ScrollObserverModifier(
                read: { $0.activity.phase },
                action: { old, new, node in
                    action(old, new, ScrollPhaseChangeContext(geometry: node.geometry, velocity: new == .idle ? nil : node.velocity))
                }))
    }
}

/// Runs an action when a value derived from a view's geometry changes (P-40).
package struct GeometryChangeModifier<T: Equatable>: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let read: (GeometryProxy) -> T
    nonisolated(unsafe) let action: (T, T) -> Void
    nonisolated init(read: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) {
        self.read = read
        self.action = action
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> GeometryChangeLayout<T> { GeometryChangeLayout(owner: owner) }
    nonisolated package func configure(_ element: GeometryChangeLayout<T>, old: GeometryChangeModifier<T>?) {
        element.read = read
        element.action = action
        if old == nil { owner(element).addScrollObserver(element.observer) }
    }
    nonisolated private func owner(_ element: GeometryChangeLayout<T>) -> FrameLoop { element.engine }
}

package final class GeometryChangeLayout<T: Equatable>: TransparentLayout {
    var read: ((GeometryProxy) -> T)?
    var action: ((T, T) -> Void)?
    private var last: T?
    /// The last three values of this frame: a value that returns is dropped (P-40).
    private var recent: [T] = []
    private var frame = -1
    lazy var observer = GeometryChangeObserver { [weak self] in self?.check() }

    private func check() {
        guard !isDead, isAttached, child != nil, placedProposal != nil, let read else { return }
        let value = read(GeometryProxy(node: child))
        guard value != last else { return }
        if engine.frameNumber != frame {
            frame = engine.frameNumber
            recent = []
        }
        guard !recent.contains(value) else {
            Warnings.once(
                "geometry.cycle.\(T.self)",
                "onGeometryChange(for: \(T.self)) action is cycling between duplicate values: it changes what it observes. "
                    + "The repeated value is dropped until the next frame.")
            return
        }
        recent.append(value)
        if recent.count > 3 { recent.removeFirst() }
        let old = last ?? value
        last = value
        engine.report.observersRun += 1
        engine.enqueueAction(owner) { [weak self] in self?.action?(old, value) }
    }
}

/// Lets a layout node take part in the Compose pass' look at observers.
package final class GeometryChangeObserver {
    let check: () -> Void
    init(_ check: @escaping () -> Void) { self.check = check }
}

extension View {
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(read: transform) { _, new in action(new) })
    }
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(read: transform, action: action))
    }
}
