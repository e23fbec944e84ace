import Foundation
import Testing

@testable import ScrollworkCairo

struct BoxBlurTests {
    @Test("The three boxes have together the variance that was asked for", arguments: [1.0, 2.0, 3.5, 10.0, 40.0])
    func variance(sigma: CGFloat) {
        let sum = BoxBlur(sigma: sigma).sizes.reduce(0.0) { $0 + (Double($1 * $1) - 1) / 12 }
        #expect(abs(sum.squareRoot() - Double(sigma)) < 0.35)
    }

    @Test("A dot spreads like a Gaussian, evenly to all sides")
    func dot() {
        let size = 41
        var pixels = [UInt8](repeating: 0, count: size * size)
        for y in 18...22 { for x in 18...22 { pixels[y * size + x] = 255 } }
        pixels.withUnsafeMutableBufferPointer { BoxBlur(sigma: 3).apply($0.baseAddress!, width: size, height: size, channels: 1) }
        #expect(pixels[20 * size + 14] == pixels[20 * size + 26])
        #expect(pixels[14 * size + 20] == pixels[20 * size + 14])
        #expect((80...115).contains(pixels[20 * size + 20]))
        #expect(pixels[0] == 0)
    }

    @Test("No sigma leaves the picture alone; a wild one ends")
    func extremes() {
        #expect(BoxBlur(sigma: 0).reach == 0)
        #expect(BoxBlur(sigma: .nan).reach == 0)
        var pixels: [UInt8] = [9, 200]
        pixels.withUnsafeMutableBufferPointer { BoxBlur(sigma: 1e9).apply($0.baseAddress!, width: 2, height: 1, channels: 1) }
        #expect(pixels[0] < 5)
    }
}
