import Foundation
import ScrollworkBase

/// The views that a scroll view can be at: children of the layouts marked in its content, made or not.
package final class ScrollTargets {
    unowned let scroll: ScrollNode
    private var marked: [WeakTargetLayout] = []

    private struct WeakTargetLayout {
        weak var layout: ScrollTargetLayout?
    }

    /// A target where it lies now.
    package struct Place {
        /// The innermost first (U-13): an explicit id inside a `ForEach` and the element's.
        package let ids: [AnyHashable]
        /// Its box, if it has been made.
        package let node: LayoutNode?
        /// In the content, logical: from the leading top corner of the scroll view at rest, points.
        package let rect: CGRect
    }

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    func add(_ layout: ScrollTargetLayout) {
        guard !marked.contains(where: { $0.layout === layout }) else { return }
        marked.removeAll { $0.layout == nil }
        marked.append(WeakTargetLayout(layout: layout))
    }

    /// The marked layouts that are in use, in the order in which they came.
    package var layouts: [ScrollTargetLayout] {
        marked.compactMap(\.layout).filter { !$0.isDead && $0.isEnabled && $0.isAttached && $0.isInside(scroll) }
    }

    /// The axis along which targets follow each other.
    package var axis: Axis { scroll.axes.contains(Axis.vertical) ? .vertical : .horizontal }

    // MARK: By place

    /// The target that contains the anchor's point of the visible area, else the next one, else the last (S-72).
    /// - Complexity: O(log n) in a line of views or in rows that are not made, else O(n).
    package func target(at anchor: UnitPoint) -> Place? {
        var point = CGPoint.zero
        for axis in Axis.allCases {
            let span = scroll.visibleSpan(axis)
            // At an edge between two views the one inside the visible area counts.
            point[axis] = scroll.position[axis] + span.start + anchor[axis] * span.length + 0.001 * (1 - 2 * anchor[axis])
        }
        var last: Place?
        for layout in layouts {
            guard let place = target(in: layout.container, at: point) else { continue }
            if place.rect.end(axis) > point[axis] { return place }
            last = place
        }
        return last
    }

    private func target(in container: LayoutNode, at point: CGPoint) -> Place? {
        if let rows = container as? RowLocator {
            let start = scroll.logicalRect(container.bounds, of: container).origin[axis]
            guard let id = rows.row(atOrAfter: point[axis] - start), let frame = rows.frame(ofRow: id) else { return nil }
            return Place(ids: [id], node: nil, rect: scroll.logicalRect(frame, of: container))
        }
        let children = container.children
        guard !children.isEmpty else { return nil }
        let others = Axis.allCases.filter { scroll.axes.contains($0) }
        func isPast(_ child: LayoutNode) -> Bool {
            let rect = scroll.logicalRect(child.bounds, of: child)
            return others.allSatisfy { rect.end($0) > point[$0] }
        }
        var index = children.count
        if container.orderedAxis == axis, others.count == 1 {
            var low = 0
            while low < index {
                let middle = (low + index) / 2
                if isPast(children[middle]) { index = middle } else { low = middle + 1 }
            }
        } else {
            index = children.firstIndex(where: isPast) ?? children.count
        }
        return place(children[min(index, children.count - 1)], in: container)
    }

    func place(_ child: LayoutNode, in container: LayoutNode) -> Place {
        Place(ids: ScrollTargets.ids(of: child, in: container), node: child, rect: scroll.logicalRect(child.bounds, of: child))
    }

    /// The made targets of which anything is in the visible area, in layout order, at most `limit`.
    /// - Complexity: O(log n + visible) in a line of views, else O(made).
    func inSight(atMost limit: Int) -> [Place] {
        var result: [Place] = []
        for layout in layouts where result.count < limit { result += made(in: layout.container, atMost: limit, where: isInSight) }
        return result
    }

    private func isInSight(_ place: Place) -> Bool {
        scroll.scrollingAxes.allSatisfy { axis in
            let span = scroll.visibleSpan(axis)
            let start = scroll.position[axis] + span.start
            return place.rect.end(axis) > start && place.rect.origin[axis] < start + span.length
        }
    }

    /// The made targets that lie in the visible area at least by a share of their own, in layout order (S-102).
    /// - Complexity: O(log n + visible) in a line of views, else O(made).
    func visible(share: Double) -> [Place] {
        layouts.flatMap {
            made(in: $0.container, atMost: .max) { place in place.node.map { ScrollVisibility.share(of: $0) >= share } ?? false }
        }
    }

    private func made(in container: LayoutNode, atMost limit: Int, where isWanted: (Place) -> Bool) -> [Place] {
        let children = container.children
        var first = 0
        let isLine = container.orderedAxis == axis && scroll.scrollingAxes.count == 1
        let start = scroll.position[axis] + scroll.visibleSpan(axis).start
        let end = start + scroll.visibleSpan(axis).length
        if isLine {
            var high = children.count
            while first < high {
                let middle = (first + high) / 2
                if scroll.logicalRect(children[middle].bounds, of: children[middle]).end(axis) > start {
                    high = middle
                } else {
                    first = middle + 1
                }
            }
        }
        var result: [Place] = []
        for child in children[first...] where result.count < limit {
            let place = place(child, in: container)
            if isLine, place.rect.origin[axis] >= end { break }
            if isWanted(place) { result.append(place) }
        }
        return result
    }

    // MARK: By id

    /// The target with `id`, or any view of the content that has it. - Complexity: O(made views).
    package func target(withID id: AnyHashable) -> Place? {
        guard let found = ScrollRequest.find(id, in: scroll.owner) else { return nil }
        var rect: CGRect?
        for (node, box) in found {
            let logical = scroll.logicalRect(box, of: node)
            rect = rect?.union(logical) ?? logical
        }
        return rect.map { Place(ids: [id], node: found.count == 1 && !(found[0].0 is RowLocator) ? found[0].0 : nil, rect: $0) }
    }

    /// The row with `id` of a lazy container that is marked, made or not. - Complexity: O(log n).
    func row(withID id: AnyHashable) -> CGRect? {
        for layout in layouts {
            if let rows = layout.container as? RowLocator, let frame = rows.frame(ofRow: id) {
                return scroll.logicalRect(frame, of: rows)
            }
        }
        return nil
    }

    /// The ids that a child of a container was given between itself and the container, innermost first.
    static func ids(of child: LayoutNode, in container: LayoutNode) -> [AnyHashable] {
        var result: [AnyHashable] = []
        var box: LayoutNode? = child
        // A modifier on a whole list makes the outermost wrapper of each of its elements, but has no ids below it.
        while let element = box, !element.isDead, result.isEmpty {
            var node: ViewNode? = element.owner
            while let current = node, current !== container.owner {
                if let id = current.scrollID, !result.contains(id) { result.append(id) }
                node = current.parent
            }
            box = element is ScrollNode ? nil : (element as? WrapperLayout)?.child
        }
        return result
    }
}

extension ScrollNode {
    /// A box of the content in logical content coordinates: what `position` counts in, before margins are taken off. That is where the
    /// scroll view's frame begins now, so a bar that is away makes boxes lie as much lower.
    package func logicalRect(_ rect: CGRect, of node: LayoutNode) -> CGRect {
        var box = node.convert(rect, to: self)
        box.origin = box.origin - childOffset
        box.origin.y += collapse
        if isRightToLeft { box.origin.x = size.width - box.maxX }
        return box
    }
}

extension CGRect {
    /// The far end along an axis.
    package func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }
}
