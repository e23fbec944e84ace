import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Action: runs what was queued. Only here and in Input may state be written.
extension FrameLoop {
    /// - Parameter name: of the observer, for the chain of causes of what the action writes.
    package func enqueueAction(_ owner: ViewNode?, named name: String? = nil, _ run: @escaping () -> Void) {
        actions.append((owner, name.map { presentCause?.adding($0) ?? UpdateReason($0) } ?? cause, run))
        if !isInFrame { requestFrame() }
    }
    package func enqueueAppearance(_ node: ViewNode & AppearanceWatching) { appearances.append(node) }
    package func enqueueDisappearance(_ node: ViewNode & AppearanceWatching) {
        if disappearsEarly { earlyDisappearances.append(node) } else { disappearances.append(node) }
    }

    /// Outer views appear before inner ones; what left is told after what came (P-23, P-32).
    func runActionPass() {
        for completion in TransactionQueue.takeIdleCompletions() { actions.append((nil, nil, completion.finish)) }
        guard !appearances.isEmpty || !disappearances.isEmpty || !earlyDisappearances.isEmpty || !actions.isEmpty else { return }
        report.note(.action)
        let early = earlyDisappearances
        earlyDisappearances = []
        for node in early { node.checkAppearance() }
        let came = appearances
        appearances = []
        for node in came where !node.isDead {
            report.actionsRun += 1
            node.checkAppearance()
        }
        let went = disappearances
        disappearances = []
        for node in went { node.checkAppearance() }
        let list = actions
        actions = []
        for action in list where action.owner?.isDead != true {
            report.actionsRun += 1
            cause = action.cause
            action.run()
        }
        cause = nil
    }
}
