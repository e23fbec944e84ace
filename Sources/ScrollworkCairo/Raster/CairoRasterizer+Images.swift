internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

extension CairoRasterizer {
    func drawImage(_ image: DisplayImage, _ rect: CGRect, tint: DisplayColor?, smooth: Bool, _ pass: RenderPass) {
        guard image.isDrawable, rect.width > 0, rect.height > 0 else { return }
        if pass.isAligned {
            let target = PixelRect(snapping: pass.box(rect))
            if target.width == image.pixelWidth, target.height == image.pixelHeight {
                paint(image, at: target, tint: tint, pass)
                return
            }
            if let scaled = images.image(image, width: target.width, height: target.height, smooth: smooth) {
                paint(scaled, at: target, tint: tint, pass)
                return
            }
        }
        paintResampled(image, rect, tint: tint, smooth: smooth, pass)
    }

    /// Pixel for pixel.
    private func paint(_ image: DisplayImage, at target: PixelRect, tint: DisplayColor?, _ pass: RenderPass) {
        let context = pass.context
        image.withSurface { surface in
            if let tint {
                context.setSource(tint, alpha: pass.alpha)
                cairo_mask_surface(context, surface, Double(target.x0), Double(target.y0))
            } else {
                cairo_set_source_surface(context, surface, Double(target.x0), Double(target.y0))
                cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
                context.addRectangle(target)
                if pass.alpha < 1 {
                    cairo_save(context)
                    cairo_clip(context)
                    cairo_paint_with_alpha(context, pass.alpha)
                    cairo_restore(context)
                } else {
                    cairo_fill(context)
                }
            }
            // The surface must not outlive this call as the context's source.
            cairo_set_source_rgba(context, 0, 0, 0, 1)
        }
    }

    /// Through any transform.
    private func paintResampled(_ image: DisplayImage, _ rect: CGRect, tint: DisplayColor?, smooth: Bool, _ pass: RenderPass) {
        let context = pass.context
        let toRect = CGAffineTransform(
            a: rect.width / CGFloat(image.pixelWidth), b: 0, c: 0, d: rect.height / CGFloat(image.pixelHeight), tx: rect.minX, ty: rect.minY
        )
        let whole = toRect.concatenating(pass.space)
        guard whole.isInvertible else { return }
        image.withSurface { surface in
            let pattern = cairo_pattern_create_for_surface(surface)
            var matrix = whole.inverted().matrix
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            let shrinks = abs(whole.a * whole.d - whole.b * whole.c) < 0.5
            cairo_pattern_set_filter(pattern, !smooth ? CAIRO_FILTER_NEAREST : shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
            cairo_save(context)
            PathBuilder.add(Path(rect), to: context, pass.space.snapping(rect, pass))
            cairo_clip(context)
            if let tint {
                context.setSource(tint, alpha: pass.alpha)
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                if pass.alpha < 1 { cairo_paint_with_alpha(context, pass.alpha) } else { cairo_paint(context) }
            }
            cairo_restore(context)
            cairo_pattern_destroy(pattern)
        }
    }
}

extension DisplayImage {
    /// False for an image whose sides and pixels contradict each other, which must not reach C.
    var isDrawable: Bool {
        pixelWidth > 0 && pixelHeight > 0 && pixelWidth <= 32_767 && pixelHeight <= 32_767 && pixels.count >= pixelWidth * pixelHeight
    }

    /// A read-only surface over the pixels, without a copy, for the time of `body`.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        pixels.withUnsafeBufferPointer { buffer in
            let bytes = UnsafeMutableRawPointer(mutating: buffer.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight), Int32(pixelWidth * 4))!
            body(surface)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
