internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension CairoRasterizer {
    /// How far outside its box a child of an ordered container may draw and still be found by the search, points: shadows, blur, overlays.
    static let overflowAllowance: CGFloat = 100

    /// Draws `node`; `parent` has the space of the parent's content.
    func draw(_ node: DisplayNode, _ parent: RenderPass) {
        let opacity = min(node.opacity, 1)
        guard opacity > 0 else { return }
        var pass = parent
        pass.space = node.localSpace(in: parent.space)
        guard pass.space.isInvertible else { return }
        let rectClip = node.clip.flatMap { rectangularClip($0, pass) }
        if let rectClip {
            guard rectClip.intersects(pass.clip) else { return }
        } else if let clip = node.clip {
            guard PixelRect(covering: pass.box(clip.boundingRect)).intersects(pass.clip) else { return }
        }
        if opacity == 1, node.shadow == nil, !(node.blurRadius > 0), node.clip == nil, !node.changesColors {
            drawContent(node, pass)
        } else {
            drawWithEffects(node, pass, opacity: opacity, rectClip: rectClip)
        }
    }

    /// Draws the items and children of `node`, in its local space.
    func drawContent(_ node: DisplayNode, _ pass: RenderPass) {
        for item in node.items { draw(item, pass) }
        guard !node.children.isEmpty else { return }
        var content = pass
        content.space = node.contentSpace(in: pass.space, scale: pass.scale)
        for index in Self.visibleChildren(of: node, content.space, clip: pass.clip) { draw(node.children[index], content) }
    }

    /// The clip as whole pixels, where it is a rectangle along the axes at the output's scale.
    func rectangularClip(_ clip: Path, _ pass: RenderPass) -> PixelRect? {
        guard let rect = clip.plainRect, pass.isAligned else { return nil }
        let box = pass.box(rect)
        return rect.width > 0 && rect.height > 0 ? PixelRect(snapping: box) : .empty
    }

    /// The children that may be visible inside `clip`: all, or those a binary search finds where children are ordered.
    static func visibleChildren(of node: DisplayNode, _ space: CGAffineTransform, clip: PixelRect) -> Range<Int> {
        let children = node.children
        guard let axis = node.childrenOrderedAlong, children.count > 8, space.b == 0, space.c == 0, space.a > 0, space.d > 0 else {
            return 0..<children.count
        }
        let isHorizontal = axis == .horizontal
        let factor = isHorizontal ? space.a : space.d
        let shift = isHorizontal ? space.tx : space.ty
        let low = (CGFloat(isHorizontal ? clip.x0 : clip.y0) - shift) / factor - overflowAllowance
        let high = (CGFloat(isHorizontal ? clip.x1 : clip.y1) - shift) / factor + overflowAllowance
        // A right-to-left row runs the other way.
        let ascends = children[0].origin[axis] <= children[children.count - 1].origin[axis]
        func isBefore(_ child: DisplayNode) -> Bool {
            ascends ? child.origin[axis] + child.size[axis] < low : child.origin[axis] > high
        }
        func isAfter(_ child: DisplayNode) -> Bool {
            ascends ? child.origin[axis] > high : child.origin[axis] + child.size[axis] < low
        }
        let first = partitioningIndex(children.count) { !isBefore(children[$0]) }
        let end = partitioningIndex(children.count) { isAfter(children[$0]) }
        return first..<max(first, end)
    }

    /// The first index for which `predicate` is true, given that it is true for all later ones.
    private static func partitioningIndex(_ count: Int, _ predicate: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
