import Foundation
import Testing

@testable import ScrollworkDisplay

@Suite("Line breaking")
struct LineBreakerTests {
    @Test("L-10 M-141 lines break greedily after spaces; the space at the end hangs")
    func greedy() {
        let text = layout("aaa bbb ccc ddd", width: 70)
        #expect(text.lineStrings == ["aaa bbb ", "ccc ddd"])
        #expect(text.lines.map(\.width) == [70, 70])
        #expect(layout("aaa bbb ccc ddd", width: 69.9).lineStrings == ["aaa ", "bbb ", "ccc ", "ddd"])
    }

    @Test("L-10 a 250-point sentence in 100 points takes at least three lines and reports at most 100")
    func sentence() {
        let text = layout("abcd efgh ijkl mnop qrstu", width: 100)
        #expect(text.lines.count >= 3)
        #expect(text.size.width <= 100)
    }

    @Test("L-10 a word that is too wide breaks between characters, others do not")
    func longWord() {
        #expect(layout("ab abcdefgh cd", width: 40).lineStrings == ["ab ", "abcd", "efgh ", "cd"])
    }

    @Test("L-12 without a width there is one line per newline")
    func ideal() {
        #expect(layout("a long line of words that nobody breaks").lines.count == 1)
        let text = layout("a\nbc")
        #expect(text.lineStrings == ["a", "bc"])
        #expect(text.size == CGSize(width: 20, height: 20))
        #expect(layout("aaa bbb ccc", width: .infinity).lines.count == 1)
        #expect(layout("aaa bbb ccc", width: .nan).lines.count == 1)
    }

    @Test("L-12 empty lines count, also after a newline at the end")
    func emptyLines() {
        #expect(layout("a\n\nb").size.height == 30)
        #expect(layout("a\n").size.height == 20)
        #expect(layout("\n").lineStrings == ["", ""])
    }

    @Test("L-18 M-139 at width 0 each character has a line, spaces have none, and the width is 0")
    func zeroWidth() {
        let text = layout("hello worlds", width: 0)
        #expect(text.lines.count == 11)
        #expect(text.size.width == 0)
        #expect(layout(" ab", width: 0).lineStrings == [" a", "b"])
        #expect(layout("ab", width: -5).size == CGSize(width: 0, height: 20))
    }

    @Test("M-143 a lonely last word gets company where that is more even and asked for")
    func orphan() {
        let plain = layout("aaaa bbb cc", width: 90)
        #expect(plain.lineStrings == ["aaaa bbb ", "cc"])
        let even = layout("aaaa bbb cc", width: 90) { $0.evensTwoLineParagraphs = true }
        #expect(even.lineStrings == ["aaaa ", "bbb cc"])
        // Not more even: 70 | 30 would become 30 | 70.
        #expect(layout("aaa bbb ccc", width: 80) { $0.evensTwoLineParagraphs = true }.lineStrings == ["aaa bbb ", "ccc"])
        // Three lines are left alone.
        #expect(
            layout("aaaa bbb cccc ddd ee", width: 90) { $0.evensTwoLineParagraphs = true }.lineStrings == ["aaaa bbb ", "cccc ddd ", "ee"])
    }

    @Test("L-10 lines break after hyphens and between ideographs")
    func breakOpportunities() {
        #expect(layout("ab-cd", width: 30).lineStrings == ["ab-", "cd"])
        #expect(layout("漢字漢字", width: 30).lineStrings == ["漢字漢", "字"])
        #expect(layout("漢字。", width: 20).lineStrings == ["漢", "字。"])
        #expect(layout("a\u{A0}b c", width: 30).lineStrings == ["a\u{A0}b ", "c"])
    }
}
