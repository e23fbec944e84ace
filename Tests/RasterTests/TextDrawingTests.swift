import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct TextDrawingTests {
    private func picture(_ layout: TextLayout, width: CGFloat = 120, height: CGFloat = 40, scale: CGFloat = 2) -> PixelBuffer {
        Scene.picture(Scene.node(.zero, [.text(layout, origin: CGPoint(x: 10, y: 10))]), width: width, height: height, scale: scale)
    }

    @Test("Text inks its box: an H stands on the baseline, is as high as capitals are, and begins near the origin")
    func capital() throws {
        let layout = Scene.text("H", shaper: PangoTextShaper())
        let box = try #require(picture(layout).inkBox())
        // Inter's capitals are 0.727 of the size high: 12.4 points of 17.
        let baseline = (10 + layout.firstBaseline) * 2
        #expect(abs(CGFloat(box[3]) - baseline) <= 1.5)
        #expect(abs(CGFloat(box[3] - box[1]) - 24.7) <= 2)
        #expect((20...25).contains(box[0]))
        #expect(CGFloat(box[2]) <= 20 + layout.size.width * 2)
    }

    @Test("Colour glyphs need no colour; others have the run's")
    func color() {
        let result = picture(Scene.text("█", shaper: PangoTextShaper(), color: Scene.red))
        #expect(result.pixels.contains(0xFFFF_0000))
    }

    @Test("The test font draws each visible cluster as a box a tenth smaller on every side")
    func testFont() {
        let layout = Scene.text("A B", shaper: ExactTestFont(), font: FontDescription(size: 10))
        let result = picture(layout, scale: 1)
        #expect(result.inkBox() == [11, 11, 39, 19])
        #expect((11..<19).allSatisfy { result[$0, 15] == 0xFF00_0000 })
        #expect((19..<31).allSatisfy { result[$0, 15] == 0xFFFF_FFFF })
        #expect(Set(result.pixels).count == 2)
    }

    @Test("An underline runs under the whole text, spaces between words included")
    func underline() {
        let plain = Scene.text("No no", shaper: PangoTextShaper())
        let lined = Scene.text("No no", shaper: PangoTextShaper(), underline: true)
        let width = Int(lined.lines[0].width * 2)
        let below = picture(lined)
        let without = picture(plain)
        let rows = (0..<below.height).filter { y in (22..<20 + width - 2).allSatisfy { below[$0, y] & 0xFF < 0x80 } }
        #expect((2...4).contains(rows.count))
        #expect(rows.allSatisfy { y in (22..<20 + width - 2).contains { without[$0, y] == 0xFFFF_FFFF } })
    }

    @Test("A truncated line ends with an ellipsis within its width")
    func ellipsis() throws {
        var options = TextLayoutOptions()
        options.lineLimit = 1
        let layout = Scene.text("A rather long line of text", shaper: PangoTextShaper(), width: 80, options: options)
        #expect(layout.isTruncated)
        let box = try #require(picture(layout).inkBox())
        #expect((150...181).contains(box[2]))
    }

    @Test("A right-to-left line is drawn from the right: first letter rightmost, words of Latin letters in between, last letter leftmost")
    func rightToLeft() throws {
        let font = FontDescription(size: 17)
        let runs = [("א", Scene.red), ("ב abc", Scene.blue), (" ד", Scene.green)].map { TextRun(string: $0.0, font: font, color: $0.1) }
        let shaped = PangoTextShaper().shape(runs, isRightToLeft: true)
        let result = picture(TextLayout.make(shaped, proposedWidth: nil, proposedHeight: nil, options: TextLayoutOptions()))
        func columns(_ isInk: (UInt32) -> Bool) throws -> ClosedRange<Int> {
            let found = (0..<result.width).filter { x in (0..<result.height).contains { isInk(result[x, $0]) } }
            return try #require(found.first)...#require(found.last)
        }
        let red = try columns { $0 >> 16 & 0xFF > 0xC0 && $0 & 0xFF < 0x60 }
        let blue = try columns { $0 >> 16 & 0xFF < 0x60 && $0 & 0xFF > 0xC0 }
        let green = try columns { $0 >> 8 & 0xFF > 0xC0 && $0 & 0xFF < 0x60 && $0 >> 16 & 0xFF < 0x60 }
        #expect(green.upperBound < blue.lowerBound)
        #expect(blue.upperBound < red.lowerBound)
    }

    @Test("A scaled layout draws smaller glyphs")
    func scaled() throws {
        var options = TextLayoutOptions()
        options.lineLimit = 1
        options.minimumScaleFactor = 0.5
        let layout = Scene.text("Scaled to fit", shaper: PangoTextShaper(), width: 60, options: options)
        #expect(layout.scale < 0.8)
        let box = try #require(picture(layout).inkBox())
        #expect(box[2] <= 20 + 122 && box[2] >= 20 + 105)
    }

    @Test("Opacity fades text, emoji included")
    func fadedEmoji() {
        let node = Scene.node(.zero, [.text(Scene.text("Hi 😀", shaper: PangoTextShaper()), origin: .zero)])
        let full = Scene.picture(node, width: 60, height: 30)
        node.opacity = 0.1
        let faded = Scene.picture(node, width: 60, height: 30)
        func darkest(_ picture: PixelBuffer) -> UInt32 { picture.pixels.map { $0 & 0xFF }.min() ?? 0 }
        #expect(darkest(full) < 0x60)
        #expect(darkest(faded) >= 0xE4)
    }
}
