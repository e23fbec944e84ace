import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Compares what incremental work left with what the same tree gives when everything is measured, placed, combined and recorded anew.
extension FrameLoop {
    /// - Returns: broken invariants of lazy containers, then the lines that differ, "-" for what the frames left and "+" for what it should be; none where all is well.
    /// - Complexity: as the first frame of the tree.
    package func checkShadow() -> [String] {
        guard !hasWork else { return ["work is left, so there is no finished result to compare"] }
        let differences = lazyViolations()
        let before = TreeSnapshot(self)
        withoutTraces {
            forgetAnswers()
            root.layoutNode.placeInWindow()
            runLayoutPass()
            runPaintPass()
        }
        // Sums over rows that were made in another order differ by rounding.
        return differences + TreeSnapshot(self).differences(from: before, tolerance: 1e-6)
    }

    /// Runs `body` on the deep stack and leaves counters and flags as they were: the next frame must not see that it ran.
    private func withoutTraces(_ body: () -> Void) {
        let saved = (report, appearances, composeIsDue, displayChanged, needsFrame, isInFrame)
        isInFrame = true
        onDeepStack(body)
        (report, appearances, composeIsDue, displayChanged, needsFrame, isInFrame) = saved
    }

    /// Empties every cache of the tree: element lists, sizes, spacing, preferences, recordings.
    private func forgetAnswers() {
        var views: [ViewNode] = []
        var boxes: [LayoutNode] = []
        func collect(_ node: ViewNode) {
            views.append(node)
            node.forEachChild(collect)
        }
        func collect(_ node: LayoutNode) {
            boxes.append(node)
            node.children.forEach(collect)
        }
        collect(root)
        collect(root.layoutNode)
        for view in views { view.forgetElements() }
        for box in boxes { box.forgetAnswers() }
    }
}
