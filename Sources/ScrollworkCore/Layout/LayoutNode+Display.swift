import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension LayoutNode {
    /// The node whose display node stands for this one: itself, or what a transparent wrapper wraps.
    final var displayOwner: LayoutNode {
        var node = self
        while node.isTransparent, let inner = node.children.first { node = inner }
        return node
    }

    /// Writes the origin to the display node, which for a transparent wrapper is its child's.
    final func syncDisplayOrigin() {
        var outermost = self
        while let parent = outermost.parent, parent.isTransparent { outermost = parent }
        displayOwner.display.origin = outermost.drawnOrigin
    }

    /// The children from the back to the front, and whether that is another order than the tree's (M-187).
    final var childrenByZIndex: (children: [LayoutNode], isReordered: Bool) {
        let children = children
        guard children.count > 1, children.contains(where: { $0.zIndex != 0 }) else { return (children, false) }
        return (children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element), true)
    }

    /// What the node records is out of date.
    package final func setNeedsPaint() {
        guard !isQueuedForPaint else { return }
        isQueuedForPaint = true
        engine.enqueuePaint(self)
    }

    /// Brings the display node up to date: items, effects, children.
    final func record() {
        isQueuedForPaint = false
        guard !isDead, !isTransparent else { return }
        let display = self.display
        display.size = size
        display.label = label
        if paints {
            var items: [DisplayItem] = []
            paint(into: &items)
            engine.report.itemsRecorded += items.count
            display.items = items
        }
        let content = contentDisplay
        content.childOffset = drawnChildOffset
        updateEffects(display)
        let (shown, isReordered) = childrenInDrawingOrder
        content.childrenOrderedAlong = isReordered ? nil : orderedAxis
        content.children = shown.map { child in
            child.syncDisplayOrigin()
            return child.displayOwner.display
        }
        syncDisplayOrigin()
        engine.displayDidChange()
    }
}
