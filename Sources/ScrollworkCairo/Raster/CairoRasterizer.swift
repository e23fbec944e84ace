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

    var buffer = PixelBuffer(width: 0, height: 0)
    /// What `buffer` shows, if the next picture may be made from it.
    var shown: ShownFrame?
    /// What the last picture cost.
    package internal(set) var work = RasterWork()
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
        shown = nil
        work = RasterWork()
        guard prepareBuffer(size, scale) else { return PixelBuffer(width: 0, height: 0) }
        let all = PixelRect(x0: 0, y0: 0, x1: buffer.width, y1: buffer.height)
        draw(root, [all], scale: scale, background: background)
        return buffer
    }

    /// Makes the buffer as large as the picture. - Returns: false, with a warning, for a size of which there can be no picture.
    func prepareBuffer(_ size: CGSize, _ scale: CGFloat) -> Bool {
        guard let (width, height) = Self.pixelSize(size, scale: scale) else {
            Warnings.once(
                "cairo-size",
                "a picture of \(size.width) x \(size.height) points at scale \(scale) cannot be drawn, so it is empty. The size is likely a "
                    + "proposal of infinity or NaN. Draw at most \(Self.maximumSide) pixels a side.")
            return false
        }
        if buffer.width != width || buffer.height != height { buffer = PixelBuffer(width: width, height: height) }
        return true
    }

    /// Draws what of `root` lies in `areas`, which are inside the buffer.
    func draw(_ root: DisplayNode, _ areas: [PixelRect], scale: CGFloat, background: DisplayColor) {
        let areas = areas.filter { !$0.isEmpty }
        guard !areas.isEmpty else { return }
        let width = buffer.width
        let fill = background.premultiplied
        buffer.pixels.withUnsafeMutableBufferPointer { pixels in
            let bytes = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(buffer.height), Int32(width * 4))
            let context = cairo_create(surface)!
            for area in areas {
                work.pixelsDrawn += area.width * area.height
                cairo_surface_flush(surface)
                if area.width == width {
                    UnsafeMutableBufferPointer(rebasing: pixels[area.y0 * width..<area.y1 * width]).update(repeating: fill)
                } else {
                    for y in area.y0..<area.y1 {
                        UnsafeMutableBufferPointer(rebasing: pixels[y * width + area.x0..<y * width + area.x1]).update(repeating: fill)
                    }
                }
                cairo_surface_mark_dirty(surface)
                let pass = RenderPass(context: context, space: CGAffineTransform(scaleX: scale, y: scale), clip: area, scale: scale)
                cairo_save(context)
                context.addRectangle(area)
                cairo_clip(context)
                DeepStack.run { draw(root, pass) }
                cairo_restore(context)
            }
            cairo_destroy(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}

/// What a picture cost.
package struct RasterWork: Equatable, Sendable {
    /// Pixels of the areas that were drawn.
    package internal(set) var pixelsDrawn = 0
    /// Pixels that were moved within the picture.
    package internal(set) var pixelsMoved = 0
    /// Display nodes that were looked at: drawn, compared, or asked for their place in a search.
    package internal(set) var fragmentsVisited = 0
}
