/// Publishes the changes of a property of a class.
///
/// A new value is sent, through `$property` and the object's `objectWillChange`, before the property changes: a subscriber that
/// reads the property still sees the old value.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// - Parameter initialValue: the first value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// - Parameter wrappedValue: the first value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Only properties of classes can be published; the compiler uses the static subscript for those.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// The property's publisher. It sends the current value to each new subscriber and each new value before it is stored.
    public var projectedValue: Published<Value>.Publisher {
        get { Publisher(storage: storage) }
        set { if newValue.storage !== storage { self = Published(sharing: newValue.storage) } }
    }

    private init(sharing storage: PublishedStorage<Value>) { self.storage = storage }

    /// Reads and writes the property on behalf of its object.
    public static subscript<EnclosingSelf>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value where EnclosingSelf: AnyObject {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published {
    /// The publisher of one property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            storage.subscribe(subscriber)
        }
    }
}

extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Writes every value to a published property, for as long as the property lives. It makes no reference cycle.
    public func assign(to published: inout Published<Self.Output>.Publisher) {
        subscribe(PublishedAssign(published.storage))
    }
}

/// Writes to a property that it does not keep alive.
private final class PublishedAssign<Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Never

    private let lock = Lock()
    private weak var storage: PublishedStorage<Value>?
    private var upstream: (any Subscription)?

    init(_ storage: PublishedStorage<Value>) {
        self.storage = storage
        storage.onRelease { [weak self] in self?.cancel() }
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, storage != nil else { return false }
            upstream = subscription
            return true
        }
        if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.set(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { lock.withLock { upstream = nil } }

    private func cancel() {
        let released = lock.withLock {
            defer { upstream = nil }
            return upstream
        }
        released?.cancel()
    }
}
