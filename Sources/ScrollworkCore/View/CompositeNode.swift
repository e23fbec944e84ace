import Foundation
import Observation
import ScrollworkGraph

/// The node of a view with a body: runs it when its value or something it read changed (P-04), and hands the result to the child.
package final class CompositeNode<V: View>: TypedNode<V> {
    private var child: TypedNode<V.Body>?
    private var properties: PropertyStorage
    private var animator: ValueAnimator<V>?

    override init(_ view: V, _ context: _NodeContext) {
        properties = PropertyStorage(of: V.self)
        super.init(view, context)
        let body = evaluate()
        child = V.Body.makeTypedNode(body, in: _NodeContext(list: self))
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
    override package func makeElements() -> [LayoutNode] { child?.elements ?? [] }
    override package var listContent: ViewNode? { child }

    override package func update(_ new: V) {
        if !isDirty, ValueComparison.areEqual(view, new) {
            engine.report.bodiesSkipped += 1
            return
        }
        // What an `Animatable` view shows moves from the presented value to the new one.
        animator = ValueAnimator.start(from: view, to: new, running: animator, node: self)
        view = animator?.current(at: engine.time) ?? new
        runUpdate()
    }

    override package func runUpdate() {
        if let animator {
            view = animator.current(at: engine.time)
            if animator.isFinished(at: engine.time) { self.animator = nil } else { engine.keepAnimating(self) }
        }
        isDirty = false
        let body = evaluate()
        child?.update(body)
    }

    private func evaluate() -> V.Body {
        engine.report.countBody(of: V.self, reason: dirtyReason)
        dirtyReason = nil
        return engine.evaluating(label) {
            track {
                properties.attach(to: &view, of: self)
                nonisolated(unsafe) let view = view
                return ObservationBridge.track(self) {
                    nonisolated(unsafe) var result: V.Body?
                    MainActor.assumeIsolated { result = view.body }
                    return result!
                }
            }
        }
    }

    override package var isComposite: Bool { true }
    override package func willTearDown() { properties.tearDown() }
}
