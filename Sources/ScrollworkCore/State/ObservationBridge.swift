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

/// The thread that engines run on: the one the first of them was made on. A test runner's main actor need not be on the process' first
/// thread, so `Thread.isMainThread` would not do.
package enum MainThread {
    nonisolated(unsafe) private static var owner: pthread_t?

    package static func claim() { owner = pthread_self() }
    package static var isCurrent: Bool { owner.map { pthread_equal($0, pthread_self()) != 0 } ?? true }

    /// Runs work on the engine's thread: at once when called there.
    package static func run(_ work: @escaping () -> Void) {
        if isCurrent {
            work()
        } else {
            nonisolated(unsafe) let work = work
            DispatchQueue.main.async { work() }
        }
    }
}
