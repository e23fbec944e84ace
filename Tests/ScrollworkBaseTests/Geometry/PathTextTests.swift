import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Path text")
struct PathTextTests {
    @Test("The description reads back as the same path")
    func roundTrip() {
        var path = Path(roundedRect: CGRect(x: 0.1, y: 0, width: 30, height: 20), cornerRadius: 5)
        path.addQuadCurve(to: CGPoint(x: -1.5, y: 1e-9), control: CGPoint(x: 1, y: 2))
        #expect(Path(path.description)?.elements == path.elements)
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 2)).description == "0 0 m 1 0 l 1 2 l 0 2 l h")
    }

    @Test("Anything else is refused", arguments: ["1 m", "1 2", "x", "1 2 3 m", "1 2 m 3 h"])
    func refused(text: String) { #expect(Path(text) == nil) }
}
