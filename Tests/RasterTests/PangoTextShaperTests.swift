import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct PangoTextShaperTests {
    private let shaper = PangoTextShaper()

    private func shape(_ string: String, size: CGFloat = 17, weight: Int = 400, kerning: CGFloat = 0, isRightToLeft: Bool = false)
        -> ShapedText
    {
        shaper.shape(
            [TextRun(string: string, font: FontDescription(size: size, weight: weight), color: .black, kerning: kerning)],
            isRightToLeft: isRightToLeft)
    }

    private func width(_ shaped: ShapedText) -> CGFloat { shaped.clusters.reduce(0) { $0 + $1.advance } }

    @Test("Inter at 17 points has an ascent of 16.47, a descent of 4.11 and lines of 20.57 points")
    func metrics() {
        let metrics = shaper.metrics(of: FontDescription(size: 17))
        #expect(abs(metrics.ascent - 16.47) < 0.02 && abs(metrics.descent - 4.11) < 0.02 && abs(metrics.lineHeight - 20.57) < 0.03)
    }

    @Test(
        "Clusters join to the text, whatever it is",
        arguments: [
            "", "a", "Hello, world", "line\nbreak\r\nand\u{2028}more\n", "\n\n", "👩🏽‍🚀🇵🇱✅ e\u{301}", "שלום abc עולם 123", "مرحبا بالعالم",
            "中文，文字。", "a\u{0}b\u{1}\tc",
            "\u{200D}\u{FE0F}\u{202E}x", "नमस्ते",
        ])
    func join(_ string: String) {
        for isRightToLeft in [false, true] {
            let shaped = shape(string, isRightToLeft: isRightToLeft)
            #expect(shaped.clusterStrings.joined() == string)
            #expect(shaped.clusters.count == shaped.clusterStrings.count)
            #expect(shaped.clusters.allSatisfy { $0.advance.isFinite && $0.advance >= 0 })
            let layout = TextLayout.make(shaped, proposedWidth: 30, proposedHeight: nil, options: TextLayoutOptions())
            _ = Scene.picture(Scene.node(.zero, [.text(layout, origin: .zero)]))
        }
    }

    @Test("Advances grow with the size in proportion, and with the weight")
    func advances() {
        let small = width(shape("Handgloves", size: 10))
        let large = width(shape("Handgloves", size: 40))
        #expect(abs(large / small - 4) < 0.01)
        #expect((50...65).contains(small))
        let weights = [300, 400, 500, 600, 700].map { width(shape("Handgloves", weight: $0)) }
        #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 < $1 })
        #expect(width(shape("Handgloves", weight: 100)) == weights[0] && width(shape("Handgloves", weight: 900)) == weights[4])
    }

    @Test("Pairs are kerned: AV is narrower than A and V")
    func kerning() { #expect(width(shape("AV")) < width(shape("A")) + width(shape("V")) - 0.3) }

    @Test("Tracking adds to every cluster")
    func tracking() { #expect(abs(width(shape("abcd", kerning: 2)) - width(shape("abcd")) - 8) < 0.5) }

    @Test("L-10 lines may break after spaces and hyphens, not inside words nor at no-break spaces")
    func breaks() {
        let shaped = shape("to be-or\u{A0}not")
        let allowed = shaped.clusters.indices.filter { shaped.clusters[$0].breakAfter == .allowed }
        #expect(allowed == [2, 5])
        #expect(shaped.clusters[2].isWhitespace && !shaped.clusters[8].isWhitespace)
    }

    @Test("Newlines are clusters without advance that must break")
    func newlines() {
        let shaped = shape("a\r\nb")
        #expect(shaped.clusters.count == 3)
        #expect(shaped.clusters[1].breakAfter == .mandatory && shaped.clusters[1].advance == 0)
        #expect(shaped.clusters[0].breakAfter == .none)
    }

    @Test("Wrapping at a width keeps every line within it, and narrower means more lines")
    func wrapping() {
        let shaped = shape("The quick brown fox jumps over the lazy dog and runs away from the hunters in the forest")
        var last = 0
        for width in stride(from: 400.0, through: 80, by: -40) {
            let layout = TextLayout.make(shaped, proposedWidth: width, proposedHeight: nil, options: TextLayoutOptions())
            #expect(layout.lines.allSatisfy { $0.width <= width + 0.01 })
            #expect(layout.lines.count >= last)
            last = layout.lines.count
        }
        #expect(last > 6)
    }

    @Test("The same text is shaped once")
    func caching() {
        let first = shape("cached")
        let count = shaper.shapeCount
        #expect(shape("cached") === first)
        #expect(shaper.shapeCount == count)
        #expect(shape("cached", size: 18) !== first)
    }

    @Test("Runs keep their own clusters and metrics")
    func runs() {
        let shaped = shaper.shape(
            [
                TextRun(string: "big", font: FontDescription(size: 30), color: .black),
                TextRun(string: " and small", font: FontDescription(size: 10), color: .white),
            ], isRightToLeft: false)
        #expect(shaped.clusters.map(\.run) == [0, 0, 0] + [Int](repeating: 1, count: 10))
        #expect(shaped.metrics[0].ascent > 2.9 * shaped.metrics[1].ascent)
        #expect(shaped.ellipsisAdvances.allSatisfy { $0 > 5 })
    }

    @Test(
        "Emoji are as wide as text of their size is high, not 109 pixels",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")))
    func emoji() { #expect((17...28).contains(width(shape("😀")))) }

    @Test("Sizes and weights that make no sense do not harm")
    func hostile() {
        for size in [CGFloat.nan, -3, 0, .infinity, 1e9] {
            let shaped = shape("x", size: size, weight: -5)
            #expect(shaped.clusters.allSatisfy { $0.advance.isFinite })
        }
        #expect(shaper.shape([], isRightToLeft: true).clusters.isEmpty)
    }
}
