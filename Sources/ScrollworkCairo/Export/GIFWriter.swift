import Foundation
import ScrollworkDisplay

/// Writes an animated GIF, frame by frame: only what changed, each frame with a palette of its own.
///
/// Flat colours, which user interfaces are made of, are exact; up to 255 colours per frame are exact, more are reduced by median cut.
package final class GIFWriter {
    /// Output size, pixels.
    package let width: Int
    package let height: Int
    private let downscale: Int
    private var output: [UInt8] = []
    /// What the viewer sees after the last frame, 0xRRGGBB.
    private var shown: [UInt32] = []
    private var next: [UInt32]
    private var hasFrame = false
    /// Place of the last frame's delay in `output`, and its value in hundredths of a second.
    private var delayOffset = 0
    private var delay = 0
    private var quantizer = ColorQuantizer()
    private var encoder = LZWEncoder()
    private var indexes: [UInt8] = []

    /// - Parameters:
    ///   - width: of the frames that will be added, pixels; at most 65535 after scaling.
    ///   - height: of the frames that will be added, pixels.
    ///   - loop: repeats for ever; else plays once.
    ///   - downscale: every square of this many pixels becomes one, averaged; 1 for full size.
    package init(width: Int, height: Int, loop: Bool = true, downscale: Int = 1) {
        self.downscale = max(downscale, 1)
        self.width = min(max(width / self.downscale, 1), 65_535)
        self.height = min(max(height / self.downscale, 1), 65_535)
        next = [UInt32](repeating: 0, count: self.width * self.height)
        output += Array("GIF89a".utf8)
        appendShort(self.width)
        appendShort(self.height)
        // No global palette; background 0; square pixels.
        output += [0x70, 0, 0]
        if loop { output += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }
    }

    /// Appends a picture that stays for `delayCentiseconds` hundredths of a second. One that equals the last lengthens the last.
    /// Pixels outside `frame` are white; its excess is cut off.
    /// - Complexity: linear in the pixels; what did not change costs a comparison.
    package func add(frame: PixelBuffer, delayCentiseconds: Int) {
        let delay = min(max(delayCentiseconds, 0), 65_535)
        FrameScaler.scale(frame, by: downscale, into: &next, width: width, height: height)
        guard hasFrame else {
            shown = [UInt32](repeating: .max, count: next.count)
            append((0, 0, width, height), delay: delay)
            hasFrame = true
            return
        }
        if let changed = changedRectangle() {
            append(changed, delay: delay)
        } else if self.delay + delay <= 65_535 {
            self.delay += delay
            output[delayOffset] = UInt8(self.delay & 0xFF)
            output[delayOffset + 1] = UInt8(self.delay >> 8)
        } else {
            append((0, 0, 1, 1), delay: delay)
        }
    }

    /// The file. A GIF must have a picture, so one without frames gets a white pixel.
    package func finish() -> Data {
        if !hasFrame { add(frame: PixelBuffer(width: 0, height: 0), delayCentiseconds: 0) }
        return Data(output + [0x3B])
    }

    private func changedRectangle() -> (x: Int, y: Int, width: Int, height: Int)? {
        shown.withUnsafeBufferPointer { old in
            next.withUnsafeBufferPointer { new in
                func differs(_ y: Int) -> Bool {
                    memcmp(old.baseAddress! + y * width, new.baseAddress! + y * width, width * 4) != 0
                }
                guard let top = (0..<height).first(where: differs), let bottom = (0..<height).last(where: differs) else { return nil }
                var left = width
                var right = -1
                for y in top...bottom where differs(y) {
                    let row = y * width
                    var x = 0
                    while x < left, old[row + x] == new[row + x] { x += 1 }
                    left = min(left, x)
                    x = width - 1
                    while x > right, old[row + x] == new[row + x] { x -= 1 }
                    right = max(right, x)
                }
                return (left, top, right - left + 1, bottom - top + 1)
            }
        }
    }

    private func append(_ rect: (x: Int, y: Int, width: Int, height: Int), delay: Int) {
        quantizer.build(next, shown, rowLength: width, rect)
        let palette = quantizer.palette
        indexes.removeAll(keepingCapacity: true)
        let transparent = UInt8(palette.count)
        let isTransparent = quantizer.map(next, shown, rowLength: width, rect, transparent: transparent, into: &indexes)
        var bits = 1
        while 1 << bits < palette.count + 1 { bits += 1 }
        output += [0x21, 0xF9, 4, isTransparent ? 0x05 : 0x04]
        delayOffset = output.count
        self.delay = delay
        appendShort(delay)
        output += [isTransparent ? transparent : 0, 0, 0x2C]
        appendShort(rect.x)
        appendShort(rect.y)
        appendShort(rect.width)
        appendShort(rect.height)
        output.append(0x80 | UInt8(bits - 1))
        for index in 0..<1 << bits {
            let color = index < palette.count ? palette[index] : 0
            output += [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
        }
        encoder.encode(indexes, bits: max(bits, 2), into: &output)
        swap(&shown, &next)
    }

    private func appendShort(_ value: Int) { output += [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
}
