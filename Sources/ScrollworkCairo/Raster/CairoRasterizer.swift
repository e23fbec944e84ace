internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Draws display trees with Cairo's image backend, without a display server.
///
/// Single-threaded. Fast where it matters: what lies outside the clip is skipped, colours land in the result's own memory, and layers for
/// group opacity, shadows and blur come from a pool, because a fresh frame-size allocation costs more than the drawing
/// (tech-notes, section 2).
package final class CairoRasterizer: Rasterizer {
    /// The largest picture: 16384 device pixels a side and 2^27 in all, about half a gigabyte.
    package static let maximumSide = 16_384
    package static let maximumPixels = 1 << 27

    private var buffer = PixelBuffer(width: 0, height: 0)
    let layers = LayerPool()
    let images = ScaledImageCache()
    let shadowMasks = ShadowMaskCache()
    let glyphs = GlyphScratch()

    package init() {}

    /// The picture's size in device pixels, or nil where no picture of that size can be made.
    package static func pixelSize(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
        guard scale.isFinite, scale > 0, size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return nil }
        let width = (size.width * scale - 0.001).rounded(.up)
        let height = (size.height * scale - 0.001).rounded(.up)
        guard width <= CGFloat(maximumSide), height <= CGFloat(maximumSide), width * height <= CGFloat(maximumPixels) else { return nil }
        return (max(Int(width), 0), max(Int(height), 0))
    }

    /// Draws `root` over `background`. The result is valid until the next call. A size that is not finite, negative or above the maximum
    /// gives an empty picture and one warning.
    /// - Complexity: linear in the visible nodes and in the pixels they cover.
    package func draw(_ root: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor) -> PixelBuffer {
        guard let (width, height) = Self.pixelSize(size, scale: scale) else {
            Warnings.once(
                "cairo-size",
                "a picture of \(size.width) x \(size.height) points at scale \(scale) cannot be drawn, so it is empty. The size is likely a "
                    + "proposal of infinity or NaN. Draw at most \(Self.maximumSide) pixels a side.")
            return PixelBuffer(width: 0, height: 0)
        }
        if buffer.width != width || buffer.height != height { buffer = PixelBuffer(width: width, height: height) }
        guard width > 0, height > 0 else { return buffer }
        let fill = background.premultiplied
        buffer.pixels.withUnsafeMutableBufferPointer { pixels in
            pixels.update(repeating: fill)
            let bytes = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            let context = cairo_create(surface)!
            let pass = RenderPass(
                context: context, space: CGAffineTransform(scaleX: scale, y: scale),
                clip: PixelRect(x0: 0, y0: 0, x1: width, y1: height), scale: scale)
            DeepStack.run { draw(root, pass) }
            cairo_destroy(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return buffer
    }
}
