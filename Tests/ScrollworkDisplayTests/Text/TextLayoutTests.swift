import Foundation
import Testing

@testable import ScrollworkDisplay

@Suite("Text layout")
struct TextLayoutTests {
    @Test("L-11 a text narrower than the proposal reports its own width")
    func ownWidth() {
        #expect(layout("abcdefgh", width: 300).size == CGSize(width: 80, height: 10))
    }

    @Test("L-11 M-142 the hanging space of a wrapped line counts, capped by the proposal")
    func hangingSpace() {
        #expect(layout("aaa bbb ccc", width: 100).size.width == 80)
        #expect(layout("aaa bbb ccc", width: 75).size.width == 75)
        #expect(layout("aaa bbb ccc", width: 70).size.width == 70)
    }

    @Test("L-15 M-146 reserved lines add height; width and last baseline stay")
    func reservedLines() {
        let text = layout("x") { $0.minimumLines = 2 }
        #expect(text.size == CGSize(width: 10, height: 20))
        #expect(text.lastBaseline == 7.5)
        #expect(layout("a b c", width: 10) { $0.minimumLines = 2 }.size.height == 30)
    }

    @Test("M-147 a range of lines is at most its upper bound")
    func range() {
        let text = layout("aa bb cc dd", width: 20) {
            $0.minimumLines = 1
            $0.lineLimit = 3
        }
        #expect(text.lines.count == 3)
    }

    @Test("L-17 without a height nothing is cut")
    func allLines() {
        let text = layout("aaaa bbbb cccc dddd", width: 50, height: nil)
        #expect(text.size.height == 40)
        #expect(!text.isTruncated)
    }

    @Test("L-19 M-149 sizes are whole pixels, rounded up")
    func pixels() {
        let shaped = shapedText("abc", advance: 6.67, metrics: FontMetrics(ascent: 14.1, descent: 4.2, lineHeight: 19))
        var options = TextLayoutOptions()
        #expect(TextLayout.idealSize(of: shaped, options: options) == CGSize(width: 20.5, height: 18.5))
        options.pixelScale = 1
        #expect(TextLayout.idealSize(of: shaped, options: options) == CGSize(width: 21, height: 19))
    }

    @Test("M-150 the height of n lines is one line and n - 1 pitches")
    func pitch() {
        let shaped = shapedText("a b c d", advance: 10, metrics: FontMetrics(ascent: 14, descent: 4.5, lineHeight: 19))
        let text = TextLayout.make(shaped, proposedWidth: 10, proposedHeight: nil, options: TextLayoutOptions())
        #expect(text.size.height == 75.5)
        #expect(text.lines.map(\.baseline) == [14, 33, 52, 71])
    }

    @Test(
        "M-151 line spacing: four 16-point lines are 76 and 94 high with 4 and 10", arguments: [(4, 76), (10, 94)] as [(CGFloat, CGFloat)])
    func spacing(spacing: CGFloat, height: CGFloat) {
        #expect(layout("a b c d", size: 16, width: 16) { $0.lineSpacing = spacing }.size.height == height)
        #expect(layout("a", size: 16) { $0.lineSpacing = spacing }.size.height == 16)
    }

    @Test("M-151 spacing below the font's own gap changes nothing")
    func smallSpacing() {
        let shaped = shapedText("a b", advance: 10, metrics: FontMetrics(ascent: 14, descent: 4, lineHeight: 20))
        var options = TextLayoutOptions()
        options.lineSpacing = 1
        #expect(TextLayout.make(shaped, proposedWidth: 10, proposedHeight: nil, options: options).size.height == 38)
    }

    @Test("L-20 first and last baseline are those of the lines")
    func baselines() {
        let text = layout("a b c", width: 10)
        #expect(text.firstBaseline == 7.5)
        #expect(text.lastBaseline == 27.5)
    }

    @Test("L-16 M-153 a text that would be cut is scaled first, down to the smallest factor")
    func scaling() {
        func fitted(_ width: CGFloat) -> TextLayout {
            layout("abcdefghij", width: width) {
                $0.lineLimit = 1
                $0.minimumScaleFactor = 0.5
            }
        }
        #expect(fitted(80).lineStrings == ["abcdefghij"])
        #expect(fitted(80).scale == 0.8)
        #expect(fitted(80).size == CGSize(width: 80, height: 8))
        #expect(fitted(40).scale == 0.5)
        #expect(fitted(40).lineStrings == ["abcdefg…"])
    }

    @Test("L-16 M-154 a text that may wrap wraps at full size")
    func noScaling() {
        let text = layout("abcdef ghij", width: 80) { $0.minimumScaleFactor = 0.5 }
        #expect(text.scale == 1)
        #expect(text.lines.count == 2)
    }

    @Test("L-16 M-155 tightening comes first and takes at most 1/72 of the size per character")
    func tightening() {
        func tight(_ width: CGFloat, least: CGFloat = 1) -> TextLayout {
            layout("abcdefghij", size: 72, width: width) {
                $0.lineLimit = 1
                $0.allowsTightening = true
                $0.minimumScaleFactor = least
            }
        }
        #expect(tight(711).lineStrings == ["abcdefghij"])
        #expect(tight(711).scale == 1)
        #expect(tight(711).size.width <= 711)
        #expect(tight(709).isTruncated)
        let both = tight(639, least: 0.5)
        #expect(both.scale == 0.9)
        #expect(!both.isTruncated)
    }

    @Test("L-21 M-157 alignment moves lines inside the text's own width")
    func alignment() {
        #expect(layout("aaa b", width: 30) { $0.alignment = .center }.lines.map(\.x) == [0, 10])
        #expect(layout("aaa b", width: 30) { $0.alignment = .trailing }.lines.map(\.x) == [0, 20])
        #expect(layout("aaa", width: 300) { $0.alignment = .trailing }.lines.map(\.x) == [0])
        #expect(layout("aaa b", width: 30, isRightToLeft: true).lines.map(\.x) == [0, 20])
    }

    @Test("M-158 a line takes height and baseline of its tallest run")
    func runs() {
        let runs = [
            TextRun(string: "ab", font: FontDescription(size: 10), color: .black),
            TextRun(string: "cd", font: FontDescription(size: 20), color: .black),
        ]
        let text = TextLayout.make(
            ExactTestFont().shape(runs, isRightToLeft: false), proposedWidth: nil, proposedHeight: nil, options: TextLayoutOptions())
        #expect(text.size == CGSize(width: 60, height: 20))
        #expect(text.firstBaseline == 15)
    }

    @Test("An empty text has the height of a line and no width")
    func empty() {
        #expect(layout("").size == CGSize(width: 0, height: 10))
    }
}
