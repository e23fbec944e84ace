import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Update: commits one group of state writes and runs what is dirty, from the root down. Reads sources; writes structure and cells.
extension FrameLoop {
    package func enqueueUpdate(_ node: ViewNode) {
        dirtyNodes.insert(node)
        if !isInFrame { requestFrame() }
    }

    /// Forgets nodes that another pass has brought up to date meanwhile, so that they make no cycle.
    func dropCleanNodes() {
        while let node = dirtyNodes.first, !node.isDirty || node.isDead || node.isSuspended { _ = dirtyNodes.popFirst() }
    }

    func runUpdatePass() {
        layoutTransaction = Transaction()
        layoutFollowsChange = false
        heldScrolls = []
        guard !dirtyNodes.isEmpty || !transactions.isEmpty else { return }
        report.note(.update)
        // Work left by animations and geometry first, under the transaction that is running; then one group of writes (P-02).
        drainDirtyNodes()
        guard let transaction = transactions.commitNext() else { return }
        updateNumber += 1
        runningTransaction = transaction
        layoutTransaction = transaction
        layoutFollowsChange = true
        drainDirtyNodes()
        finishCompletions(transaction)
        runningTransaction = Transaction()
    }

    func drainDirtyNodes() {
        while let node = dirtyNodes.popFirst() {
            guard node.isDirty, !node.isDead, !node.isSuspended, !postpone(node) else { continue }
            report.nodesUpdated += 1
            cause = node.dirtyReason
            lastCause = cause
            node.runUpdate()
        }
        cause = nil
    }

    /// A transaction that started no animation has completed.
    func finishCompletions(_ transaction: Transaction) {
        for completion in transaction.completions where completion.running == 0 { enqueueAction(nil) { completion.finishIfDone() } }
    }

    /// Runs a rule of a view: state reads see committed values, writes are a mistake.
    package func evaluating<Result>(_ name: String, _ body: () -> Result) -> Result {
        let previous = (evaluatingName, FrameLoop.evaluating)
        evaluatingName = name
        FrameLoop.evaluating = self
        evaluationDepth += 1
        defer {
            evaluationDepth -= 1
            (evaluatingName, FrameLoop.evaluating) = previous
        }
        return body()
    }

    /// Evaluates what was written before an action that must see the newest closures (P-12, P-13). Does nothing inside a frame.
    package func flushUpdatesBeforeAction() {
        guard !isInFrame, !transactions.isEmpty || !dirtyNodes.isEmpty else { return }
        isInFrame = true
        onDeepStack { settle() }
        isInFrame = false
        requestFrame()
    }

    /// The chain of causes of a write that is made now.
    func causeOfWrite(to name: String) -> UpdateReason {
        let link = "write to \(name)"
        if isUpdating { return (cause?.adding("body of \(evaluatingName)") ?? UpdateReason("body of \(evaluatingName)")).adding(link) }
        return cause?.adding(link) ?? UpdateReason(link)
    }

    package var currentTransaction: Transaction { runningTransaction }

    package func transaction(for node: ViewNode) -> Transaction { transaction(for: node, under: runningTransaction) }

    /// A transaction as the modifiers above a node change it.
    func transaction(for node: ViewNode, under outer: Transaction) -> Transaction {
        guard transactionModifierCount > 0 else { return outer }
        var result = outer
        var path: [ViewNode] = []
        var current: ViewNode? = node
        while let inner = current {
            path.append(inner)
            current = inner.parent
        }
        for inner in path.reversed() { inner.transform(&result) }
        return result
    }
}
