/// Keeps one publisher for each live object that has no `@Published` property to keep it in.
final class ObjectPublisherTable: @unchecked Sendable {
    static let shared = ObjectPublisherTable()

    private struct Entry {
        weak var owner: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 64

    /// Entries kept, dead ones included until the next sweep.
    var count: Int { lock.withLock { entries.count } }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        return lock.withLock {
            // An address may be that of an object that has died since: the weak reference tells.
            if let entry = entries[key], entry.owner === object { return entry.publisher }
            if entries.count >= sweepCount {
                entries = entries.filter { $0.value.owner != nil }
                sweepCount = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[key] = Entry(owner: object, publisher: publisher)
            return publisher
        }
    }
}
