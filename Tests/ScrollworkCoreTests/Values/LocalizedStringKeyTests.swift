import Foundation
import Testing

@testable import ScrollworkCore

@Suite struct LocalizedStringKeyTests {
    private let english = TextContext(locale: Locale(identifier: "en_US"))

    private func string(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
        Text(key).string(in: TextContext(locale: Locale(identifier: locale)))
    }

    @Test("A-05 Int is %lld, CGFloat %lf: the title reads \"150.000000\" and, at rest, \"-0.000000\"")
    func articles() {
        let index = 1
        let offset: CGFloat = 150
        let rest: CGFloat = -0.0
        #expect(string("Row \(index)") == "Row 1")
        #expect(string("Scroll offset: \(offset)") == "Scroll offset: 150.000000")
        #expect(string("Scroll offset: \(rest)") == "Scroll offset: -0.000000")
        let key: LocalizedStringKey = "Row \(index) at \(offset)"
        #expect(key.key == "Row %lld at %lf")
    }

    @Test("A-05 a literal is a key, a variable is the string itself")
    func literals() {
        let name = "100% **sure**"
        #expect(Text(name) == Text(verbatim: name))
        #expect(Text("Row \(1)") != Text(verbatim: "Row 1"))
        #expect(Text(name).string(in: english) == name)
        #expect(string("100%") == "100%")
        #expect(string("\(50)% of \(name)") == "50% of 100% **sure**")
        #expect(Text("\(true)").string(in: english) == "true")
    }

    @Test("Numbers are written for the locale")
    func locales() {
        #expect(string("\(1234)") == "1,234")
        #expect(string("\(-1_234_567)") == "-1,234,567")
        #expect(string("\(999)") == "999")
        #expect(string("\(1234.5)") == "1,234.500000")
        #expect(string("\(0.5)", "de_DE") == "0,500000")
        #expect(string("\(1_234_567)", "de_DE") == "1.234.567")
    }

    @Test("Specifiers choose the notation")
    func specifiers() {
        #expect(string("\(3.14159, specifier: "%.2f")") == "3.14")
        #expect(string("\(7, specifier: "%03lld")") == "007")
        #expect(string("\(255, specifier: "%llx")") == "ff")
        #expect(string("\(UInt8(200)) \(Int32(-5)) \(Float(0.25))") == "200 -5 0.250000")
        #expect(string("\(Double.infinity, specifier: "%.1f")") == "inf")
    }

    @Test("Keys are equal if key and arguments are")
    func equality() {
        #expect(LocalizedStringKey("Row \(1)") == "Row \(1)")
        #expect(LocalizedStringKey("Row \(1)") != "Row \(2)")
        #expect(LocalizedStringKey("Row \(1)") != "Row 1")
    }

    @Test("Formats and texts can be interpolated")
    func formats() {
        #expect(string("\(0.25, format: .percent)") == "25%")
        #expect(string("a \(Text("b").bold()) c") == "a b c")
        let runs = Text("a \(Text("b").bold()) c").resolvedRuns(in: english)
        #expect(runs.map(\.string) == ["a ", "b", " c"])
        #expect(runs.map(\.font.weight) == [400, 700, 400])
    }
}
