import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Action: runs what was queued. Only here and in Input may state be written.
extension FrameLoop {
    package func enqueueAction(_ owner: ViewNode?, _ run: @escaping () -> Void) {
        actions.append((owner, run))
        if !isInFrame { requestFrame() }
    }
    package func enqueueAppearance(_ node: ViewNode & AppearanceWatching) { appearances.append(node) }
    package func enqueueDisappearance(_ node: ViewNode & AppearanceWatching) { disappearances.append(node) }

    /// Outer views appear before inner ones; what left is told after what came (P-23, P-32).
    func runActionPass() {
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
            action.run()
        }
    }
}
