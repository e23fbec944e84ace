import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Which views lie under a point, as drawn: later siblings and higher z first, clips and scroll offsets applied.
package enum HitTest {
    /// The chain from the innermost node hit to the root.
    /// - Complexity: O(levels · (log n + children in sight)) in long stacks, else O(nodes looked at).
    package static func path(at point: CGPoint, in root: LayoutNode) -> [LayoutNode] {
        var walk = Walk(forScrollsOnly: false)
        _ = walk.collect(root, point, CGRect(origin: .zero, size: root.engine.size))
        return walk.path
    }

    /// The scroll views of that chain. What lies inside of the innermost is not looked at.
    package static func scrollNodes(at point: CGPoint, in root: LayoutNode) -> [ScrollNode] {
        var walk = Walk(forScrollsOnly: true)
        _ = walk.collect(root, point, CGRect(origin: .zero, size: root.engine.size))
        return walk.path.compactMap { $0 as? ScrollNode }
    }

    private struct Walk {
        let forScrollsOnly: Bool
        var path: [LayoutNode] = []

        init(forScrollsOnly: Bool) { self.forScrollsOnly = forScrollsOnly }

        /// - Parameters:
        ///   - point: in the space of `node`'s parent content.
        ///   - sight: what can be seen there: what is drawn in it is what can be touched.
        mutating func collect(_ node: LayoutNode, _ point: CGPoint, _ sight: CGRect) -> Bool {
            node.engine.report.hitTestVisits += 1
            var local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
            var sight = sight.offsetBy(dx: -node.origin.x, dy: -node.origin.y)
            if !node.transform.isIdentity {
                let inverse = node.transform.inverted()
                local = local.applying(inverse)
                sight = sight.applying(inverse)
            }
            guard node.letsEventsIn else { return false }
            let scroll = node as? ScrollNode
            if let scroll {
                // A scroll view is touched where it shows: inside its frame and under bars (S-126, L-129).
                guard scroll.visibleBounds.contains(local) else { return false }
                sight = sight.intersection(scroll.visibleBounds)
                if forScrollsOnly, !scroll.hasInnerScrollViews {
                    path.append(node)
                    return true
                }
            }
            if let shape = node.eventShape {
                guard shape.contains(local) else { return false }
                _ = descend(node, local, sight)
                path.append(node)
                return true
            }
            guard
                descend(node, local, sight) || scroll != nil
                    || (node.paints && node.children.isEmpty && node.containsForHitTest(local))
            else { return false }
            path.append(node)
            return true
        }

        private mutating func descend(_ node: LayoutNode, _ local: CGPoint, _ sight: CGRect) -> Bool {
            let children = node.children
            guard !children.isEmpty else { return false }
            let inner = local - node.childOffset
            let area = sight.offsetBy(dx: -node.childOffset.x, dy: -node.childOffset.y)
            if children.count == 1 { return collect(children[0], inner, area) }
            if let found = HitTest.range(of: node, sight, children.count) {
                for index in found.reversed() where collect(children[index], inner, area) { return true }
                return false
            }
            for child in node.childrenByZIndex.children.reversed() where collect(child, inner, area) { return true }
            return false
        }
    }

    /// The children that may be drawn in `sight`, where what was drawn last can be searched; nil where each must be asked.
    /// - Complexity: O(log n).
    private static func range(of node: LayoutNode, _ sight: CGRect, _ count: Int) -> Range<Int>? {
        guard count > DisplayNode.searchThreshold, !node.isTransparent else { return nil }
        let drawn = node.contentDisplay
        guard drawn.childrenOrderedAlong != nil, drawn.children.count == count else { return nil }
        return drawn.drawnChildRange(in: sight, visits: &node.engine.report.hitTestVisits)
    }
}

extension ScrollNode {
    /// Whether there are scroll views in the content. - Complexity: O(scroll views · depth).
    fileprivate var hasInnerScrollViews: Bool {
        engine.scrollNodes.contains { entry in
            guard let other = entry.node, other !== self, !other.isDead else { return false }
            var node = other.parent
            while let current = node {
                if current === self { return true }
                node = current.parent
            }
            return false
        }
    }
}

/// A node whose events are taken in a shape.
package final class ContentShapeLayout: TransparentLayout {
    var shape: ((CGRect) -> Path)?
    override package var eventShape: Path? { shape?(bounds) }
}

package struct ContentShapeModifier: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let shape: (CGRect) -> Path
    nonisolated init(_ shape: @escaping (CGRect) -> Path) { self.shape = shape }
    nonisolated package func makeElement(_ owner: ViewNode) -> ContentShapeLayout { ContentShapeLayout(owner: owner) }
    nonisolated package func configure(_ element: ContentShapeLayout, old: ContentShapeModifier?) { element.shape = shape }
}

package final class AllowsHitTestingLayout: TransparentLayout {
    package var allowsHitTesting = true
    override package var letsEventsIn: Bool { allowsHitTesting }
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
