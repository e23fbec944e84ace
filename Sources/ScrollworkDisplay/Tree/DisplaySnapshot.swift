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
        var visits = 0
        self.init(node, visibleIn: nil, visits: &visits)
    }

    /// What of the tree may draw into `area`, given in the space of the node's parent content, points.
    /// - Parameter visits: grows by the nodes that were looked at: kept, or asked for their place in a search.
    /// - Complexity: linear in the nodes kept, and logarithmic in the children of ordered containers.
    package init(_ node: DisplayNode, visibleIn area: CGRect, visits: inout Int) {
        self.init(node, visibleIn: Optional(area), visits: &visits)
    }

    private init(_ node: DisplayNode, visibleIn area: CGRect?, visits: inout Int) {
        visits += 1
        identity = ObjectIdentifier(node)
        let transform = node.transformToParentContent
        self.transform = transform
        childOffset = node.childOffset
        effects = DisplayEffects(node)
        items = node.items
        var inner: CGRect?
        if let area { inner = Self.localArea(of: node, transform, area) }
        if let clip = node.clip, let area = inner, node.blurRadius <= 0, node.shadow == nil {
            inner = area.intersection(clip.boundingRect)
        }
        var children: [DisplaySnapshot] = []
        if let inner {
            // What is not drawn at all is compared with what is, should it appear.
            if node.opacity > 0, !inner.isNull {
                let range = node.drawnChildRange(in: inner, visits: &visits)
                let area = inner.offsetBy(dx: -childOffset.x, dy: -childOffset.y)
                children.reserveCapacity(range.count)
                for child in node.children[range] { children.append(DisplaySnapshot(child, visibleIn: area, visits: &visits)) }
            }
        } else {
            children.reserveCapacity(node.children.count)
            for child in node.children { children.append(DisplaySnapshot(child, visibleIn: nil, visits: &visits)) }
        }
        self.children = children
        var content = DisplayItem.bounds(of: items)
        for child in children where !child.bounds.isNull {
            content = content.union(child.bounds.applying(child.transform).offsetBy(dx: childOffset.x, dy: childOffset.y))
        }
        bounds = effects.bounds(of: content)
    }

    /// `area` in the local space of `node`, and as far around it as blur and shadow carry; nil where everything has to be kept.
    private static func localArea(of node: DisplayNode, _ transform: CGAffineTransform, _ area: CGRect) -> CGRect? {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        var local = area.applying(transform.inverted())
        if node.blurRadius > 0 || node.shadow != nil {
            let reach = DisplayEffects(node).reach
            local = local.insetBy(dx: -reach, dy: -reach)
        }
        return local
    }
}
