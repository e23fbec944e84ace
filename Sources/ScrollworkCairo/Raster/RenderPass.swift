internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Where and how the walk draws: a Cairo context, the map from local points to its device pixels, and what is visible.
struct RenderPass {
    let context: OpaquePointer
    /// Local points to device pixels.
    var space: CGAffineTransform
    /// What may change, in device pixels; a bound of the context's own clip.
    var clip: PixelRect
    /// Multiplied into every colour; only for subtrees of one paint operation.
    var alpha: Double = 1
    /// Device pixels per point of the output.
    let scale: CGFloat

    /// Whether `space` is the output's scale and a translation: then edges lie on pixels (L-105).
    var isAligned: Bool { space.a == scale && space.d == scale && space.b == 0 && space.c == 0 }

    /// The length of a local point in device pixels, averaged over directions.
    var averageScale: CGFloat { abs(space.a * space.d - space.b * space.c).squareRoot() }

    func box(_ rect: CGRect) -> DeviceBox { DeviceBox(rect, in: space) }
}

extension CGAffineTransform {
    var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
    /// False where everything collapses to a line or a point; Cairo's contexts die of such matrices.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return isFinite && determinant.isFinite && abs(determinant) > 1e-12
    }
}

extension DisplayNode {
    /// The map of this node's local points, given the map of its parent's content.
    func localSpace(in parent: CGAffineTransform) -> CGAffineTransform {
        let moved = CGAffineTransform(
            a: parent.a, b: parent.b, c: parent.c, d: parent.d,
            tx: parent.tx + parent.a * origin.x + parent.c * origin.y, ty: parent.ty + parent.b * origin.x + parent.d * origin.y)
        return transform.isIdentity ? moved : transform.concatenating(moved)
    }

    /// The map of the children's places, given the map of this node's local points. The scroll offset is rounded to device pixels, so that
    /// scrolled pixels are the old pixels moved.
    func contentSpace(in local: CGAffineTransform, scale: CGFloat) -> CGAffineTransform {
        guard childOffset != .zero else { return local }
        let offset = CGPoint(x: PixelRect.snap(childOffset.x * scale) / scale, y: PixelRect.snap(childOffset.y * scale) / scale)
        return CGAffineTransform(
            a: local.a, b: local.b, c: local.c, d: local.d,
            tx: local.tx + local.a * offset.x + local.c * offset.y, ty: local.ty + local.b * offset.x + local.d * offset.y)
    }
}
