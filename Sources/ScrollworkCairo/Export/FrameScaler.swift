import ScrollworkDisplay

/// Makes opaque 0xRRGGBB pictures of a size from premultiplied frames.
enum FrameScaler {
    /// Averages squares of `factor` pixels over white. `target` has `width` x `height` pixels; what `frame` does not cover becomes white.
    static func scale(_ frame: PixelBuffer, by factor: Int, into target: inout [UInt32], width: Int, height: Int) {
        let columns = min(frame.width / factor, width)
        let rows = min(frame.height / factor, height)
        target.withUnsafeMutableBufferPointer { target in
            if columns < width || rows < height { target.update(repeating: 0xFF_FFFF) }
            frame.pixels.withUnsafeBufferPointer { source in
                for y in 0..<rows {
                    if factor == 1 {
                        let from = y * frame.width
                        let to = y * width
                        for x in 0..<columns { target[to &+ x] = opaque(source[from &+ x]) }
                    } else {
                        averageRow(source, y, frame.width, factor, columns, target.baseAddress! + y * width)
                    }
                }
            }
        }
    }

    private static func averageRow(
        _ source: UnsafeBufferPointer<UInt32>, _ y: Int, _ rowLength: Int, _ factor: Int, _ columns: Int,
        _ target: UnsafeMutablePointer<UInt32>
    ) {
        let count = UInt32(factor * factor)
        let half = count / 2
        for x in 0..<columns {
            var red: UInt32 = 0
            var green: UInt32 = 0
            var blue: UInt32 = 0
            for dy in 0..<factor {
                let row = (y &* factor &+ dy) &* rowLength &+ x &* factor
                for dx in 0..<factor {
                    let pixel = opaque(source[row &+ dx])
                    red &+= pixel >> 16
                    green &+= pixel >> 8 & 0xFF
                    blue &+= pixel & 0xFF
                }
            }
            target[x] = ((red + half) / count) << 16 | ((green + half) / count) << 8 | (blue + half) / count
        }
    }

    /// A premultiplied pixel over white.
    @inline(__always) private static func opaque(_ pixel: UInt32) -> UInt32 {
        let rest = 255 &- pixel >> 24
        guard rest > 0 else { return pixel & 0xFF_FFFF }
        let red = min((pixel >> 16 & 0xFF) &+ rest, 255)
        let green = min((pixel >> 8 & 0xFF) &+ rest, 255)
        let blue = min((pixel & 0xFF) &+ rest, 255)
        return red << 16 | green << 8 | blue
    }
}
