internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension CairoRasterizer {
    /// Draws one item, or nothing where it lies outside the clip or has coordinates that are not finite.
    func draw(_ item: DisplayItem, _ pass: RenderPass) {
        let bounds = item.bounds
        let box = pass.box(bounds)
        guard box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite else {
            drawUnbounded(item, pass)
            return
        }
        guard PixelRect(covering: box).insetBy(-1).intersects(pass.clip) else { return }
        switch item {
        case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd, pass)
        case .stroke(let path, let paint, let stroke): self.stroke(path, paint, stroke, pass)
        case .text(let layout, let origin): drawText(layout, origin, pass)
        case .image(let image, let rect, let tint, let smooth): drawImage(image, rect, tint: tint, smooth: smooth, pass)
        }
    }

    /// An infinite rectangle still fills what is visible; everything else that is not finite draws nothing.
    private func drawUnbounded(_ item: DisplayItem, _ pass: RenderPass) {
        guard case .fill(let path, .color(let color), _) = item, let rect = path.plainRect, pass.isAligned else { return }
        let pixels = PixelRect(snapping: pass.box(rect)).intersection(pass.clip)
        guard !pixels.isEmpty else { return }
        pass.context.setSource(color, alpha: pass.alpha)
        pass.context.addRectangle(pixels)
        cairo_fill(pass.context)
    }

    private func fill(_ path: Path, _ paint: DisplayPaint, evenOdd: Bool, _ pass: RenderPass) {
        let context = pass.context
        if let rect = path.plainRect, pass.isAligned {
            guard rect.width > 0, rect.height > 0 else { return }
            let pixels = PixelRect(snapping: pass.box(rect)).intersection(pass.clip)
            guard !pixels.isEmpty, context.setSource(paint, pass) else { return }
            context.addRectangle(pixels)
            cairo_fill(context)
            return
        }
        guard context.setSource(paint, pass) else { return }
        PathBuilder.add(path, to: context, pass.space.snapping(path.boundingRect, pass))
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    private func stroke(_ path: Path, _ paint: DisplayPaint, _ stroke: DisplayStroke, _ pass: RenderPass) {
        guard stroke.width > 0, stroke.width.isFinite, pass.context.setSource(paint, pass) else { return }
        let context = pass.context
        let outline = path.boundingRect.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
        PathBuilder.add(path, to: context, pass.space.snapping(outline, pass))
        // The path is in device space already; the matrix shapes only the pen.
        var pen = pass.space.matrix
        cairo_set_matrix(context, &pen)
        cairo_set_line_width(context, stroke.width)
        switch stroke.cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(context, stroke.miterLimit.isFinite ? max(stroke.miterLimit, 1) : 10)
        // Cairo refuses dashes that are negative or all zero, and its context would draw nothing from then on.
        let canDash = stroke.dash.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dash.contains { $0 * pass.averageScale > 0.01 }
        if canDash {
            cairo_set_dash(
                context, stroke.dash.map(Double.init), Int32(stroke.dash.count), stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
        }
        cairo_stroke(context)
        if canDash { cairo_set_dash(context, nil, 0, 0) }
        cairo_identity_matrix(context)
    }
}
