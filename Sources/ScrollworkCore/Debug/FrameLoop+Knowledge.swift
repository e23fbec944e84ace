import Foundation
import ScrollworkBase
import ScrollworkDisplay

// A tree made from scratch is to show what a tree that came there step by step shows, once it knows the same lengths.
extension FrameLoop {
    /// Gives the scroll views and lazy containers of this tree the offsets and the lengths of rows that those of `other` have, which shows
    /// the same views. Containers inside of rows are there after the next frame only.
    /// - Parameter isAgain: whether only containers inside of rows are to learn more.
    /// - Complexity: O(tree).
    package func adoptKnowledge(of other: FrameLoop, isAgain: Bool = false) {
        let scrolls = (scrollNodesInTreeOrder, other.scrollNodesInTreeOrder)
        let containers = (lazyContainersInTreeOrder, other.lazyContainersInTreeOrder)
        // Rows that are taken down take what is in them along.
        for (own, known) in zip(containers.0, containers.1) where !own.isDead { own.adoptKnowledge(of: known, isAgain) }
        for (own, known) in zip(scrolls.0, scrolls.1) where !own.isDead { own.setPosition(known.position, cause: known.cause) }
        requestFrame()
    }

    /// Lazy containers in tree order. - Complexity: O(tree).
    private var lazyContainersInTreeOrder: [LazyContainerLayout] {
        var result: [LazyContainerLayout] = []
        func walk(_ node: LayoutNode) {
            if let container = node as? LazyContainerLayout { result.append(container) }
            node.children.forEach(walk)
        }
        onDeepStack { walk(root.layoutNode) }
        return result
    }

    /// What this tree shows otherwise than `other`: "-" for what the other one has, "+" for what this one has. Scroll bars, which fade by
    /// the clock, do not count, and neither does what rounding does to sums.
    package func differences(from other: FrameLoop) -> [String] {
        let own = TreeSnapshot(self, withIndicators: false)
        let theirs = TreeSnapshot(other, withIndicators: false)
        return own.differences(from: theirs, tolerance: 0.001)
    }
}

extension LazyContainerLayout {
    /// Takes over the lengths of rows; what is shown follows in the next frame.
    fileprivate final func adoptKnowledge(of other: LazyContainerLayout, _ isAgain: Bool) {
        synchronizeRows()
        guard other.rowCount == rowCount else { return }
        // Rows that are shown now would add what they know.
        if !isAgain {
            _ = show([])
            window = 0..<0
        }
        tree = other.tree
        measuredCross = other.measuredCross
        measuredRows = Set(bands.map(\.row))
        chosenSpan = nil
        frameHold = nil
        setNeedsMeasure()
        setNeedsPlacement()
    }
}
