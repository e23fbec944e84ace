import Foundation
import Testing

@testable import ScrollworkDisplay

@Suite("Exact test font")
struct ExactTestFontTests {
    @Test("Every character is a square of the font size, whatever the weight")
    func squares() {
        let font = ExactTestFont()
        for weight in [100, 400, 900] {
            let run = TextRun(string: "Wi. 👩🏽‍🚀", font: FontDescription(size: 12, weight: weight, isItalic: true), color: .black)
            #expect(font.shape([run], isRightToLeft: false).clusters.map(\.advance) == [12, 12, 12, 12, 12])
        }
        #expect(font.metrics(of: FontDescription(size: 12)) == FontMetrics(ascent: 9, descent: 3, lineHeight: 12))
    }

    @Test("Tabs are four characters wide, newlines nothing, kerning adds to each character")
    func special() {
        let font = ExactTestFont()
        let run = TextRun(string: "a\t\n", font: FontDescription(size: 10), color: .black)
        let shaped = font.shape([run], isRightToLeft: false)
        #expect(shaped.clusters.map(\.advance) == [10, 40, 0])
        #expect(shaped.clusters.map(\.breakAfter) == [.none, .allowed, .mandatory])
        let kerned = TextRun(string: "ab", font: FontDescription(size: 10), color: .black, kerning: 1.5)
        #expect(font.shape([kerned], isRightToLeft: false).clusters.map(\.advance) == [11.5, 11.5])
    }

    @Test("The same runs are shaped once")
    func cache() {
        let font = ExactTestFont()
        let run = TextRun(string: "abc", font: FontDescription(size: 10), color: .black)
        #expect(font.shape([run], isRightToLeft: false) === font.shape([run], isRightToLeft: false))
        #expect(font.shapeCount == 1)
    }
}
