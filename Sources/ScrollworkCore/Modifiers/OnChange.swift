import Combine
import Foundation
import ScrollworkBase
import ScrollworkGraph

/// Runs an action when a value differs from the last evaluation's (P-36, P-37).
package struct OnChangeModifier<V: Equatable>: PrimitiveModifier {
    nonisolated(unsafe) let value: V
    nonisolated let initial: Bool
    nonisolated(unsafe) let action: (V, V) -> Void
    /// The deprecated form runs the closure of the evaluation *before* the change.
    nonisolated let usesPreviousClosure: Bool
    nonisolated init(_ value: V, initial: Bool, usesPreviousClosure: Bool = false, action: @escaping (V, V) -> Void) {
        self.value = value
        self.initial = initial
        self.usesPreviousClosure = usesPreviousClosure
        self.action = action
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        OnChangeNode(view, context)
    }
}

private final class OnChangeNode<Inner: View, V: Equatable>: WrapperNode<ModifiedContent<Inner, OnChangeModifier<V>>, Inner> {
    private var cycle = CycleGuard()

    init(_ view: ModifiedContent<Inner, OnChangeModifier<V>>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
    }

    override func willMakeContent() {
        guard view.modifier.initial else { return }
        let modifier = view.modifier
        engine.enqueueAction(self, named: observerName) { modifier.action(modifier.value, modifier.value) }
    }

    override func update(_ new: ModifiedContent<Inner, OnChangeModifier<V>>) {
        let old = view.modifier
        view = new
        if new.modifier.value != old.value,
            cycle.allows(in: engine, observerName, noun: "The observer")
        {
            let action = new.modifier.usesPreviousClosure ? old.action : new.modifier.action
            engine.report.observersRun += 1
            engine.enqueueAction(self, named: observerName) { action(old.value, new.modifier.value) }
        }
        content.update(new.content)
    }

    private var observerName: String { "onChange of \(V.self) in \(viewName)" }
    override var label: String { "onChange" }
}

/// Runs an action for each value of a publisher (P-12).
package struct OnReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    nonisolated(unsafe) let publisher: P
    nonisolated(unsafe) let action: (P.Output) -> Void
    nonisolated init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        OnReceiveNode(view, context)
    }
}

private final class OnReceiveNode<Inner: View, P: Publisher>: WrapperNode<ModifiedContent<Inner, OnReceiveModifier<P>>, Inner>
where P.Failure == Never {
    private var subscription: AnyCancellable?

    init(_ view: ModifiedContent<Inner, OnReceiveModifier<P>>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
        subscribe()
    }

    private func subscribe() {
        subscription = view.modifier.publisher.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            MainThread.run { self?.receive(value) }
        }
    }

    private func receive(_ value: P.Output) {
        guard !isDead else { return }
        if engine.isUpdating {
            engine.enqueueAction(self) { [unowned self] in view.modifier.action(value) }
        } else {
            // The newest closure, once what was written before is evaluated (P-12).
            engine.flushUpdatesBeforeAction()
            engine.report.observersRun += 1
            view.modifier.action(value)
        }
    }

    override func update(_ new: ModifiedContent<Inner, OnReceiveModifier<P>>) {
        let isSame = ValueComparison.areEqual(view.modifier.publisher, new.modifier.publisher)
        view = new
        if !isSame { subscribe() }
        content.update(new.content)
    }

    override func willTearDown() { subscription?.cancel() }
    override var label: String { "onReceive" }
}

extension View {
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
        modifier(OnChangeModifier(value, initial: initial, action: action))
    }
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(OnChangeModifier(value, initial: initial) { _, _ in action() })
    }
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(OnChangeModifier(value, initial: false, usesPreviousClosure: true) { action($1) })
    }
    nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(OnReceiveModifier(publisher, action))
    }
}
