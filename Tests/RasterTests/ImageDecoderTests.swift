import Foundation
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct ImageDecoderTests {
    private let decoder = ImageDecoder()

    /// 8 x 8 pixels, left half red, right half blue, made with libjpeg at quality 95.
    private static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDA\
        sKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAI\
        AAgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy\
        JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
        lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA\
        AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom\
        JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc\
        bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD80f2q/wDmBf8Ab1/7Rr+qP2ZH/NWf9yP/ALuH9qftDv8Ammf+\
        53/3UP/Z
        """

    @Test("A PNG comes back as it was written, alpha included")
    func png() throws {
        let buffer = PixelBuffer(width: 3, height: 2)
        buffer.pixels = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x0000_0000, 0x8080_0000, 0xFFFF_FFFF]
        let image = try decoder.decode(PNGWriter.data(buffer))
        #expect(image.pixelWidth == 3 && image.pixelHeight == 2)
        #expect(image.pixels == buffer.pixels)
    }

    @Test("A JPEG is decoded to opaque pixels")
    func jpeg() throws {
        let image = try decoder.decode(try #require(Data(base64Encoded: Self.jpeg)))
        #expect(image.pixelWidth == 8 && image.pixelHeight == 8)
        #expect(image.pixels.allSatisfy { $0 >> 24 == 0xFF })
        #expect(image.pixels[0] >> 16 & 0xFF > 0xE0 && image.pixels[7] & 0xFF > 0xE0)
    }

    @Test("Bad data is an error, never a trap: every prefix and every flipped byte")
    func damaged() throws {
        let buffer = PixelBuffer(width: 3, height: 2)
        for good in [PNGWriter.data(buffer), try #require(Data(base64Encoded: Self.jpeg))] {
            for count in 0..<good.count { _ = try? decoder.decode(good.prefix(count)) }
            for index in good.indices {
                var bad = good
                bad[index] ^= 0xFF
                _ = try? decoder.decode(bad)
            }
        }
        #expect(throws: ImageDecodingError.unknownFormat) { try decoder.decode(Data()) }
        #expect(throws: ImageDecodingError.unknownFormat) { try decoder.decode(Data("GIF89a".utf8)) }
    }

    @Test("A header that asks for all memory is refused")
    func bomb() {
        var data = PNGWriter.data(PixelBuffer(width: 3, height: 2))
        data.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        #expect(throws: ImageDecodingError.tooLarge(width: 32_767, height: 32_767)) { try decoder.decode(data) }
        #expect(ImageDecodingError.tooLarge(width: 1, height: 2).description.contains("Scale it down"))
    }

    @Test("A picture without pixels is an empty file")
    func empty() { #expect(PNGWriter.data(PixelBuffer(width: 0, height: 0)).isEmpty) }
}
