import Foundation
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct GIFWriterTests {
    private func frame(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height { for x in 0..<width { buffer.pixels[y * width + x] = 0xFF00_0000 | color(x, y) } }
        return buffer
    }

    private func rgb(_ buffer: PixelBuffer) -> [UInt32] { buffer.pixels.map { $0 & 0xFF_FFFF } }

    @Test("Frames of few colours come back exactly, with their delays")
    func exact() throws {
        let writer = GIFWriter(width: 30, height: 20)
        let first = frame(30, 20) { x, y in x < 15 ? 0xFF_FFFF : UInt32(y * 10) }
        let second = frame(30, 20) { x, y in x < 10 && y < 5 ? 0x12_3456 : x < 15 ? 0xFF_FFFF : UInt32(y * 10) }
        writer.add(frame: first, delayCentiseconds: 2)
        writer.add(frame: second, delayCentiseconds: 7)
        let gif = try #require(TinyGIF(writer.finish()))
        #expect(gif.width == 30 && gif.height == 20 && gif.loops)
        #expect(gif.frames.map(\.delay) == [2, 7])
        #expect(gif.frames[0].pixels == rgb(first) && gif.frames[1].pixels == rgb(second))
        #expect(gif.frames[1].partWidth == 10 && gif.frames[1].partHeight == 5)
    }

    @Test("Equal frames become one with a longer delay")
    func merges() throws {
        let writer = GIFWriter(width: 4, height: 4, loop: false)
        let picture = frame(4, 4) { _, _ in 0xABCDEF }
        for _ in 0..<3 { writer.add(frame: picture, delayCentiseconds: 5) }
        writer.add(frame: picture, delayCentiseconds: 65_535)
        let gif = try #require(TinyGIF(writer.finish()))
        #expect(gif.frames.map(\.delay) == [15, 65_535])
        #expect(!gif.loops)
        #expect(gif.frames[1].pixels == rgb(picture))
    }

    @Test("More than 255 colours are reduced with small errors, and the flat background stays exact")
    func quantized() throws {
        let picture = frame(200, 100) { x, y in x < 100 ? 0xF2F2F7 : UInt32(x) << 16 | UInt32(y * 2) << 8 | 0x80 }
        let writer = GIFWriter(width: 200, height: 100)
        writer.add(frame: picture, delayCentiseconds: 2)
        let gif = try #require(TinyGIF(writer.finish()))
        var worst = 0
        for (a, b) in zip(gif.frames[0].pixels, rgb(picture)) {
            for shift in [16, 8, 0] { worst = max(worst, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))) }
        }
        #expect(worst <= 24)
        #expect((0..<100).allSatisfy { gif.frames[0].pixels[50 * 200 + $0] == 0xF2F2F7 })
    }

    @Test("Flat colours that are hardly different stay exact beside a picture of many colours, whichever of them has more pixels")
    func nearlyEqual() throws {
        func picture(_ edge: Int, _ blue: UInt32) -> PixelBuffer {
            frame(200, 100) { x, y in
                if x < 100 { return x < edge ? 0xFFFFFF : 0xF9F9FB }
                return UInt32(x) << 16 | UInt32(y * 2) << 8 | blue
            }
        }
        let pictures = [picture(60, 0x80), picture(30, 0x90)]
        let writer = GIFWriter(width: 200, height: 100)
        for picture in pictures { writer.add(frame: picture, delayCentiseconds: 2) }
        let gif = try #require(TinyGIF(writer.finish()))
        for (shown, wanted) in zip(gif.frames, pictures) {
            let row = 50 * 200
            #expect(shown.pixels[row..<row + 100] == rgb(wanted)[row..<row + 100])
        }
    }

    @Test("Noise fills the string table many times and still decodes", arguments: [2, 16, 250])
    func tableOverflow(colors: Int) throws {
        var state: UInt32 = 1
        let picture = frame(300, 100) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return (state >> 16) % UInt32(colors) * 0x010101
        }
        let writer = GIFWriter(width: 300, height: 100)
        writer.add(frame: picture, delayCentiseconds: 2)
        #expect(try #require(TinyGIF(writer.finish())).frames[0].pixels == rgb(picture))
    }

    @Test("Downscaling by two averages squares of four pixels")
    func downscale() throws {
        let writer = GIFWriter(width: 8, height: 4, downscale: 2)
        writer.add(frame: frame(8, 4) { x, _ in x % 2 == 0 ? 0xFF_FFFF : 0 }, delayCentiseconds: 2)
        let gif = try #require(TinyGIF(writer.finish()))
        #expect(gif.width == 4 && gif.height == 2)
        #expect(Set(gif.frames[0].pixels) == [0x808080])
    }

    @Test("A writer without frames and frames of a wrong size still make a file")
    func odd() throws {
        #expect(try #require(TinyGIF(GIFWriter(width: 0, height: 0).finish())).frames.count == 1)
        let writer = GIFWriter(width: 5, height: 5)
        writer.add(frame: frame(9, 2) { _, _ in 0 }, delayCentiseconds: -4)
        let gif = try #require(TinyGIF(writer.finish()))
        #expect(gif.frames[0].pixels[0] == 0 && gif.frames[0].pixels[24] == 0xFF_FFFF)
    }
}
