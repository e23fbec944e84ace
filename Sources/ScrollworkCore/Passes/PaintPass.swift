import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Paint: records the fragments of what changed, and nothing else.
extension FrameLoop {
    package func enqueuePaint(_ node: LayoutNode) {
        paintList.append(node)
        if !isInFrame { requestFrame() }
    }

    package func displayDidChange() {
        displayChanged = true
        composeIsDue = true
        if !isInFrame { needsFrame = true }
    }

    /// What is beside the content looks otherwise, such as a bar that fades: nobody who observes places has anything to look at.
    func pictureDidChange() {
        displayChanged = true
        if !isInFrame { needsFrame = true }
    }

    func runPaintPass() {
        guard !paintList.isEmpty else { return }
        report.note(.paint)
        // What is recorded moves nothing, so observers of geometry have nothing to look at.
        let isDue = composeIsDue
        while !paintList.isEmpty {
            let list = paintList
            paintList = []
            for node in list {
                if node.isAttached {
                    node.record()
                } else {
                    node.isQueuedForPaint = false
                    node.hasMissedPaint = true
                }
            }
        }
        composeIsDue = isDue
    }

    package var displayRoot: DisplayNode { root.layoutNode.displayOwner.display }
    package var background: DisplayColor {
        let preferred = root.layoutNode.preferences.value(PreferredColorSchemeKey.self) ?? nil
        let isDark = (preferred ?? rootEnvironment.values.colorScheme) == .dark
        return isDark ? .black : .white
    }
}
