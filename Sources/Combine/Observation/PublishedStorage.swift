/// The value of one `@Published` property. The subscribers' part is made when somebody first asks for it.
final class PublishedStorage<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var plain: Value
    private var core: SubjectCore<Value, Never>?
    private var changePublisher: ObservableObjectPublisher?
    private var releaseActions: [() -> Void] = []

    deinit {
        for action in releaseActions { action() }
    }

    init(_ value: Value) { plain = value }

    /// Told before each change of the value.
    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { changePublisher } }
        set { lock.withLock { changePublisher = newValue } }
    }

    var value: Value { lock.withLock { plain } }

    /// Runs an action when the property goes away, as `assign(to:)` ends then.
    func onRelease(_ action: @escaping () -> Void) { lock.withLock { releaseActions.append(action) } }

    /// Tells the object's subscribers and the property's, which all still read the old value, then stores the new one.
    func set(_ newValue: Value) {
        let (changePublisher, core) = lock.withLock { (self.changePublisher, self.core) }
        changePublisher?.send()
        core?.send(newValue)
        store(newValue)
    }

    private func store(_ newValue: Value) {
        lock.lock()
        let released = plain
        plain = newValue
        let core = core
        lock.unlock()
        core?.current = newValue
        withExtendedLifetime(released) {}
    }

    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let core = lock.withLock {
            if let known = self.core { return known }
            let made = SubjectCore<Value, Never>(latest: plain)
            self.core = made
            return made
        }
        core.subscribe(subscriber, owner: core, name: "PublishedSubject")
    }
}
