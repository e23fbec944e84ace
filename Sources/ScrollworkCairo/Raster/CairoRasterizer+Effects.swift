internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension CairoRasterizer {
    /// Draws a node that has an opacity, a clip, a shadow or a blur. Cheap ways first: a clip of whole pixels, and an opacity that can go
    /// into the colour of the only operation; else the content goes to a layer.
    func drawWithEffects(_ node: DisplayNode, _ pass: RenderPass, opacity: Double, rectClip: PixelRect?) {
        let blur = node.blurRadius > 0 ? BoxBlur(sigma: node.blurRadius * pass.averageScale) : nil
        let pathClip = rectClip == nil ? node.clip : nil
        if opacity == 1, blur == nil, node.shadow == nil, pathClip == nil, !node.changesColors, let rectClip {
            clipped(to: rectClip, pass) { drawContent(node, $0) }
            return
        }
        let shadow = node.shadow.flatMap { ShadowGeometry($0, pass) }
        let reach = (blur?.reach ?? 0) + (shadow?.reach ?? 0)
        let region = pass.clip.insetBy(-reach)
        var extent = ContentExtent()
        measureContent(node, pass.space, limit: region, scale: pass.scale, into: &extent)
        guard let box = extent.box else { return }
        if blur == nil, shadow == nil, !node.changesColors, extent.operations <= 1 {
            var inner = pass
            inner.alpha *= opacity
            if let rectClip {
                clipped(to: rectClip, inner) { drawContent(node, $0) }
            } else if let pathClip {
                clipped(to: pathClip, inner) { drawContent(node, $0) }
            } else {
                drawContent(node, inner)
            }
            return
        }
        let spread = PixelRect(covering: box).insetBy(-(blur?.reach ?? 0))
        var cut = spread
        if let rectClip { cut = cut.intersection(rectClip) }
        if let pathClip { cut = cut.intersection(PixelRect(covering: pass.box(pathClip.boundingRect))) }
        guard !cut.isEmpty else { return }
        // Blur comes before the clip, so it needs content from outside the clip; the shadow is that of the clipped content.
        var bounds = cut
        if let blur { bounds = spread.intersection(cut.insetBy(-blur.reach)) }
        if let shadow { bounds = bounds.union(shadow.extended(cut)) }
        bounds = bounds.intersection(region)
        guard !bounds.isEmpty, let layer = layers.take(bounds) else { return }
        defer { layers.give(layer) }
        drawLayer(layer, node, pass, clip: blur == nil ? rectClip : nil)
        if let blur { layer.blur(blur) }
        if let matrix = node.colorMatrix { layer.change(matrix) }
        let isPlain = blur == nil && shadow == nil
        if !isPlain { self.cut(layer, pass, rectClip: blur == nil ? nil : rectClip, pathClip: pathClip) }
        if let shadow { castShadow(shadow, of: layer) }
        composite(layer, pass, alpha: pass.alpha * opacity, clip: isPlain ? pathClip : nil, mode: node.blendMode)
    }

    private func drawLayer(_ layer: Layer, _ node: DisplayNode, _ pass: RenderPass, clip: PixelRect?) {
        let context = cairo_create(layer.surface)!
        defer { cairo_destroy(context) }
        var inner = RenderPass(context: context, space: pass.space, clip: layer.bounds, scale: pass.scale)
        if let clip {
            inner.clip = inner.clip.intersection(clip)
            context.addRectangle(clip)
            cairo_clip(context)
        }
        drawContent(node, inner)
    }

    /// Clears what lies outside the clips: one antialiased cut of the finished content instead of one per item, which would leave seams.
    private func cut(_ layer: Layer, _ pass: RenderPass, rectClip: PixelRect?, pathClip: Path?) {
        guard rectClip != nil || pathClip != nil else { return }
        let context = cairo_create(layer.surface)!
        defer { cairo_destroy(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        if let rectClip {
            context.addRectangle(rectClip)
            cairo_fill(context)
        }
        if let pathClip {
            PathBuilder.add(pathClip, to: context, pass.space.snapping(pathClip.boundingRect, pass))
            cairo_fill(context)
        }
    }

    private func composite(_ layer: Layer, _ pass: RenderPass, alpha: Double, clip: Path?, mode: DisplayBlendMode) {
        let context = pass.context
        cairo_save(context)
        if let clip {
            PathBuilder.add(clip, to: context, pass.space.snapping(clip.boundingRect, pass))
            cairo_clip(context)
        }
        if mode != .normal {
            // Some modes change what is not covered: they stay within the layer.
            context.addRectangle(layer.bounds)
            cairo_clip(context)
            cairo_set_operator(context, mode.cairoOperator)
        }
        cairo_set_source_surface(context, layer.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        if alpha < 1 { cairo_paint_with_alpha(context, alpha) } else { cairo_paint(context) }
        cairo_restore(context)
    }

    /// Puts the shadow of what is in `layer` under it.
    private func castShadow(_ shadow: ShadowGeometry, of layer: Layer) {
        guard let mask = shadowMasks.mask(of: layer, shadow.blur) else { return }
        let context = cairo_create(layer.surface)!
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
        context.setSource(shadow.color, alpha: 1)
        cairo_mask_surface(context, mask, shadow.offsetX, shadow.offsetY)
        cairo_destroy(context)
    }

    private func clipped(to rect: PixelRect, _ pass: RenderPass, _ body: (RenderPass) -> Void) {
        var inner = pass
        inner.clip = pass.clip.intersection(rect)
        guard !inner.clip.isEmpty else { return }
        cairo_save(pass.context)
        pass.context.addRectangle(inner.clip)
        cairo_clip(pass.context)
        body(inner)
        cairo_restore(pass.context)
    }

    private func clipped(to path: Path, _ pass: RenderPass, _ body: (RenderPass) -> Void) {
        var inner = pass
        inner.clip = pass.clip.intersection(PixelRect(covering: pass.box(path.boundingRect)))
        guard !inner.clip.isEmpty else { return }
        cairo_save(pass.context)
        PathBuilder.add(path, to: pass.context, pass.space.snapping(path.boundingRect, pass))
        cairo_clip(pass.context)
        body(inner)
        cairo_restore(pass.context)
    }
}

extension DisplayNode {
    /// Whether the picture of the content has to be finished before it can be drawn.
    var changesColors: Bool { colorMatrix != nil || blendMode != .normal }
}

extension DisplayBlendMode {
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

/// A shadow in device pixels.
struct ShadowGeometry {
    let color: DisplayColor
    let offsetX: CGFloat
    let offsetY: CGFloat
    let blur: BoxBlur
    /// How far from the content the shadow's colour may go, pixels.
    let reach: Int

    /// nil for a shadow that cannot be seen.
    init?(_ shadow: DisplayShadow, _ pass: RenderPass) {
        let dx = shadow.offset.dx * pass.space.a + shadow.offset.dy * pass.space.c
        let dy = shadow.offset.dx * pass.space.b + shadow.offset.dy * pass.space.d
        guard shadow.color.alpha > 0, abs(dx) < 10_000, abs(dy) < 10_000 else { return nil }
        color = shadow.color
        offsetX = PixelRect.snap(dx)
        offsetY = PixelRect.snap(dy)
        blur = BoxBlur(sigma: max(shadow.radius, 0) * pass.averageScale)
        reach = blur.reach + Int(max(abs(offsetX), abs(offsetY)))
    }

    /// `content` and its shadow.
    func extended(_ content: PixelRect) -> PixelRect {
        content.union(content.insetBy(-blur.reach).offsetBy(x: Int(offsetX), y: Int(offsetY)))
    }
}
