import Foundation
import Observation
import ScrollworkGraph

/// Makes reads of `@Observable` objects in a body wake the node that read them.
package enum ObservationBridge {
    /// A weak reference that may travel into the `@Sendable` change handler; it is used on the main thread only.
    private final class Target: @unchecked Sendable {
        weak var node: ViewNode?
        let generation: Int
        init(_ node: ViewNode, _ generation: Int) {
            self.node = node
            self.generation = generation
        }
    }

    package static func track<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
        node.observationGeneration += 1
        let target = Target(node, node.observationGeneration)
        return withObservationTracking(body) {
            // The property changes after this returns; the body must run later, in the next pass.
            MainThread.run {
                guard let node = target.node, node.observationGeneration == target.generation else { return }
                node.engine.transactions.invalidate(node, reason: UpdateReason("an @Observable property"))
            }
        }
    }
}

/// Runs work on the main thread: at once when called there.
package enum MainThread {
    package static func run(_ work: @escaping () -> Void) {
        if Thread.isMainThread {
            work()
        } else {
            nonisolated(unsafe) let work = work
            DispatchQueue.main.async { work() }
        }
    }
}
