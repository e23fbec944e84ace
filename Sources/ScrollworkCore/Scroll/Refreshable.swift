import Foundation
import ScrollworkBase
import ScrollworkGraph

/// Runs the action of `refreshable`; views that have their own way to refresh call it.
public struct RefreshAction: Sendable {
    nonisolated(unsafe) package let source: RefreshSource
    /// Runs the action and returns when it has.
    public func callAsFunction() async { await source.action() }
}

/// The newest action of a modifier; the value in the environment stays the same.
package final class RefreshSource {
    package var action: @Sendable () async -> Void
    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshSource? { nil } }

extension EnvironmentValues {
    /// The action of the nearest `refreshable` around, nil without one.
    public var refresh: RefreshAction? { self[RefreshKey.self].map { RefreshAction(source: $0) } }
}

package struct RefreshableModifier: PrimitiveModifier {
    nonisolated let action: @Sendable () async -> Void
    nonisolated init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        RefreshableNode(view, context)
    }
}

private final class RefreshableNode<Inner: View>: TypedNode<ModifiedContent<Inner, RefreshableModifier>> {
    private var content: TypedNode<Inner>!
    private let source: RefreshSource

    override init(_ view: ModifiedContent<Inner, RefreshableModifier>, _ context: _NodeContext) {
        source = RefreshSource(view.modifier.action)
        let scope = EnvironmentScope(parent: context.environment)
        super.init(view, context)
        var values = EnvironmentValues(scope: nil)
        values[RefreshKey.self] = source
        scope.replaceWrites(values.overrides, reason: UpdateReason("refreshable"))
        content = Inner.makeTypedNode(view.content, in: _NodeContext(self, environment: scope))
    }

    override func update(_ new: ModifiedContent<Inner, RefreshableModifier>) {
        view = new
        source.action = new.modifier.action
        content.update(new.content)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { content.elements }
    override var label: String { "refreshable" }
}

extension View {
    /// Lets users pull scroll views inside down to run an action; a spinner shows until it returns (S-127).
    nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshableModifier(action))
    }
}
