import Foundation

/// A GIF reader for tests, written from the format's description alone: it shows what a viewer would show.
struct TinyGIF {
    struct Frame {
        var delay: Int
        /// The canvas after the frame, 0xRRGGBB.
        var pixels: [UInt32]
        /// Size of the part that was written.
        var partWidth: Int
        var partHeight: Int
    }
    var width = 0
    var height = 0
    var loops = false
    var frames: [Frame] = []
    private var bytes: [UInt8]
    private var at = 0

    /// nil for what is no well-formed GIF.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count > 13, bytes.starts(with: Array("GIF89a".utf8)) else { return nil }
        at = 6
        width = short()
        height = short()
        guard bytes[at] & 0x80 == 0 else { return nil }
        at += 3
        var canvas = [UInt32](repeating: 0xFF00FF, count: width * height)
        var delay = 0
        var transparent = -1
        while at < bytes.count {
            let tag = byte()
            if tag == 0x3B {
                guard at == bytes.count else { return nil }
                return
            }
            if tag == 0x21 {
                let kind = byte()
                let block = blocks()
                if kind == 0xFF { loops = String(decoding: block.prefix(11), as: UTF8.self) == "NETSCAPE2.0" }
                if kind == 0xF9 {
                    guard block.count == 4 else { return nil }
                    delay = Int(block[1]) | Int(block[2]) << 8
                    transparent = block[0] & 1 == 1 ? Int(block[3]) : -1
                }
                continue
            }
            guard tag == 0x2C else { return nil }
            let x = short()
            let y = short()
            let w = short()
            let h = short()
            let packed = byte()
            guard packed & 0x80 != 0, x + w <= width, y + h <= height else { return nil }
            let count = 2 << Int(packed & 7)
            let palette = (0..<count).map { _ in UInt32(byte()) << 16 | UInt32(byte()) << 8 | UInt32(byte()) }
            let bits = Int(byte())
            guard let indexes = Self.unpack(blocks(), bits: bits), indexes.count == w * h else { return nil }
            for (place, index) in indexes.enumerated() where Int(index) != transparent {
                guard Int(index) < palette.count else { return nil }
                canvas[(y + place / w) * width + x + place % w] = palette[Int(index)]
            }
            frames.append(Frame(delay: delay, pixels: canvas, partWidth: w, partHeight: h))
        }
        return nil
    }

    private mutating func byte() -> UInt8 {
        guard at < bytes.count else { return 0 }
        at += 1
        return bytes[at - 1]
    }

    private mutating func short() -> Int { Int(byte()) | Int(byte()) << 8 }

    private mutating func blocks() -> [UInt8] {
        var result: [UInt8] = []
        while case let count = Int(byte()), count > 0, at + count <= bytes.count {
            result += bytes[at..<at + count]
            at += count
        }
        return result
    }

    private static func unpack(_ data: [UInt8], bits: Int) -> [UInt8]? {
        let clear = 1 << bits
        var table: [[UInt8]] = []
        var size = bits + 1
        var previous: [UInt8]?
        var result: [UInt8] = []
        var position = 0
        func reset() {
            table = (0..<clear).map { [UInt8($0)] } + [[], []]
            size = bits + 1
            previous = nil
        }
        reset()
        while position + size <= data.count * 8 {
            var code = 0
            for bit in 0..<size where data[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1 == 1 { code |= 1 << bit }
            position += size
            if code == clear {
                reset()
                continue
            }
            if code == clear + 1 { return result }
            guard let last = previous else {
                guard code < clear else { return nil }
                previous = table[code]
                result += table[code]
                continue
            }
            guard code <= table.count else { return nil }
            let entry = code < table.count ? table[code] : last + [last[0]]
            result += entry
            if table.count < 4096 { table.append(last + [entry[0]]) }
            if table.count == 1 << size, size < 12 { size += 1 }
            previous = entry
        }
        return nil
    }
}
