internal import CCairo
import Foundation

/// Blurred silhouettes by value: rows of a list cast the same shadow in every frame, and blurring costs more than all else about them.
final class ShadowMaskCache {
    /// Kept bytes at most.
    private static let capacity = 32 << 20

    private struct Key: Hashable {
        let width: Int
        let height: Int
        let sizes: [Int]
        let hash: UInt64
    }
    private final class Entry {
        let alpha: [UInt8]
        let mask: OpaquePointer
        var lastUse = 0

        init(alpha: [UInt8], mask: OpaquePointer) {
            self.alpha = alpha
            self.mask = mask
        }
        deinit { cairo_surface_destroy(mask) }
    }

    private var entries: [Key: Entry] = [:]
    private var bytes = 0
    private var clock = 0
    private var alpha: [UInt8] = []

    /// The blurred alpha of `layer` as a surface of the same place, valid until the next call.
    func mask(of layer: Layer, _ blur: BoxBlur) -> OpaquePointer? {
        let width = layer.bounds.width
        let height = layer.bounds.height
        layer.readAlpha(into: &alpha)
        clock += 1
        let key = Key(width: width, height: height, sizes: blur.sizes, hash: Self.hash(alpha))
        if let entry = entries[key], entry.alpha == alpha {
            entry.lastUse = clock
            return placed(entry.mask, layer)
        }
        guard let mask = Self.blurred(alpha, width: width, height: height, blur) else { return nil }
        let entry = Entry(alpha: alpha, mask: mask)
        entry.lastUse = clock
        if entries.updateValue(entry, forKey: key) == nil { bytes += 2 * width * height }
        if bytes > Self.capacity { evict(keeping: key) }
        return placed(mask, layer)
    }

    private func placed(_ mask: OpaquePointer, _ layer: Layer) -> OpaquePointer {
        cairo_surface_set_device_offset(mask, Double(-layer.bounds.x0), Double(-layer.bounds.y0))
        return mask
    }

    /// Drops what was not used for longest, until half is free; the newest stays, because it is about to be drawn.
    private func evict(keeping newest: Key) {
        for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes > Self.capacity / 2 && key != newest {
            entries[key] = nil
            bytes -= 2 * key.width * key.height
        }
    }

    private static func blurred(_ alpha: [UInt8], width: Int, height: Int, _ blur: BoxBlur) -> OpaquePointer? {
        guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            cairo_surface_status(mask) == CAIRO_STATUS_SUCCESS, let rows = cairo_image_surface_get_data(mask)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(mask))
        var copy = alpha
        copy.withUnsafeMutableBufferPointer { copy in
            blur.apply(copy.baseAddress!, width: width, height: height, channels: 1)
            for y in 0..<height { (rows + y * stride).update(from: copy.baseAddress! + y * width, count: width) }
        }
        cairo_surface_mark_dirty(mask)
        return mask
    }

    /// Eight bytes at a step; equal hashes are compared in full.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { raw in
            var result: UInt64 = 0xCBF2_9CE4_8422_2325
            var place = 0
            while place + 8 <= raw.count {
                result = (result ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
                result ^= result >> 29
                place += 8
            }
            while place < raw.count {
                result = (result ^ UInt64(raw[place])) &* 0x100_0000_01B3
                place += 1
            }
            return result
        }
    }
}
