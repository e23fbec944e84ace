internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Glyphs that go to Cairo in one call, and the order of a line; kept from line to line.
final class GlyphScratch {
    var batch: [cairo_glyph_t] = []
    /// Cluster indices in visual order; `ellipsis` stands for the ellipsis.
    var order: [Int] = []
    static let ellipsis = -1
}

extension CairoRasterizer {
    func drawText(_ layout: TextLayout, _ origin: CGPoint, _ pass: RenderPass) {
        guard layout.scale > 0, layout.scale.isFinite else { return }
        var moved = pass
        moved.space = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(pass.space)
        if pass.isAligned {
            moved.space.tx = PixelRect.snap(moved.space.tx)
            moved.space.ty = PixelRect.snap(moved.space.ty)
        }
        let payload = layout.shaped.payload as? ShapedGlyphs
        let margin = layout.inkMargin
        for line in layout.lines {
            let box = CGRect(x: line.x - margin, y: line.baseline - 2 * margin, width: line.width + 2 * margin, height: 3 * margin)
            guard PixelRect(covering: moved.box(box)).intersects(pass.clip) else { continue }
            orderElements(of: line, in: layout.shaped, payload)
            if let payload { drawGlyphs(line, layout, payload, moved) } else { drawBoxes(line, layout, moved) }
            drawDecorations(line, layout, payload, moved)
        }
    }

    /// Puts what the line shows, white space at its end left out, into `glyphs.order`.
    private func orderElements(of line: TextLine, in shaped: ShapedText, _ payload: ShapedGlyphs?) {
        glyphs.order.removeAll(keepingCapacity: true)
        if let omitted = line.ellipsis?.omitted {
            glyphs.order.append(contentsOf: line.clusters.lowerBound..<max(omitted.lowerBound, line.clusters.lowerBound))
            glyphs.order.append(GlyphScratch.ellipsis)
            glyphs.order.append(contentsOf: min(omitted.upperBound, line.clusters.upperBound)..<line.clusters.upperBound)
        } else {
            glyphs.order.append(contentsOf: line.clusters)
        }
        while let last = glyphs.order.last, last >= 0, shaped.clusters[last].isWhitespace { glyphs.order.removeLast() }
        guard let payload, !payload.isPlain else { return }
        let base: UInt8 = shaped.isRightToLeft ? 1 : 0
        VisualOrder.reorder(&glyphs.order) { $0 < 0 ? base : payload.levels[$0] }
    }

    private func drawGlyphs(_ line: TextLine, _ layout: TextLayout, _ payload: ShapedGlyphs, _ pass: RenderPass) {
        let shaped = layout.shaped
        let space = CGAffineTransform(scaleX: layout.scale, y: layout.scale).concatenating(pass.space)
        let baseline = line.baseline / layout.scale
        var x = line.x / layout.scale
        var font: GlyphFont?
        var run = -1
        glyphs.batch.removeAll(keepingCapacity: true)
        func flush() {
            if let font, run >= 0 { showBatch(font, shaped.runs[run].color, space, pass) }
            glyphs.batch.removeAll(keepingCapacity: true)
        }
        for element in glyphs.order {
            let elementRun = element < 0 ? line.ellipsis?.run ?? 0 : shaped.clusters[element].run
            let advance = layout.unscaledAdvance(element, run: elementRun)
            let fontIndex = element < 0 ? -1 : payload.fontIndexes[element]
            let elementFont = element < 0 ? payload.ellipses[elementRun].font : fontIndex >= 0 ? payload.fonts[Int(fontIndex)] : nil
            if elementFont !== font || elementRun != run {
                flush()
                font = elementFont
                run = elementRun
            }
            let y = baseline - shaped.runs[elementRun].baselineOffset
            if element < 0 {
                for glyph in payload.ellipses[elementRun].glyphs { add(glyph, x, y) }
            } else {
                for index in Int(payload.starts[element])..<Int(payload.starts[element + 1]) {
                    let glyph = payload.glyphs[index]
                    if glyph.index == ShapedGlyphs.missing {
                        drawMissing(x, y, advance, shaped.runs[elementRun], layout.scale, pass)
                    } else {
                        add(glyph, x, y)
                    }
                }
            }
            x += advance
        }
        flush()
    }

    private func add(_ glyph: cairo_glyph_t, _ x: CGFloat, _ y: CGFloat) {
        glyphs.batch.append(cairo_glyph_t(index: glyph.index, x: x + glyph.x, y: y + glyph.y))
    }

    private func showBatch(_ font: GlyphFont, _ color: DisplayColor, _ space: CGAffineTransform, _ pass: RenderPass) {
        guard !glyphs.batch.isEmpty, color.alpha > 0, let scaled = font.scaledFont(for: space) else { return }
        let context = pass.context
        var matrix = space.matrix
        cairo_set_matrix(context, &matrix)
        cairo_set_scaled_font(context, scaled)
        context.setSource(color, alpha: pass.alpha)
        cairo_show_glyphs(context, glyphs.batch, Int32(glyphs.batch.count))
        cairo_identity_matrix(context)
    }

    /// A hollow box for a character that no font has.
    private func drawMissing(_ x: CGFloat, _ y: CGFloat, _ advance: CGFloat, _ run: TextRun, _ scale: CGFloat, _ pass: RenderPass) {
        let size = run.font.size * scale
        let rect = CGRect(
            x: x * scale + advance * scale * 0.12, y: y * scale - size * 0.7, width: advance * scale * 0.76, height: size * 0.7)
        guard rect.width > 0 else { return }
        draw(.stroke(Path(rect), .color(run.color), DisplayStroke(width: size * 0.06)), pass)
    }

    /// Text of a shaper without glyphs: each visible cluster is a box a tenth smaller on every side, on whole pixels.
    private func drawBoxes(_ line: TextLine, _ layout: TextLayout, _ pass: RenderPass) {
        let shaped = layout.shaped
        var x = line.x
        for element in glyphs.order {
            let run = element < 0 ? line.ellipsis?.run ?? 0 : shaped.clusters[element].run
            let advance = layout.unscaledAdvance(element, run: run) * layout.scale
            let width = advance - (element < 0 ? 0 : shaped.runs[run].kerning * layout.scale)
            if width > 0, element < 0 || !shaped.clusters[element].isWhitespace {
                let metrics = shaped.metrics[run]
                let ascent = metrics.ascent * layout.scale
                let height = ascent + metrics.descent * layout.scale
                let top = line.baseline - ascent - shaped.runs[run].baselineOffset * layout.scale
                let box = CGRect(x: x, y: top, width: width, height: height).insetBy(dx: width / 10, dy: height / 10)
                draw(.fill(Path(box), .color(shaped.runs[run].color), evenOdd: false), pass)
            }
            x += advance
        }
    }

    /// Underlines and strikethroughs, one rectangle for each stretch of a run.
    private func drawDecorations(_ line: TextLine, _ layout: TextLayout, _ payload: ShapedGlyphs?, _ pass: RenderPass) {
        let shaped = layout.shaped
        guard shaped.runs.contains(where: { $0.underline || $0.strikethrough }) else { return }
        var x = line.x
        var start = line.x
        var current = -1
        func finish() {
            guard current >= 0, x > start else { return }
            let run = shaped.runs[current]
            let measure = payload?.measures[current] ?? FontMeasure(size: run.font.size)
            let baseline = line.baseline - run.baselineOffset * layout.scale
            func rule(_ position: CGFloat, _ thickness: CGFloat) {
                let rect = CGRect(x: start, y: baseline - position * layout.scale, width: x - start, height: thickness * layout.scale)
                draw(.fill(Path(rect), .color(run.color), evenOdd: false), pass)
            }
            if run.underline { rule(measure.underlinePosition, measure.underlineThickness) }
            if run.strikethrough { rule(measure.strikethroughPosition, measure.strikethroughThickness) }
        }
        for element in glyphs.order {
            let run = element < 0 ? line.ellipsis?.run ?? 0 : shaped.clusters[element].run
            if run != current {
                finish()
                current = run
                start = x
            }
            x += layout.unscaledAdvance(element, run: run) * layout.scale
        }
        finish()
    }
}

extension TextLayout {
    /// How far glyphs may reach out of their line's box, points: the tallest line.
    var inkMargin: CGFloat {
        var result: CGFloat = 0
        for index in shaped.runs.indices {
            result = max(result, shaped.metrics[index].lineHeight + abs(shaped.runs[index].baselineOffset))
        }
        return result * scale
    }

    /// The advance of a cluster or, for `GlyphScratch.ellipsis`, of the ellipsis in the font of `run`; points before `scale`.
    func unscaledAdvance(_ element: Int, run: Int) -> CGFloat {
        guard element >= 0 else { return shaped.ellipsisAdvances[run] }
        let advance = shaped.clusters[element].advance
        return tightening > 0 ? max(advance - tightening * shaped.runs[run].font.size, 0) : advance
    }

    /// Whether drawing is one operation that follows the source's alpha.
    var isOneOperation: Bool {
        guard shaped.runs.count == 1, !shaped.runs[0].underline, !shaped.runs[0].strikethrough else { return false }
        return (shaped.payload as? ShapedGlyphs).map { !$0.hasColorGlyphs } ?? true
    }
}
