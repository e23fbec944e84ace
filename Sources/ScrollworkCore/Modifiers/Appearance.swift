import Foundation
import ScrollworkGraph

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// Acts when views come and go. On a list of views it acts once for the whole: first element in, last element out (P-35).
package struct AppearanceModifier: PrimitiveModifier {
    nonisolated(unsafe) let appear: (() -> Void)?
    nonisolated(unsafe) let disappear: (() -> Void)?
    nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.appear = appear
        self.disappear = disappear
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        AppearanceNode(view, context)
    }
}

/// A node that is told when its content is on screen and when it no longer is.
package class AppearanceWatchingNode<Inner: View, M>: TypedNode<ModifiedContent<Inner, M>>, AppearanceWatching where M: ViewModifier {
    package private(set) final var content: TypedNode<Inner>!
    package private(set) final var isVisible = false

    override package init(_ view: ModifiedContent<Inner, M>, _ context: _NodeContext) {
        super.init(view, context)
        // Queued before the content exists: outer views appear before inner ones (P-32).
        engine.enqueueAppearance(self)
        content = Inner.makeTypedNode(view.content, in: _NodeContext(list: self))
    }

    override package func update(_ new: ModifiedContent<Inner, M>) {
        view = new
        content.update(new.content)
    }

    /// Compares what is with what was told, and tells the difference (P-31).
    package final func checkAppearance() {
        let visible = !isDead && !isSuspended && !content.elements.isEmpty && !engine.isConcealed(self)
        guard visible != isVisible else { return }
        isVisible = visible
        if visible { didAppear() } else { didDisappear() }
    }

    package func didAppear() {}
    package func didDisappear() {}

    override package func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override package func makeElements() -> [LayoutNode] {
        // Asked for again whenever the content's elements changed.
        engine.enqueueAppearance(self)
        return content.elements
    }
    override package var listContent: ViewNode? { content }
    override package func willTearDown() { engine.enqueueDisappearance(self) }
    override package var label: String { TypeNames.short(M.self) }
}

/// What the Action pass knows of such a node.
package protocol AppearanceWatching: ViewNode {
    func checkAppearance()
}

private final class AppearanceNode<Inner: View>: AppearanceWatchingNode<Inner, AppearanceModifier> {
    override func didAppear() { view.modifier.appear?() }
    override func didDisappear() { view.modifier.disappear?() }
}

/// Runs an async action while the view is on screen (P-33).
package struct TaskModifier: PrimitiveModifier {
    nonisolated(unsafe) let id: AnyHashable?
    nonisolated let priority: TaskPriority
    nonisolated let action: @Sendable () async -> Void
    nonisolated init(id: AnyHashable?, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
        self.id = id
        self.priority = priority
        self.action = action
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        TaskNode(view, context)
    }
}

private final class TaskNode<Inner: View>: AppearanceWatchingNode<Inner, TaskModifier> {
    private var task: Task<Void, Never>?

    override func update(_ new: ModifiedContent<Inner, TaskModifier>) {
        let changed = new.modifier.id != view.modifier.id
        super.update(new)
        if changed, isVisible {
            engine.enqueueAction(self) { [unowned self] in
                task?.cancel()
                start()
            }
        }
    }

    private func start() {
        let action = view.modifier.action
        task = Task(priority: view.modifier.priority) { @MainActor in await action() }
    }

    override func didAppear() { start() }
    override func didDisappear() {
        task?.cancel()
        task = nil
    }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: nil, priority: priority, action: action))
    }
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyHashable(EquatableKey(value)), priority: priority, action: action))
    }
}

/// Makes an equatable value a hashable one, for comparison only.
private struct EquatableKey<T: Equatable>: Hashable {
    let value: T
    init(_ value: T) { self.value = value }
    func hash(into hasher: inout Hasher) {}
}
