import Combine
import Foundation
import Observation
import ScrollworkBase
import ScrollworkGraph

/// Changes the environment of the content.
package struct EnvironmentModifier: PrimitiveModifier {
    nonisolated(unsafe) let apply: (inout EnvironmentValues) -> Void
    nonisolated init(_ apply: @escaping (inout EnvironmentValues) -> Void) { self.apply = apply }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        EnvironmentNode(view, context)
    }
}

private final class EnvironmentNode<Inner: View>: TypedNode<ModifiedContent<Inner, EnvironmentModifier>> {
    private var content: TypedNode<Inner>!
    private let scope: EnvironmentScope

    override init(_ view: ModifiedContent<Inner, EnvironmentModifier>, _ context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(view, context)
        write()
        content = Inner.makeTypedNode(view.content, in: _NodeContext(list: self, environment: scope))
    }

    private func write() {
        track {
            var values = EnvironmentValues(scope: environment)
            view.modifier.apply(&values)
            Tracking.untracked { scope.replaceWrites(values.overrides, reason: UpdateReason("environment modifier")) }
        }
    }

    override func update(_ new: ModifiedContent<Inner, EnvironmentModifier>) {
        view = new
        let wasRightToLeft = scope.isRightToLeft
        write()
        if scope.isRightToLeft != wasRightToLeft {
            engine.directionChanges += 1
            for element in content.elements { element.relayoutSubtree() }
        }
        content.update(new.content)
    }

    override func runUpdate() {
        isDirty = false
        write()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { content.elements }
    override var listContent: ViewNode? { content }
    override var label: String { "environment" }
}

extension LayoutNode {
    /// Measures, places and records the whole subtree again, when the layout direction changed.
    final func relayoutSubtree() {
        layoutDirectionDidChange()
        setNeedsMeasure()
        setNeedsPaint()
        for element in children { element.relayoutSubtree() }
    }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[T.self] = object })
    }
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0[T.self] = object })
    }
}
