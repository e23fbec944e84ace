internal import CCairo
import Foundation
import ScrollworkDisplay

/// Writes pictures as PNG. About 140 ms for a phone screen at scale 3, so for keeping, not for comparing (tech-notes, section 2).
package enum PNGWriter {
    /// `buffer` as a PNG file; empty for a picture without pixels.
    package static func data(_ buffer: PixelBuffer) -> Data {
        guard buffer.width > 0, buffer.height > 0 else { return Data() }
        return data(buffer.pixels, width: buffer.width, height: buffer.height)
    }

    /// `image` as a PNG file.
    package static func data(_ image: DisplayImage) -> Data {
        guard image.isDrawable else { return Data() }
        return data(image.pixels, width: image.pixelWidth, height: image.pixelHeight)
    }

    private final class Sink {
        var data = Data()
    }

    private static func data(_ pixels: [UInt32], width: Int, height: Int) -> Data {
        let sink = Sink()
        pixels.withUnsafeBufferPointer { buffer in
            let bytes = UnsafeMutableRawPointer(mutating: buffer.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    let sink = Unmanaged<Sink>.fromOpaque(closure!).takeUnretainedValue()
                    sink.data.append(bytes!, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(sink).toOpaque())
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return sink.data
    }
}
