import Foundation
import ScrollworkBase

/// A wish to bring a view to a place of the visible area; resolved after layout (S-34).
package struct ScrollRequest {
    weak var reader: ViewNode?
    let id: AnyHashable
    let anchor: UnitPoint?
    let transaction: Transaction
    /// An id that is not there yet is looked for once more, after the updates of this round (S-35).
    var isRetry = false

    init(reader: ViewNode, id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
        self.reader = reader
        self.id = id
        self.anchor = anchor
        self.transaction = transaction
    }

    /// Runs in the Compose pass.
    func resolve(in engine: FrameLoop) {
        guard let reader, !reader.isDead else { return }
        if !engine.transactions.isEmpty {
            // Writes of the same turn come first.
            engine.scrollRequests.append(self)
            return
        }
        let found = ScrollRequest.elements(with: id, in: reader)
        guard !found.isEmpty else {
            guard !isRetry else { return }
            var again = self
            again.isRetry = true
            engine.scrollRequests.append(again)
            return
        }
        bringIntoPlace(found, reader)
    }

    /// Scrolls every scroll view from the target outwards to the reader, or, where there is none between, the nearest one around (S-30…S-32).
    private func bringIntoPlace(_ elements: [LayoutNode], _ reader: ViewNode) {
        var scrolled = false
        var node: LayoutNode? = elements[0].parent
        while let current = node {
            if let scroll = current as? ScrollNode {
                let isInsideReader = ScrollRequest.isBelow(scroll.owner, reader)
                if scrolled && !isInsideReader { break }
                scroll.scroll(to: target(elements, scroll), transaction: transaction)
                scrolled = true
                if !isInsideReader { break }
            }
            node = current.parent
        }
    }

    /// The position that the anchor rule asks for, before clamping.
    private func target(_ elements: [LayoutNode], _ scroll: ScrollNode) -> CGPoint {
        var rect: CGRect?
        for element in elements {
            var box = element.convert(element.bounds, to: scroll)
            box.origin = box.origin - scroll.childOffset
            rect = rect?.union(box) ?? box
        }
        guard var rect else { return scroll.position }
        if scroll.isRightToLeft { rect.origin.x = scroll.size.width - rect.maxX }
        var result = scroll.position
        for axis in Axis.allCases where scroll.axes.contains(axis) {
            let span = scroll.visibleSpan(axis)
            let start = (axis == .horizontal ? rect.minX : rect.minY) - span.start
            let length = rect.size[axis]
            if let anchor {
                result[axis] = start + anchor[axis] * length - anchor[axis] * span.length
            } else {
                result[axis] = ScrollRequest.nearest(start, length, visible: span.length, position: scroll.position[axis])
            }
        }
        return result
    }

    /// The least movement that shows the target whole (S-21); of a target larger than the visible area the nearer edge, and none at all
    /// where it covers both (S-22).
    static func nearest(_ start: CGFloat, _ length: CGFloat, visible: CGFloat, position: CGFloat) -> CGFloat {
        let end = start + length
        let visibleEnd = position + visible
        if start <= position && end >= visibleEnd { return position }
        if start >= position && end <= visibleEnd { return position }
        let fits = length <= visible
        if start < position { return fits ? start : end - visible }
        return fits ? end - visible : start
    }

    private static func isBelow(_ node: ViewNode, _ ancestor: ViewNode) -> Bool {
        var current: ViewNode? = node
        while let inner = current {
            if inner === ancestor { return true }
            current = inner.parent
        }
        return false
    }

    /// The elements of the first node with `id` in tree order (S-27, S-29). - Complexity: O(nodes).
    static func elements(with id: AnyHashable, in root: ViewNode) -> [LayoutNode] {
        if root.scrollID == id {
            let elements = root.elements.filter(\.isAttached)
            if !elements.isEmpty { return elements }
        }
        var result: [LayoutNode] = []
        root.forEachChild { child in
            if result.isEmpty { result = elements(with: id, in: child) }
        }
        return result
    }
}
