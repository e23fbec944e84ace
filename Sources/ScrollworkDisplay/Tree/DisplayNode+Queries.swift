import Foundation
import ScrollworkBase

extension DisplayNode {
    /// Local space to the parent's content space; a parent adds its `childOffset`.
    package var transformToParentContent: CGAffineTransform {
        transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    /// Local space to local space of the last node, along a chain of nodes from a node up to an ancestor.
    /// Offsets are taken as they are, in points, not rounded to pixels. O(chain).
    package static func spatialTransform(alongUpward chain: some Sequence<DisplayNode>) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var child: DisplayNode?
        for node in chain {
            if let child {
                result = result.concatenating(child.transformToParentContent)
                    .concatenating(CGAffineTransform(translationX: node.childOffset.x, y: node.childOffset.y))
            }
            child = node
        }
        return result
    }

    /// Local space to the local space of `ancestor`; nil if this node is not below it.
    /// - Complexity: linear in the nodes below `ancestor`, as nodes do not know their parent.
    package func spatialTransform(to ancestor: DisplayNode) -> CGAffineTransform? {
        ancestor.chain(to: self).map { Self.spatialTransform(alongUpward: $0) }
    }

    /// The nodes from `descendant` up to this one.
    private func chain(to descendant: DisplayNode) -> [DisplayNode]? {
        if descendant === self { return [self] }
        for child in children {
            if var chain = child.chain(to: descendant) {
                chain.append(self)
                return chain
            }
        }
        return nil
    }

    /// The box of everything drawn by this node and those below it, in local space: items, children, clip, blur and shadow.
    /// Null where nothing is drawn. - Complexity: linear in the subtree.
    package var subtreeBounds: CGRect {
        var bounds = DisplayItem.bounds(of: items)
        for child in children { bounds = bounds.union(child.boundsInParent(childOffset: childOffset)) }
        return DisplayEffects(self).bounds(of: bounds)
    }

    private func boundsInParent(childOffset: CGPoint) -> CGRect {
        let bounds = subtreeBounds
        return bounds.isNull ? bounds : bounds.applying(transformToParentContent).offsetBy(dx: childOffset.x, dy: childOffset.y)
    }

    /// The children whose box meets `rect`, given in local space; O(log n) where they are ordered along an axis.
    ///
    /// Boxes are the children's `size`, which drawing may exceed (shadows, offsets).
    /// - Parameters:
    ///   - overdraw: how far, in points, children may draw beyond their box along the ordered axis.
    ///   - visits: grows by the children that were asked for their place.
    package func visibleChildRange(in rect: CGRect, overdraw: CGFloat = 0, visits: inout Int) -> Range<Int> {
        guard let axis = childrenOrderedAlong, !rect.isNull, let first = children.first, let last = children.last else {
            return children.indices
        }
        let start = (axis == .horizontal ? rect.minX : rect.minY) - childOffset[axis] - overdraw
        let end = (axis == .horizontal ? rect.maxX : rect.maxY) - childOffset[axis] + overdraw
        // A right-to-left row runs the other way.
        let ascends = first.origin[axis] <= last.origin[axis]
        func endsAfterStart(_ child: DisplayNode) -> Bool { child.origin[axis] + child.size[axis] > start }
        func beginsAfterEnd(_ child: DisplayNode) -> Bool { child.origin[axis] >= end }
        var count = 0
        let lower = children.firstIndexInOrder {
            count += 1
            return ascends ? endsAfterStart($0) : !beginsAfterEnd($0)
        }
        let upper = children.firstIndexInOrder {
            count += 1
            return ascends ? beginsAfterEnd($0) : !endsAfterStart($0)
        }
        visits += count
        return lower..<max(lower, upper)
    }

    package func visibleChildRange(in rect: CGRect, overdraw: CGFloat = 0) -> Range<Int> {
        var visits = 0
        return visibleChildRange(in: rect, overdraw: overdraw, visits: &visits)
    }

    /// How far outside of its box a child of a long ordered container may draw, and be touched, and still be found by the search, points:
    /// shadows, blur, overlays.
    package static let overdrawAllowance: CGFloat = 100
    /// So many children are looked at one by one, wherever they draw.
    package static let searchThreshold = 8

    /// The children that may draw into `rect`, given in local space: a range that a search finds where there are many and they are ordered
    /// along an axis, else all.
    /// - Parameter visits: grows by the children that were asked for their place.
    /// - Complexity: O(log n) in an ordered container.
    package func drawnChildRange(in rect: CGRect, visits: inout Int) -> Range<Int> {
        guard children.count > Self.searchThreshold else { return children.indices }
        return visibleChildRange(in: rect, overdraw: Self.overdrawAllowance, visits: &visits)
    }

    /// The children that draw into `rect`, given in local space, in drawing order.
    /// - Complexity: O(log n + result) where children are ordered along an axis, else linear in the subtree.
    package func visibleChildren(in rect: CGRect, overdraw: CGFloat = 0) -> [DisplayNode] {
        if childrenOrderedAlong != nil { return Array(children[visibleChildRange(in: rect, overdraw: overdraw)]) }
        return children.filter { $0.boundsInParent(childOffset: childOffset).intersects(rect) }
    }
}

extension Array {
    /// The first element that fulfils a condition which, once true, stays true; `count` if none. O(log n).
    func firstIndexInOrder(where isTrue: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isTrue(self[middle]) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
