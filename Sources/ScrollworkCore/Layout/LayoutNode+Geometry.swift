import Foundation
import ScrollworkBase

extension LayoutNode {
    /// The transform from this node's local space to `ancestor`'s (nil: the root's), and whether the reads along the way are tracked
    /// for the running reader (P-93, P-94).
    /// - Complexity: O(levels between).
    package final func transform(to ancestor: LayoutNode?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var node = self
        while node !== ancestor {
            node.trackPosition()
            if !node.transform.isIdentity { result = result.concatenating(node.transform) }
            result.tx += node.origin.x
            result.ty += node.origin.y
            guard let parent = node.parent else { break }
            if parent.isScrollContainer { parent.trackScroll() }
            result.tx += parent.childOffset.x
            result.ty += parent.childOffset.y
            node = parent
        }
        return result
    }

    /// A local rectangle in `ancestor`'s space; the bounding box where it is turned.
    package final func convert(_ rect: CGRect, to ancestor: LayoutNode?) -> CGRect { rect.applying(transform(to: ancestor)) }
    package final func convert(_ point: CGPoint, to ancestor: LayoutNode?) -> CGPoint { point.applying(transform(to: ancestor)) }

    /// A rectangle of the window in local coordinates.
    package final func convertFromRoot(_ point: CGPoint) -> CGPoint { point.applying(transform(to: nil).inverted()) }

    package final var bounds: CGRect { CGRect(origin: .zero, size: size) }

    package var isScrollContainer: Bool { self is ScrollNode }

    /// Whether `ancestor` is this node or above it.
    package final func isInside(_ ancestor: LayoutNode) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
