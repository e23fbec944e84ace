import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A value that the engine keeps for a view, for as long as the view's identity lasts (P-25).
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue value: Value) { initialValue = value }
    nonisolated public init(initialValue value: Value) { initialValue = value }

    public var wrappedValue: Value {
        get {
            guard let location else { return initialValue }
            return location.get()
        }
        nonmutating set {
            guard let location else {
                Warnings.once(
                    "state.unattached.\(Value.self)",
                    "a @State of type \(Value.self) was written before its view was on screen, so the write is lost. "
                        + "Set it through the initialiser or from an action of a view that is shown.")
                return
            }
            location.set(newValue, .current)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }

    nonisolated public static func _attach(_ property: inout State<Value>, slot: inout AnyObject?, in context: _PropertyContext) {
        if let known = slot as? StateLocation<Value> {
            property.location = known
        } else {
            let made = StateLocation(property.initialValue, engine: context.node.engine, name: context.name, owner: context.node.label)
            slot = made
            property.location = made
        }
    }

    /// The initial value counts once per identity, so a different one is no change.
    nonisolated public static func _areEqual(_ a: State<Value>, _ b: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }
}

/// The kept value of a `@State`. Bodies see the *committed* value of the update that runs; actions see the *latest* one written.
package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private var committed: Value
    private var latest: Value
    private unowned(unsafe) let engine: FrameLoop
    private weak var liveEngine: FrameLoop?
    private let source: Source
    private let name: String

    init(_ value: Value, engine: FrameLoop, name: String, owner: String) {
        committed = value
        latest = value
        self.engine = engine
        liveEngine = engine
        self.name = "\(owner).\(name)"
        // Writes name themselves in chains of causes.
        source = Source()
    }

    override package func get() -> Value {
        source.track()
        return engine.isUpdating ? committed : latest
    }

    override package func set(_ value: Value, _ transaction: Transaction) {
        guard liveEngine != nil else { return }
        guard MainThread.isCurrent else {
            engine.warnOffMain(name)
            nonisolated(unsafe) let value = value
            nonisolated(unsafe) let transaction = transaction
            DispatchQueue.main.async { self.set(value, transaction) }
            return
        }
        engine.warnIfUpdating(name)
        latest = value
        engine.transactions.write(self, transaction, reason: name) { [self] in
            let changed = !ValueComparison.areEqual(committed, value)
            committed = value
            if changed { source.changed(engine.cause ?? UpdateReason("write to \(name)")) }
        }
    }
}
