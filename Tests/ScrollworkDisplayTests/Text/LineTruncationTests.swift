import Foundation
import Testing

@testable import ScrollworkDisplay

@Suite("Truncation")
struct LineTruncationTests {
    @Test("L-14 M-145 the last line is cut at characters and ends in an ellipsis")
    func tail() {
        let text = layout("abcdefghij", width: 50) { $0.lineLimit = 1 }
        #expect(text.lineStrings == ["abcd…"])
        #expect(text.size == CGSize(width: 50, height: 10))
        #expect(text.isTruncated)
    }

    @Test("M-145 spaces next to the ellipsis are dropped")
    func spaces() {
        let text = layout("abc def ghi", width: 50) { $0.lineLimit = 1 }
        #expect(text.lineStrings == ["abc…"])
        #expect(text.lines[0].width == 40)
        #expect(layout("abc def ghi", width: 60) { $0.lineLimit = 1 }.lineStrings == ["abc d…"])
    }

    @Test("L-16 the ellipsis stands at the head or in the middle where asked")
    func modes() {
        let head = layout("abcdefghij", width: 50) {
            $0.lineLimit = 1
            $0.truncation = .head
        }
        #expect(head.lineStrings == ["…ghij"])
        let middle = layout("abcdefghij", width: 50) {
            $0.lineLimit = 1
            $0.truncation = .middle
        }
        #expect(middle.lineStrings == ["ab…ij"])
    }

    @Test("M-145 limits 1, 2, 3 and 10 of a four-line text keep 1, 2, 3 and 4 lines", arguments: [(1, 1), (2, 2), (3, 3), (10, 4)])
    func limits(limit: Int, lines: Int) {
        let text = layout("aaaa bbbb cccc dddd", width: 50) { $0.lineLimit = limit }
        #expect(text.lines.count == lines)
        #expect(text.isTruncated == (limit < 4))
    }

    @Test("L-14 a limit cuts at a newline too")
    func newline() {
        #expect(layout("a\nb") { $0.lineLimit = 1 }.lineStrings == ["a…"])
        #expect(layout("abc\nd", width: 30) { $0.lineLimit = 1 }.lineStrings == ["ab…"])
        #expect(layout("\n\nfoo") { $0.lineLimit = 1 }.lineStrings == ["…"])
    }

    @Test(
        "L-13 M-138 whole lines are kept, at least one",
        arguments: [(8, 1), (16, 1), (20, 1), (31.9, 1), (32, 2), (40, 2)] as [(CGFloat, Int)])
    func heights(height: CGFloat, lines: Int) {
        let text = layout("aaaa bbbb cccc dddd", size: 16, width: 70, height: height)
        #expect(text.lines.count == lines)
        #expect(text.size.height == CGFloat(lines) * 16)
        #expect(text.isTruncated)
    }

    @Test("L-13 a text fits into the size it reported", arguments: [10.3, 33.3, 50, 61.7] as [CGFloat])
    func stable(width: CGFloat) {
        let shaped = shapedText("aaa bbb ccc ddd eee", advance: 6.67, metrics: FontMetrics(ascent: 14.1, descent: 4.2, lineHeight: 19))
        let first = TextLayout.make(shaped, proposedWidth: width, proposedHeight: nil, options: TextLayoutOptions())
        let again = TextLayout.make(
            shaped, proposedWidth: first.size.width, proposedHeight: first.size.height, options: TextLayoutOptions())
        #expect(again.lineStrings == first.lineStrings)
        #expect(again.size == first.size)
        #expect(first.size.width <= width)
    }

    @Test("L-13 in a width for nothing at all the ellipsis stands alone")
    func alone() {
        let text = layout("abcdef", width: 5) { $0.lineLimit = 1 }
        #expect(text.lineStrings == ["…"])
        #expect(text.size.width == 5)
    }
}
