internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension CairoRasterizer {
    /// Draws `node`; `parent` has the space of the parent's content.
    func draw(_ node: DisplayNode, _ parent: RenderPass) {
        work.fragmentsVisited += 1
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
        for index in visibleChildren(of: node, pass.space, clip: pass.clip) { draw(node.children[index], content) }
    }

    /// The clip as whole pixels, where it is a rectangle along the axes at the output's scale.
    func rectangularClip(_ clip: Path, _ pass: RenderPass) -> PixelRect? {
        guard let rect = clip.plainRect, pass.isAligned else { return nil }
        let box = pass.box(rect)
        return rect.width > 0 && rect.height > 0 ? PixelRect(snapping: box) : .empty
    }

    /// The children that may be visible inside `clip`: all, or those a search finds where many are ordered.
    /// - Parameter space: the node's local points to device pixels.
    func visibleChildren(of node: DisplayNode, _ space: CGAffineTransform, clip: PixelRect) -> Range<Int> {
        guard space.b == 0, space.c == 0, space.a > 0, space.d > 0 else { return node.children.indices }
        let low = CGPoint(x: (CGFloat(clip.x0) - space.tx) / space.a, y: (CGFloat(clip.y0) - space.ty) / space.d)
        let size = CGSize(width: CGFloat(clip.width) / space.a, height: CGFloat(clip.height) / space.d)
        return node.drawnChildRange(in: CGRect(origin: low, size: size), visits: &work.fragmentsVisited)
    }
}
