import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Numbers in text")
struct ShortNumberTests {
    @Test("Shortest text, no trailing zero, no minus zero")
    func texts() {
        #expect([0.0, -0.0, 1, -2.5, 0.1, 1e21, 100].map { ShortNumber.text($0) } == ["0", "0", "1", "-2.5", "0.1", "1e+21", "100"])
    }

    @Test("The text reads back as the same value", arguments: [0.1 + 0.2, 1 / 3, 1e-12, 123456.789] as [Double])
    func roundTrip(value: Double) { #expect(Double(ShortNumber.text(value)) == value) }
}
