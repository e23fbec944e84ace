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
    /// - Parameter overdraw: how far, in points, children may draw beyond their box along the ordered axis.
    package func visibleChildRange(in rect: CGRect, overdraw: CGFloat = 0) -> Range<Int> {
        guard let axis = childrenOrderedAlong, !rect.isNull else { return children.indices }
        let start = (axis == .horizontal ? rect.minX : rect.minY) - childOffset[axis] - overdraw
        let end = (axis == .horizontal ? rect.maxX : rect.maxY) - childOffset[axis] + overdraw
        let first = children.firstIndexInOrder { $0.origin[axis] + $0.size[axis] > start }
        let last = children.firstIndexInOrder { $0.origin[axis] >= end }
        return first..<max(first, last)
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
