import Foundation
import ScrollworkBase

/// Which content stays in its place as on the web: the choice of CSS scroll anchoring (S-58, F-60…F-63).
///
/// Nothing here has a focus or a caret while it scrolls, so the order of the tree alone decides.
extension ScrollTargets {
    /// The first box that is wholly in sight, going into those that are partly; else the innermost of these. None at the very start, where
    /// new content is to be seen (F-62).
    /// - Complexity: O(log n) in lines of views, else O(views in sight and before).
    var visibleAnchor: (place: Place, paddings: [EdgeInsets])? {
        guard scroll.scrollingAxes.contains(where: { scroll.position[$0] > 0 }), let content = scroll.child,
            let found = anchor(in: content)
        else { return nil }
        let (node, id) = row(around: found) ?? (found, nil)
        let place = Place(ids: id.map { [$0] } ?? [], node: node, rect: scroll.logicalRect(node.bounds, of: node))
        return (place, paddings(around: node))
    }

    /// The row of a lazy container that a box lies in, with its id: it may be taken down and made again while rows come and go, and is found
    /// by its id then. Of a row that is cut the next one is taken if that is whole: a row may grow at its head (L-145).
    private func row(around node: LayoutNode) -> (node: LayoutNode, id: AnyHashable?)? {
        var row = node
        while let outer = row.parent, outer !== scroll {
            guard let container = outer as? RowLocator else {
                row = outer
                continue
            }
            let children = container.children
            if sight(row) == .partly, let index = children.firstIndex(where: { $0 === row }), index + 1 < children.count,
                sight(children[index + 1]) == .wholly
            {
                row = children[index + 1]
            }
            return (row, ScrollTargets.ids(of: row, in: container).last)
        }
        return nil
    }

    private enum Sight { case outside, partly, wholly }

    private func sight(_ node: LayoutNode) -> Sight {
        let rect = scroll.logicalRect(node.bounds, of: node)
        var isWhole = true
        for axis in scroll.scrollingAxes {
            let start = scroll.position[axis] + scroll.visibleSpan(axis).start
            let end = start + scroll.visibleSpan(axis).length
            if rect.end(axis) <= start || rect.origin[axis] >= end { return .outside }
            if rect.origin[axis] < start || rect.end(axis) > end { isWhole = false }
        }
        return isWhole ? .wholly : .partly
    }

    private func anchor(in node: LayoutNode) -> LayoutNode? {
        let children = node.children
        var first = 0
        if node.orderedAxis == axis, scroll.scrollingAxes.count == 1 {
            let start = scroll.position[axis] + scroll.visibleSpan(axis).start
            var high = children.count
            while first < high {
                let middle = (first + high) / 2
                let end = scroll.logicalRect(children[middle].bounds, of: children[middle]).end(axis)
                if end > start { high = middle } else { first = middle + 1 }
            }
        }
        let rows = node as? LazyContainerLayout
        // What is pinned stays in sight wherever the content goes, and says nothing about it.
        for child in children[first...] where !child.isDead && rows?.isPinned(child) != true {
            switch sight(child) {
            case .outside: continue
            case .wholly: return child
            case .partly: return child is ScrollNode ? child : anchor(in: child) ?? child
            }
        }
        return nil
    }

    /// The paddings between a box and the scroll view, outwards.
    func paddings(around node: LayoutNode) -> [EdgeInsets] {
        var result: [EdgeInsets] = []
        var current = node.parent
        while let outer = current, outer !== scroll {
            if let padding = outer as? PaddingLayout { result.append(padding.insets) }
            current = outer.parent
        }
        return result
    }
}
