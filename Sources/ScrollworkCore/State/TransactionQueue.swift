import Foundation
import ScrollworkGraph

/// State writes that wait for their update: groups in order, one evaluation each (P-01, P-02).
package final class TransactionQueue {
    private struct Group {
        var transaction: Transaction
        /// In order of first write; a later write to the same place replaces the earlier one.
        var writes: [(place: ObjectIdentifier, name: String, apply: () -> Void)] = []
        var index: [ObjectIdentifier: Int] = [:]
        var invalidated: [(node: ViewNode, reason: UpdateReason)] = []
    }

    private var groups: [Group] = []
    private unowned let engine: FrameLoop
    /// Completion blocks of transactions that have not been looked at yet.
    nonisolated(unsafe) package static var pendingCompletions: [TransactionCompletion] = []

    init(engine: FrameLoop) { self.engine = engine }

    package var isEmpty: Bool { groups.isEmpty }

    /// The names of what waits, for reports.
    package var pendingNames: [String] { groups.flatMap { $0.writes.map(\.name) } }

    /// Queues a write to `place`; `apply` commits it when its group's update begins.
    package func write(_ place: AnyObject, _ transaction: Transaction, reason: String, apply: @escaping () -> Void) {
        let group = openGroup(transaction)
        let id = ObjectIdentifier(place)
        if let index = groups[group].index[id] {
            groups[group].writes[index].apply = apply
        } else {
            groups[group].index[id] = groups[group].writes.count
            groups[group].writes.append((id, reason, apply))
        }
        engine.requestFrame()
    }

    /// Queues a node for evaluation without a write of ours, as when an observed object is about to change.
    package func invalidate(_ node: ViewNode, reason: UpdateReason, transaction: Transaction = .current) {
        let group = openGroup(transaction)
        groups[group].invalidated.append((node, reason))
        engine.requestFrame()
    }

    /// Commits the oldest group: its values are seen by bodies from now on, and their readers are dirty.
    /// - Returns: the group's transaction, nil if nothing waited.
    package func commitNext() -> Transaction? {
        guard !groups.isEmpty else { return nil }
        let group = groups.removeFirst()
        for write in group.writes { write.apply() }
        for entry in group.invalidated { entry.node.markDirty(entry.reason) }
        return group.transaction
    }

    private func openGroup(_ transaction: Transaction) -> Int {
        if let last = groups.last, last.transaction.id == transaction.id { return groups.count - 1 }
        groups.append(Group(transaction: transaction))
        return groups.count - 1
    }
}
