import Foundation
import ScrollworkBase
import ScrollworkDisplay
import ScrollworkGraph

/// Layout: measures dirty boxes from the deepest up, then places from the top down. Writes sizes and places; never reads the offset.
extension FrameLoop {
    /// How often one Layout pass follows a target that moves because of what is made on the way to it.
    static let correctionLimit = 8

    package func enqueueLayout(_ node: LayoutNode) {
        layoutList.append(node)
        if !isInFrame { requestFrame() }
    }
    package func enqueuePlacement(_ node: LayoutNode) {
        placementList.append(node)
        if !isInFrame { requestFrame() }
    }

    func runLayoutPass() {
        checkRowWindows()
        guard !layoutList.isEmpty || !placementList.isEmpty else { return }
        report.note(.layout)
        var corrections = 0
        repeat {
            layOutAll()
            // What is held stays where it was on the screen. Rows that are made for that may need layout; the rest waits for the next cycle.
            corrections += 1
        } while restoreScrollAnchors() && corrections < Self.correctionLimit
        checkRowWindows()
        endHeldMotions()
    }

    /// Rounds after which a pass leaves the rest to the next cycle: sizes that never come to rest must not hang the frame.
    private static let roundLimit = 64

    private func layOutAll() {
        for _ in 0..<Self.roundLimit {
            checkRowWindows()
            guard !layoutList.isEmpty || !placementList.isEmpty else { return }
            layOutOnce()
            // Containers may have moved, or the offset with the size of the content.
            rowWindowsAreDue = !lazyContainers.isEmpty
        }
    }

    /// Lazy containers that must show other rows now are placed again. - Complexity: O(containers · log n).
    func checkRowWindows() {
        guard rowWindowsAreDue else { return }
        rowWindowsAreDue = false
        for entry in lazyContainers { entry.node?.checkWindow() }
    }

    /// Dirty boxes are measured again from the deepest up; a box whose answers stayed stops there. Then everything that must be placed is,
    /// from the top down.
    func layOutOnce() {
        var waiting = DepthQueue<LayoutNode>(order: .deepestFirst)
        var toPlace: [LayoutNode] = []
        for node in layoutList { waiting.insert(node) }
        layoutList = []
        while let node = waiting.popFirst() {
            node.isQueuedForLayout = false
            guard !node.isDead, node.isAttached else {
                node.hasMissedLayout = true
                continue
            }
            if node.remeasure() {
                if let parent = node.parent {
                    if !parent.isQueuedForLayout {
                        parent.isQueuedForLayout = true
                        waiting.insert(parent)
                    }
                } else if node === root.layoutNode {
                    toPlace.append(node)
                }
            } else {
                toPlace.append(node)
            }
            for extra in layoutList { waiting.insert(extra) }
            layoutList = []
        }
        toPlace.append(contentsOf: placementList)
        placementList = []
        for entry in toPlace.map({ ($0.depth, $0) }).sorted(by: { $0.0 < $1.0 }) {
            let node = entry.1
            node.isQueuedForPlacement = false
            guard !node.isDead, node.isAttached else {
                // A row that left while what is around it was placed.
                node.hasMissedLayout = true
                continue
            }
            if node === root.layoutNode { root.layoutNode.placeInWindow() } else { node.placeAgain() }
        }
    }
}
