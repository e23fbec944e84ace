/// Cancels what it wraps when `cancel()` is called or when the last reference to it goes away.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// - Parameter cancel: called once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Wraps another cancellable.
    public init<C>(_ canceller: C) where C: Cancellable { action = { canceller.cancel() } }

    deinit { action?() }

    /// Cancels now. Calling it again does nothing.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps this alive in a collection.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this alive in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Two values are equal if they are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
