import ScrollworkDisplay
import Testing

@testable import ScrollworkCore

@Suite struct FontTests {
    @Test("Text styles have Apple's sizes and weights on iOS")
    func iOS() {
        let sizes = Font.TextStyle.allCases.map { Font.system($0).description(in: .iOS).size }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        #expect(Font.headline.description(in: .iOS).weight == 600)
        #expect(Font.default.description(in: .iOS) == FontDescription(size: 17))
    }

    @Test("Text styles have Apple's sizes and weights on the desktop")
    func desktop() {
        let sizes = Font.TextStyle.allCases.map { Font.system($0).description(in: .desktop).size }
        #expect(sizes == [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10])
        #expect(Font.headline.description(in: .desktop).weight == 700)
        #expect(Font.default.description(in: .desktop) == FontDescription(size: 13))
    }

    @Test("Text styles grow with the text size, fixed sizes do not")
    func dynamicType() {
        let large = FontTable.iOS(.xxxLarge)
        #expect(Font.body.description(in: large).size == 23)
        #expect(Font.system(size: 20).description(in: large).size == 20)
        #expect(abs(Font.custom("Inter", size: 17).description(in: large).size - 23) < 1e-9)
        #expect(Font.custom("Inter", fixedSize: 17).description(in: large).size == 17)
        #expect(FontTable.iOS(.large) == .iOS)
    }

    @Test("Modifiers change the font that they are applied to")
    func modifiers() {
        let font = Font.system(size: 20, weight: .medium, design: .rounded).bold().italic()
        #expect(font.description(in: .iOS) == FontDescription(size: 20, weight: 700, isItalic: true, design: .rounded))
        #expect(Font.body.weight(.black).bold().description(in: .iOS).weight == 900)
        #expect(Font.title.monospaced().description(in: .iOS).design == .monospaced)
        #expect(
            Font.system(.title, design: .serif, weight: .heavy).description(in: .iOS)
                == FontDescription(size: 28, weight: 800, design: .serif))
        #expect(Font.system(.title, design: .serif) == .system(.title, design: .serif, weight: nil))
        #expect(Font.system(size: .nan).description(in: .iOS).size == 1)
    }

    @Test("Fonts are equal by value")
    func equality() {
        #expect(Font.body == .system(.body))
        #expect(Font.body != .body.bold())
        #expect(Font.system(size: 12, weight: .bold) == .system(size: 12, weight: .bold))
    }
}
