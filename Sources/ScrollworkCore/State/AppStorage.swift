import Foundation
import ScrollworkBase
import ScrollworkGraph

/// A value kept in user defaults, that views follow.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: AppStorageKey<Value>
    private var location: AppStorageLocation<Value>?

    nonisolated fileprivate init(_ key: AppStorageKey<Value>) { self.key = key }

    public var wrappedValue: Value {
        get { location?.get() ?? key.value }
        nonmutating set { if let location { location.set(newValue, .current) } else { key.write(newValue) } }
    }

    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        let key = self.key
        return Binding(get: { key.value }, set: { key.write($0) })
    }

    nonisolated public static func _attach(_ property: inout AppStorage<Value>, slot: inout AnyObject?, in context: _PropertyContext) {
        if let known = slot as? AppStorageLocation<Value> {
            property.location = known
        } else {
            let made = AppStorageLocation(property.key, engine: context.node.engine)
            slot = made
            property.location = made
        }
    }
    nonisolated public static func _areEqual(_ a: AppStorage<Value>, _ b: AppStorage<Value>) -> Bool { true }
}

/// Where a value is kept, and how it is written there.
struct AppStorageKey<Value> {
    let name: String
    let store: UserDefaults
    let initial: Value
    /// nil where nothing of the kind is stored.
    let decode: (Any) -> Value?
    /// nil removes the entry.
    let encode: (Value) -> Any?

    var value: Value { store.object(forKey: name).flatMap(decode) ?? initial }
    func write(_ value: Value) {
        if let object = encode(value) { store.set(object, forKey: name) } else { store.removeObject(forKey: name) }
    }
}

/// One view's access to a stored value; all of one key hear of each other's writes.
final class AppStorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let key: AppStorageKey<Value>
    private weak var engine: FrameLoop?
    private let source: Source

    init(_ key: AppStorageKey<Value>, engine: FrameLoop) {
        self.key = key
        self.engine = engine
        source = Source("AppStorage \(key.name)")
        super.init()
        AppStorageListeners.add(key.name) { [weak self] in
            guard let self else { return false }
            notify($0)
            return true
        }
    }

    private func notify(_ transaction: Transaction) {
        engine?.transactions.write(self, transaction, reason: "AppStorage \(key.name)") { [weak self] in
            guard let self else { return }
            source.changed(UpdateReason("write to AppStorage \(key.name)"))
        }
    }

    override func get() -> Value {
        source.track()
        return key.value
    }
    override func set(_ value: Value, _ transaction: Transaction) {
        key.write(value)
        AppStorageListeners.tell(key.name, transaction)
    }
}

/// Who follows which key.
private enum AppStorageListeners {
    nonisolated(unsafe) private static var listeners: [String: [(Transaction) -> Bool]] = [:]
    static func add(_ name: String, _ listener: @escaping (Transaction) -> Bool) { listeners[name, default: []].append(listener) }
    static func tell(_ name: String, _ transaction: Transaction) { listeners[name]?.removeAll { !$0(transaction) } }
}

extension AppStorage {
    /// Kept as it is.
    nonisolated private init(plain initial: Value, _ name: String, _ store: UserDefaults?, _ decode: @escaping (Any) -> Value?) {
        self.init(AppStorageKey(name: name, store: store ?? .standard, initial: initial, decode: decode, encode: { $0 }))
    }
    /// Kept as the wrapped value, where there is one.
    nonisolated private init<Wrapped>(optional name: String, _ store: UserDefaults?, _ decode: @escaping (Any) -> Wrapped?)
    where Value == Wrapped? {
        self.init(
            AppStorageKey(
                name: name, store: store ?? .standard, initial: nil, decode: { Optional(decode($0)) }, encode: { $0.map { $0 as Any } }))
    }
}

/// What user defaults hold, as the types that were asked for; numbers come back as `NSNumber`.
private enum Stored {
    static func bool(_ object: Any) -> Bool? { (object as? NSNumber)?.boolValue ?? object as? Bool }
    static func int(_ object: Any) -> Int? { (object as? NSNumber)?.intValue ?? object as? Int }
    static func double(_ object: Any) -> Double? { (object as? NSNumber)?.doubleValue ?? object as? Double }
    static func string(_ object: Any) -> String? { object as? String }
    static func data(_ object: Any) -> Data? { object as? Data }
    static func url(_ object: Any) -> URL? { (object as? String).flatMap { URL(string: $0) } }
}

extension AppStorage {
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store, Stored.bool)
    }
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store, Stored.int)
    }
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store, Stored.double)
    }
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store, Stored.string)
    }
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store, Stored.data)
    }
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            AppStorageKey(name: key, store: store ?? .standard, initial: wrappedValue, decode: Stored.url, encode: { $0.absoluteString }))
    }
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            AppStorageKey(
                name: key, store: store ?? .standard, initial: wrappedValue, decode: { Stored.int($0).flatMap(Value.init) },
                encode: { $0.rawValue }))
    }
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            AppStorageKey(
                name: key, store: store ?? .standard, initial: wrappedValue, decode: { Stored.string($0).flatMap(Value.init) },
                encode: { $0.rawValue }))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store, Stored.bool) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store, Stored.int) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: key, store, Stored.double)
    }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: key, store, Stored.string)
    }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store, Stored.data) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            AppStorageKey(
                name: key, store: store ?? .standard, initial: nil, decode: { Optional(Stored.url($0)) }, encode: { $0?.absoluteString }))
    }
}

extension AppStorage {
    nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(
            AppStorageKey(
                name: key, store: store ?? .standard, initial: nil, decode: { Optional(Stored.string($0).flatMap(R.init)) },
                encode: { $0?.rawValue }))
    }
    nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(
            AppStorageKey(
                name: key, store: store ?? .standard, initial: nil, decode: { Optional(Stored.int($0).flatMap(R.init)) },
                encode: { $0?.rawValue }))
    }
}
