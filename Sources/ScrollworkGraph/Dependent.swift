/// Who is told that something a dependent read has changed.
package protocol DependentClient: AnyObject {
    /// Puts the client on the work list of its pass; no work is done here.
    func sourceDidChange(reason: UpdateReason)
}

/// The edges of a derived cell: a rule whose reads are tracked. It is told when one of them changes and runs again when its pass comes.
///
/// Edges are rebuilt at each run, so a read that no longer happens no longer wakes the rule.
package final class Dependent {
    private unowned(unsafe) let client: any DependentClient
    private var sources: [ObjectIdentifier: Unmanaged<Source>] = [:]
    /// Creation order; readers are told in it, so that runs repeat exactly.
    package let order: Int
    nonisolated(unsafe) private static var created = 0

    /// - Parameter client: outlives this object, which it owns.
    package init(client: any DependentClient) {
        self.client = client
        Dependent.created += 1
        order = Dependent.created
    }

    deinit { dropSources() }

    func sourceDidChange(reason: UpdateReason) { client.sourceDidChange(reason: reason) }

    func depend(on source: Source) {
        let id = ObjectIdentifier(source)
        guard sources[id] == nil else { return }
        sources[id] = .passUnretained(source)
        source.add(self)
    }

    func forget(_ source: Source) { sources[ObjectIdentifier(source)] = nil }

    /// Cuts all edges. - Complexity: O(sources).
    package func dropSources() {
        for (_, source) in sources { source.takeUnretainedValue().remove(self) }
        sources.removeAll(keepingCapacity: true)
    }

    package var sourceCount: Int { sources.count }

    /// Runs `rule` with its reads tracked as this reader's, in place of those of the last run.
    package func track<Result>(_ rule: () -> Result) -> Result {
        dropSources()
        return Tracking.with(self, rule)
    }
}
