import Foundation
import ScrollworkBase

/// A node of the display tree: a place in space, an effect, what was recorded for it, and the nodes drawn inside it.
///
/// A scroll step changes `childOffset` of one node and nothing else; the fragments stay as recorded.
/// Drawing order: shadow, own items, then children in order. `opacity`, `clip`, `blur`, `colorMatrix`, `blendMode` and `transform` apply to
/// items and children alike.
package final class DisplayNode {
    /// Origin in the parent's content space, points.
    package var origin: CGPoint = .zero
    /// Size of the view's box, points. Not a clip.
    package var size: CGSize = .zero
    /// Applied in the node's local space, before `origin` is added.
    package var transform: CGAffineTransform = .identity
    /// Added to every child's place, points: minus the scroll offset. Rasterizers round it to device pixels.
    package var childOffset: CGPoint = .zero
    package var opacity: Double = 1
    /// Clip in local space; applies to items and children.
    package var clip: Path?
    package var shadow: DisplayShadow?
    /// Gaussian blur radius, points; 0 is none.
    package var blurRadius: CGFloat = 0
    /// A change of the colours of items and children; not of the shadow's.
    package var colorMatrix: DisplayColorMatrix?
    package var blendMode = DisplayBlendMode.normal
    /// What was recorded, in local coordinates.
    package var items: [DisplayItem] = []
    package var children: [DisplayNode] = []
    /// Set where the children are ordered along one axis and do not overlap, so that a rasterizer may search for the visible ones.
    package var childrenOrderedAlong: Axis?
    /// A name for dumps.
    package var label: String = ""

    package init() {}
}

/// A drop shadow of a node's items and children. Radius is Core Animation's (the Gaussian's standard deviation), offset in points.
package struct DisplayShadow: Hashable, Sendable {
    package var color: DisplayColor
    package var radius: CGFloat
    package var offset: CGVector
    package init(color: DisplayColor, radius: CGFloat, offset: CGVector) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}
