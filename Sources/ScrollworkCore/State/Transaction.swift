import Foundation

/// A key of a transaction's own values.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What goes with a state change: its animation and switches (P-09).
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    /// Writes with the same id are one change; each `withTransaction` has its own, 0 stands for writes outside of any (P-02).
    package var id = 0
    package var completions: [TransactionCompletion] = []

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs when every animation that this transaction started has ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(TransactionCompletion(completion))
    }

    nonisolated(unsafe) package static var current = Transaction()
    nonisolated(unsafe) private static var lastID = 0

    package static func makeID() -> Int {
        lastID += 1
        return lastID
    }

    /// The animation that really runs.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// This transaction with what a binding of its own says on top.
    package func overridden(by other: Transaction) -> Transaction {
        guard other.animation != nil || other.disablesAnimations || !other.values.isEmpty else { return self }
        var result = self
        if let animation = other.animation { result.animation = animation }
        if other.disablesAnimations { result.disablesAnimations = true }
        result.values.merge(other.values) { $1 }
        if result.id == 0 { result.id = Transaction.makeID() }
        return result
    }
}

/// A completion block that waits for its animations.
package final class TransactionCompletion {
    private var body: (() -> Void)?
    var running = 0
    /// Whether a change was made under the transaction, so that its update decides when this runs.
    var isAwaited = false
    init(_ body: @escaping () -> Void) { self.body = body }
    func finish() {
        let body = self.body
        self.body = nil
        body?()
    }
    func finishIfDone() { if running == 0 { finish() } }

    /// One of the animations has ended. The block runs in the next Action pass.
    func animationEnded(in engine: FrameLoop) {
        running -= 1
        if running == 0 { engine.enqueueAction(nil) { self.finishIfDone() } }
    }
}

/// Runs `body`; state it writes changes under `transaction`.
nonisolated public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let previous = Transaction.current
    var inner = transaction
    if inner.id == 0, inner.animation != nil || inner.disablesAnimations { inner.id = Transaction.makeID() }
    Transaction.current = inner
    defer { Transaction.current = previous }
    return try body()
}

/// Runs `body` with one transaction value set.
nonisolated public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R
{
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    transaction.id = Transaction.makeID()
    return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes is animated.
nonisolated public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.id = Transaction.makeID()
    return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes is animated, and `completion` runs when all that has ended.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.id = Transaction.makeID()
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    defer { TransactionQueue.expect(transaction.completions.filter { !$0.isAwaited }) }
    return try withTransaction(transaction, body)
}
