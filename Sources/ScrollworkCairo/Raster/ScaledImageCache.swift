internal import CCairo
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Images at the size they are drawn, so that scrolling copies pixels instead of resampling them each frame.
final class ScaledImageCache {
    /// Kept pixels at most: 16 million, 64 MB.
    static let capacity = 1 << 24

    private struct Key: Hashable {
        let image: ObjectIdentifier
        let width: Int
        let height: Int
        let smooth: Bool
    }
    /// Holds the source too, so that its identity is not reused.
    private struct Entry {
        let source: DisplayImage
        let scaled: DisplayImage
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var pixels = 0
    private var clock = 0

    /// `image` resampled to a size in device pixels, or nil where that is too large to keep.
    func image(_ image: DisplayImage, width: Int, height: Int, smooth: Bool) -> DisplayImage? {
        guard width > 0, height > 0, width <= 16_384, height <= 16_384, width * height <= Self.capacity / 4 else { return nil }
        clock += 1
        let key = Key(image: ObjectIdentifier(image), width: width, height: height, smooth: smooth)
        if let entry = entries[key] {
            entries[key]!.lastUse = clock
            return entry.scaled
        }
        let scaled = Self.resample(image, width: width, height: height, smooth: smooth)
        entries[key] = Entry(source: image, scaled: scaled, lastUse: clock)
        pixels += width * height
        if pixels > Self.capacity { evict() }
        return scaled
    }

    /// Drops the half that was not used for longest.
    private func evict() {
        for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where pixels > Self.capacity / 2 && entries.count > 1 {
            entries[key] = nil
            pixels -= key.width * key.height
        }
    }

    private static func resample(_ image: DisplayImage, width: Int, height: Int, smooth: Bool) -> DisplayImage {
        var result = [UInt32](repeating: 0, count: width * height)
        result.withUnsafeMutableBytes { bytes in
            let target = cairo_image_surface_create_for_data(
                bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            let context = cairo_create(target)!
            let factorX = CGFloat(image.pixelWidth) / CGFloat(width)
            let factorY = CGFloat(image.pixelHeight) / CGFloat(height)
            image.withSurface { surface in
                let pattern = cairo_pattern_create_for_surface(surface)
                var matrix = CGAffineTransform(scaleX: factorX, y: factorY).matrix
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                let shrinks = max(factorX, factorY) > 1.3
                cairo_pattern_set_filter(pattern, !smooth ? CAIRO_FILTER_NEAREST : shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
                cairo_set_source(context, pattern)
                cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
                cairo_paint(context)
                cairo_pattern_destroy(pattern)
                cairo_set_source_rgba(context, 0, 0, 0, 1)
            }
            cairo_destroy(context)
            cairo_surface_finish(target)
            cairo_surface_destroy(target)
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, pixels: result)
    }
}
