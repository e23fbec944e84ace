internal import CCairo
import Foundation
import ScrollworkDisplay

enum PNGReader {
    private final class Source {
        let bytes: [UInt8]
        var position = 0
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    static func decode(_ bytes: [UInt8]) throws -> DisplayImage {
        // The header chunk comes first and names the size; refuse before anything is allocated.
        guard bytes.count >= 33, Array(bytes[12..<16]) == Array("IHDR".utf8) else { throw ImageDecodingError.corrupt("it has no header") }
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        try ImageDecoder.check(width: number(16), height: number(20))
        let source = Source(bytes)
        let surface = cairo_image_surface_create_from_png_stream(
            { closure, target, count in
                let source = Unmanaged<Source>.fromOpaque(closure!).takeUnretainedValue()
                let end = source.position + Int(count)
                guard end <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
                source.bytes.withUnsafeBufferPointer { target!.update(from: $0.baseAddress! + source.position, count: Int(count)) }
                source.position = end
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(source).toOpaque())
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            throw ImageDecodingError.corrupt(String(cString: cairo_status_to_string(status)))
        }
        return try image(surface)
    }

    private static func image(_ surface: OpaquePointer) throws -> DisplayImage {
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        var pixels = [UInt32](repeating: 0, count: width * height)
        // Painting converts whatever format Cairo chose, and makes opaque what has no alpha.
        pixels.withUnsafeMutableBytes { bytes in
            let target = cairo_image_surface_create_for_data(
                bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            let context = cairo_create(target)
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context)
            cairo_destroy(context)
            cairo_surface_finish(target)
            cairo_surface_destroy(target)
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, pixels: pixels)
    }
}
