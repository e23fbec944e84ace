import Foundation
import ScrollworkGraph

/// State writes that wait for their update: groups in order, one evaluation each (P-01, P-02).
package final class TransactionQueue {
    private struct Group {
        var transaction: Transaction
        /// In order of first write; a later write to the same place replaces the earlier one.
        var writes: [(place: ObjectIdentifier, name: String, cause: UpdateReason, apply: () -> Void)] = []
        var index: [ObjectIdentifier: Int] = [:]
        var invalidated: [(node: ViewNode, reason: UpdateReason)] = []
    }

    private var groups: [Group] = []
    private unowned let engine: FrameLoop
    /// Completion blocks of transactions of which no write has been seen.
    nonisolated(unsafe) private static var pendingCompletions: [TransactionCompletion] = []

    static func expect(_ completions: [TransactionCompletion]) { pendingCompletions.append(contentsOf: completions) }
    /// Whether a completion waits although its transaction changed nothing, so that there is nothing to wait for.
    static var hasIdleCompletions: Bool { !pendingCompletions.isEmpty }
    static func takeIdleCompletions() -> [TransactionCompletion] {
        guard !pendingCompletions.isEmpty else { return [] }
        defer { pendingCompletions = [] }
        return pendingCompletions
    }

    init(engine: FrameLoop) { self.engine = engine }

    package var isEmpty: Bool { groups.isEmpty }

    /// What waits, with the chain of causes of each.
    var pendingChains: [String] {
        groups.flatMap { group in
            group.writes.map { "\($0.name): \($0.cause)" } + group.invalidated.map { "\($0.node.label): \($0.reason)" }
        }
    }

    /// Queues a write to `place`; `apply` commits it when its group's update begins.
    package func write(_ place: AnyObject, _ transaction: Transaction, reason: String, apply: @escaping () -> Void) {
        let group = openGroup(transaction)
        let id = ObjectIdentifier(place)
        if let index = groups[group].index[id] {
            groups[group].writes[index].apply = apply
            groups[group].writes[index].cause = engine.causeOfWrite(to: reason)
        } else {
            groups[group].index[id] = groups[group].writes.count
            groups[group].writes.append((id, reason, engine.causeOfWrite(to: reason), apply))
        }
        engine.requestFrame()
    }

    /// Queues a node for evaluation without a write of ours, as when an observed object is about to change.
    package func invalidate(_ node: ViewNode, reason: UpdateReason, transaction: Transaction = .current) {
        let group = openGroup(transaction)
        groups[group].invalidated.append((node, engine.cause?.adding(reason.description) ?? reason))
        engine.requestFrame()
    }

    /// Commits the oldest group: its values are seen by bodies from now on, and their readers are dirty.
    /// - Returns: the group's transaction, nil if nothing waited.
    package func commitNext() -> Transaction? {
        guard !groups.isEmpty else { return nil }
        let group = groups.removeFirst()
        for write in group.writes {
            engine.cause = write.cause
            write.apply()
        }
        engine.cause = nil
        for entry in group.invalidated { entry.node.markDirty(entry.reason) }
        return group.transaction
    }

    private func openGroup(_ transaction: Transaction) -> Int {
        if let last = groups.last, last.transaction.id == transaction.id { return groups.count - 1 }
        groups.append(Group(transaction: transaction))
        for completion in transaction.completions { completion.isAwaited = true }
        return groups.count - 1
    }
}
