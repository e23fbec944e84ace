import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

extension FrameLoop {
    package func isLeaving(_ node: LayoutNode) -> Bool { !leaving.isEmpty && leaving.contains(ObjectIdentifier(node)) }
    package func setLeaving(_ node: LayoutNode, _ flag: Bool) {
        if flag { leaving.insert(ObjectIdentifier(node)) } else { leaving.remove(ObjectIdentifier(node)) }
        node.preferencesDidChange()
    }
    package func inserting(isTransition: Bool, _ body: () -> Void) {
        insertionDepth += isTransition ? 1 : 0
        body()
        insertionDepth -= isTransition ? 1 : 0
    }
    /// Makes nodes that a change brought which is over, but whose rows are only made now.
    package func inserting(under transaction: Transaction, _ body: () -> Void) {
        let running = runningTransaction
        runningTransaction = transaction
        inserting(isTransition: true, body)
        runningTransaction = running
    }
    /// Whether the nodes being made appear in a tree that was already shown.
    package var isInserting: Bool { insertionDepth > 0 }
}
