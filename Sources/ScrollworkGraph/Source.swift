/// A mutable input cell: somebody reads it, and is told when it changes.
///
/// A source holds no value, only the edges to its readers, so that a value may live wherever it is fastest to reach.
package final class Source {
    /// For cause chains, such as "State count" or "scroll offset".
    package let name: String
    private var dependents: [ObjectIdentifier: Unmanaged<Dependent>] = [:]

    package init(_ name: String = "") { self.name = name }

    deinit {
        for (_, reader) in dependents { reader.takeUnretainedValue().forget(self) }
    }

    /// Registers the running reader, if there is one.
    package func track() {
        if let reader = Tracking.current { reader.depend(on: self) }
    }

    package var hasDependents: Bool { !dependents.isEmpty }
    package var dependentCount: Int { dependents.count }

    /// Tells every reader that what it read is out of date.
    /// - Complexity: O(readers).
    package func changed(_ reason: UpdateReason) {
        guard !dependents.isEmpty else { return }
        let cause = reason.through(self)
        for reader in dependents.values.map({ $0.takeUnretainedValue() }).sorted(by: { $0.order < $1.order }) {
            reader.sourceDidChange(reason: cause)
        }
    }

    func add(_ reader: Dependent) { dependents[ObjectIdentifier(reader)] = .passUnretained(reader) }
    func remove(_ reader: Dependent) { dependents[ObjectIdentifier(reader)] = nil }
}
