import Foundation
import ScrollworkBase

/// Which views lie under a point, as drawn: later siblings and higher z first, clips and scroll offsets applied.
package enum HitTest {
    /// The chain from the innermost node hit to the root. - Complexity: O(nodes looked at).
    package static func path(at point: CGPoint, in root: LayoutNode) -> [LayoutNode] {
        var result: [LayoutNode] = []
        _ = collect(root, point, &result)
        return result
    }

    /// - Parameter point: in the space of `node`'s parent content.
    private static func collect(_ node: LayoutNode, _ point: CGPoint, _ path: inout [LayoutNode]) -> Bool {
        var local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
        if !node.transform.isIdentity { local = local.applying(node.transform.inverted()) }
        if let effect = node as? PaintEffectLayout, !effect.takesEvents { return false }
        if (node as? HitTestingGate)?.allowsHitTesting == false { return false }
        // A scroll view is touched where it shows: inside its frame and under bars (S-126, L-129).
        if let scroll = node as? ScrollNode, !scroll.visibleBounds.contains(local) { return false }
        if let shape = (node as? ContentShapeLayout)?.shapePath {
            guard shape.contains(local) else { return false }
            _ = descend(node, local, &path)
            path.append(node)
            return true
        }
        if descend(node, local, &path) {
            path.append(node)
            return true
        }
        if node is ScrollNode {
            path.append(node)
            return true
        }
        guard node.children.isEmpty, node.paints, node.containsForHitTest(local) else { return false }
        path.append(node)
        return true
    }

    private static func descend(_ node: LayoutNode, _ local: CGPoint, _ path: inout [LayoutNode]) -> Bool {
        let inner = local - node.childOffset
        var children = Array(node.children.enumerated())
        if children.count > 1 {
            children.sort { (-$0.element.zIndex, -$0.offset) < (-$1.element.zIndex, -$1.offset) }
        }
        for (_, child) in children where collect(child, inner, &path) { return true }
        return false
    }
}

/// A node that may keep events from its content.
package protocol HitTestingGate: LayoutNode {
    var allowsHitTesting: Bool { get }
}

/// A node whose events are taken in a shape.
package final class ContentShapeLayout: TransparentLayout {
    var shape: ((CGRect) -> Path)?
    var shapePath: Path? { shape?(bounds) }
}

package struct ContentShapeModifier: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let shape: (CGRect) -> Path
    nonisolated init(_ shape: @escaping (CGRect) -> Path) { self.shape = shape }
    nonisolated package func makeElement(_ owner: ViewNode) -> ContentShapeLayout { ContentShapeLayout(owner: owner) }
    nonisolated package func configure(_ element: ContentShapeLayout, old: ContentShapeModifier?) { element.shape = shape }
}

package final class AllowsHitTestingLayout: TransparentLayout, HitTestingGate {
    package var allowsHitTesting = true
}

package struct AllowsHitTestingModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let enabled: Bool
    nonisolated init(_ enabled: Bool) { self.enabled = enabled }
    nonisolated package func makeElement(_ owner: ViewNode) -> AllowsHitTestingLayout { AllowsHitTestingLayout(owner: owner) }
    nonisolated package func configure(_ element: AllowsHitTestingLayout, old: AllowsHitTestingModifier?) {
        element.allowsHitTesting = enabled
    }
}

extension View {
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier { shape.path(in: $0) })
    }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(AllowsHitTestingModifier(enabled)) }
}
