import Foundation

/// Changes the transaction of updates in the content (P-09).
package struct TransactionModifier: PrimitiveModifier {
    nonisolated(unsafe) let apply: (inout Transaction) -> Void
    nonisolated init(_ apply: @escaping (inout Transaction) -> Void) { self.apply = apply }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        TransactionNode(view, context)
    }
}

private final class TransactionNode<Inner: View>: WrapperNode<ModifiedContent<Inner, TransactionModifier>, Inner> {
    init(_ view: ModifiedContent<Inner, TransactionModifier>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
        engine.transactionModifierCount += 1
    }
    override func update(_ new: ModifiedContent<Inner, TransactionModifier>) {
        view = new
        content.update(new.content)
    }
    override func transform(_ transaction: inout Transaction) { view.modifier.apply(&transaction) }
    override func willTearDown() { engine.transactionModifierCount -= 1 }
    override var label: String { "transaction" }
}

/// Animates what changes in the content in an update in which a value changed; the nearest one wins (M-183).
package struct ValueAnimationModifier<V: Equatable>: PrimitiveModifier {
    nonisolated let animation: Animation?
    nonisolated(unsafe) let value: V
    nonisolated init(_ animation: Animation?, _ value: V) {
        self.animation = animation
        self.value = value
    }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        ValueAnimationNode(view, context)
    }
}

private final class ValueAnimationNode<Inner: View, V: Equatable>: WrapperNode<ModifiedContent<Inner, ValueAnimationModifier<V>>, Inner> {
    /// The update in which the value changed.
    private var changedIn = -1

    init(_ view: ModifiedContent<Inner, ValueAnimationModifier<V>>, _ context: _NodeContext) {
        super.init(view, context, content: view.content)
        engine.transactionModifierCount += 1
    }
    override func update(_ new: ModifiedContent<Inner, ValueAnimationModifier<V>>) {
        if new.modifier.value != view.modifier.value { changedIn = engine.updateNumber }
        view = new
        content.update(new.content)
    }
    override func transform(_ transaction: inout Transaction) {
        if changedIn == engine.updateNumber, !transaction.disablesAnimations { transaction.animation = view.modifier.animation }
    }
    override func willTearDown() { engine.transactionModifierCount -= 1 }
    override var label: String { "animation" }
}

extension View {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform))
    }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation, value))
    }
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }
}

extension ViewModifier {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(TransactionModifier(transform))
    }
}
