internal import CCairo
import Foundation
import ScrollworkDisplay

/// A transparent picture for a part of the screen; its Cairo surface uses the screen's device coordinates.
final class Layer {
    fileprivate(set) var bounds = PixelRect.empty
    fileprivate(set) var surface: OpaquePointer?
    fileprivate var memory: UnsafeMutablePointer<UInt32>?
    fileprivate var capacity = 0

    fileprivate init() {}

    deinit {
        releaseSurface()
        memory?.deallocate()
    }

    fileprivate func releaseSurface() {
        guard let surface else { return }
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        self.surface = nil
    }

    fileprivate func prepare(_ bounds: PixelRect) {
        let count = bounds.width * bounds.height
        if count > capacity {
            memory?.deallocate()
            memory = .allocate(capacity: count)
            capacity = count
        }
        memory!.update(repeating: 0, count: count)
        self.bounds = bounds
        let bytes = UnsafeMutableRawPointer(memory!).assumingMemoryBound(to: UInt8.self)
        surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height), Int32(bounds.width * 4))
        cairo_surface_set_device_offset(surface, Double(-bounds.x0), Double(-bounds.y0))
    }

    func blur(_ blur: BoxBlur) {
        guard let memory else { return }
        cairo_surface_flush(surface)
        let bytes = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt8.self)
        blur.apply(bytes, width: bounds.width, height: bounds.height, channels: 4)
        cairo_surface_mark_dirty(surface)
    }

    /// Changes the colours of all pixels.
    func change(_ matrix: DisplayColorMatrix) {
        guard let memory else { return }
        cairo_surface_flush(surface)
        // Neighbours are often alike.
        var last: (before: UInt32, after: UInt32) = (0, 0)
        for index in 0..<bounds.width * bounds.height {
            let pixel = memory[index]
            if pixel != last.before { last = (pixel, matrix.premultiplied(pixel)) }
            memory[index] = last.after
        }
        cairo_surface_mark_dirty(surface)
    }

    /// The alpha of every pixel, row by row.
    func readAlpha(into alpha: inout [UInt8]) {
        guard let memory else { return }
        cairo_surface_flush(surface)
        let count = bounds.width * bounds.height
        if alpha.count != count { alpha = [UInt8](repeating: 0, count: count) }
        alpha.withUnsafeMutableBufferPointer { alpha in
            for index in 0..<count { alpha[index] = UInt8(truncatingIfNeeded: memory[index] >> 24) }
        }
    }
}

/// Layers that are used again from frame to frame.
final class LayerPool {
    private var free: [Layer] = []

    /// A cleared layer for `bounds`, or nil where it would be larger than any picture may be.
    func take(_ bounds: PixelRect) -> Layer? {
        guard !bounds.isEmpty, bounds.width <= 32_767, bounds.height <= 32_767,
            bounds.width * bounds.height <= CairoRasterizer.maximumPixels
        else { return nil }
        let needed = bounds.width * bounds.height
        // The smallest that fits, else the largest, which then grows.
        var best: Int?
        for (index, layer) in free.enumerated() {
            guard let current = best.map({ free[$0].capacity }) else {
                best = index
                continue
            }
            let fits = layer.capacity >= needed
            if current >= needed ? fits && layer.capacity < current : layer.capacity > current { best = index }
        }
        let layer = best.map { free.remove(at: $0) } ?? Layer()
        layer.prepare(bounds)
        return layer
    }

    func give(_ layer: Layer) {
        layer.releaseSurface()
        if free.count < 8 { free.append(layer) }
    }
}

extension DisplayColorMatrix {
    /// A premultiplied pixel, AARRGGBB, in other colours.
    fileprivate func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / alpha }
        let changed = apply(channel(16), channel(8), channel(0))
        func byte(_ value: Double) -> UInt32 { UInt32((value * alpha).rounded()) }
        return pixel & 0xFF00_0000 | byte(changed.red) << 16 | byte(changed.green) << 8 | byte(changed.blue)
    }
}
