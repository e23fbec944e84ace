import Foundation
import ScrollworkBase

/// A display tree as it was at one moment: what the next frame is compared with.
///
/// Copies share recorded items with the tree, so that a snapshot costs one small value per node.
package struct DisplaySnapshot {
    /// Tells the node apart from its siblings, from frame to frame; it is never followed.
    let identity: ObjectIdentifier
    /// Local space to the parent's content space.
    let transform: CGAffineTransform
    let childOffset: CGPoint
    let effects: DisplayEffects
    let items: [DisplayItem]
    let children: [DisplaySnapshot]
    /// As `DisplayNode.subtreeBounds`: local space, points, null where nothing is drawn.
    package let bounds: CGRect

    /// - Complexity: linear in the tree.
    package init(_ node: DisplayNode) {
        identity = ObjectIdentifier(node)
        transform = node.transformToParentContent
        childOffset = node.childOffset
        effects = DisplayEffects(node)
        items = node.items
        children = node.children.map { DisplaySnapshot($0) }
        var content = DisplayItem.bounds(of: items)
        for child in children where !child.bounds.isNull {
            content = content.union(child.bounds.applying(child.transform).offsetBy(dx: childOffset.x, dy: childOffset.y))
        }
        bounds = effects.bounds(of: content)
    }
}
