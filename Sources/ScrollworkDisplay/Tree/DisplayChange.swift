import Foundation
import ScrollworkBase

/// How a frame differs from the one before.
package struct DisplayChange {
    /// First these areas are moved, which are disjoint; what a move uncovers has to be drawn, too.
    package let moves: [Move]
    /// Then this area is drawn.
    package let damage: DisplayRegion

    /// Content that is where it was, but for a scroll step of whole pixels.
    package struct Move {
        /// The area that shows the content before and after, in the root's parent space, points, not rounded.
        package let rect: CGRect
        /// How far the content moved, points; whole pixels.
        package let delta: CGVector
    }
}

/// Where a subtree is: its place in the root's parent space, and the area outside of which ancestors cut it off.
struct DisplaySpace {
    var toRoot = CGAffineTransform.identity
    var clip = CGRect.infinite
    /// Whether ancestors only shift the content and cut it along the axes.
    var isPlain = true

    /// The space inside `node`, which is in this one.
    func inside(_ node: DisplaySnapshot) -> DisplaySpace {
        var result = self
        result.toRoot = node.transform.concatenating(toRoot)
        if let path = node.effects.clip {
            result.clip = clip.intersection(path.boundingRect.applying(result.toRoot))
            result.isPlain = isPlain && path.plainRect != nil
        }
        let t = result.toRoot
        result.isPlain = result.isPlain && node.effects.isPlain && t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1
        return result
    }

    /// The space of the children of a node whose inside this is.
    func shifted(by offset: CGPoint) -> DisplaySpace {
        var result = self
        result.toRoot = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(toRoot)
        return result
    }

    /// A box of this space in the root's parent space, cut by the clips.
    func box(_ rect: CGRect) -> CGRect { rect.isNull ? rect : rect.applying(toRoot).intersection(clip) }
}

/// Finds scroll steps whose pixels can be moved: those of a clipped viewport that scrolled by whole pixels, in a place where what lies
/// under it looks the same everywhere and did not change.
struct DisplayMoves {
    private(set) var found: [DisplayChange.Move] = []
    private let scale: CGFloat
    /// What was drawn so far, in order.
    private var under: [(box: CGRect, kind: Kind)] = []

    private enum Kind { case opaque, translucent, uneven }

    init(scale: CGFloat) { self.scale = scale }

    /// Remembers something that is drawn. - Returns: false where it paints nothing.
    mutating func note(_ item: DisplayItem, _ box: CGRect, isPlain: Bool) -> Bool {
        guard case .fill(let path, .color(let color), _) = item else {
            under.append((box, .uneven))
            return true
        }
        guard color.alpha > 0 else { return false }
        let isRect = isPlain && path.plainRect != nil
        under.append((box, isRect ? (color.alpha >= 1 ? .opaque : .translucent) : .uneven))
        return true
    }

    /// Remembers something of unknown colours.
    mutating func noteUneven(_ box: CGRect) { under.append((box, .uneven)) }

    /// Begins a move of the content of a node whose inside is `space`.
    /// - Parameter changed: what changed of that which is drawn before.
    /// - Returns: whether its pixels can be moved.
    mutating func begin(_ old: CGPoint, _ new: CGPoint, _ space: DisplaySpace, changed: DisplayRegion) -> Bool {
        let delta = CGVector(dx: new.x - old.x, dy: new.y - old.y)
        let rect = space.clip
        guard space.isPlain, !rect.isNull, rect.width.isFinite, rect.height.isFinite, rect.width < 1e6, rect.height < 1e6,
            abs(delta.dx) < rect.width, abs(delta.dy) < rect.height, isWholePixels(delta.dx), isWholePixels(delta.dy),
            !changed.intersects(rect), !found.contains(where: { $0.rect.intersects(rect) }), isEven(rect)
        else { return false }
        found.append(DisplayChange.Move(rect: rect, delta: delta))
        return true
    }

    private func isWholePixels(_ length: CGFloat) -> Bool { abs(length * scale - (length * scale).rounded()) < 1e-6 }

    /// Whether what was drawn so far looks the same everywhere in `rect`.
    private func isEven(_ rect: CGRect) -> Bool {
        var isEven = true
        for entry in under where entry.box.intersects(rect) {
            switch entry.kind {
            case .opaque where entry.box.contains(rect): isEven = true
            case .translucent where entry.box.contains(rect): break
            default: isEven = false
            }
        }
        return isEven
    }
}
