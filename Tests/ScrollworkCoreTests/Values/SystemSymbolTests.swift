import Foundation
import ScrollworkBase
import Testing

@testable import ScrollworkCore

@Suite struct SystemSymbolTests {
    private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test(
        "The common symbols are drawn, and stay in their box",
        arguments: [
            "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.up", "arrow.down", "arrow.left", "arrow.right",
            "arrow.up.circle", "arrow.down.circle.fill", "plus", "minus", "xmark", "checkmark", "star", "star.fill", "heart", "heart.fill",
            "circle", "circle.fill", "square", "square.fill", "magnifyingglass", "house", "gear", "person", "trash", "ellipsis", "bell",
            "folder", "photo", "arrow.clockwise", "list.bullet", "bell.slash",
        ])
    func drawn(name: String) {
        #expect(SystemSymbol.isKnown(name))
        let layers = SystemSymbol.layers(named: name, in: box)
        #expect(!layers.isEmpty)
        for layer in layers { #expect(box.insetBy(dx: -1, dy: -1).contains(layer.path.boundingRect)) }
    }

    @Test("Fills and enclosures follow from the name")
    func suffixes() {
        #expect(SystemSymbol.layers(named: "star", in: box).allSatisfy { $0.stroke != nil })
        #expect(SystemSymbol.layers(named: "star.fill", in: box).allSatisfy { $0.stroke == nil })
        let cut = SystemSymbol.layers(named: "plus.circle.fill", in: box)
        #expect(cut.map(\.isCutOut) == [false, true])
    }

    @Test("An unknown symbol is an empty frame")
    func unknown() {
        #expect(!SystemSymbol.isKnown("no.such.symbol"))
        #expect(SystemSymbol.layers(named: "no.such.symbol", in: box).count == 1)
        #expect(Text(Image(systemName: "star.fill")).string(in: TextContext()) == "★")
    }

    @Test("Symbols grow with the text and the scale")
    func sizes() {
        let medium = SystemSymbol.size(named: "star", pointSize: 17)
        #expect(abs(medium.height - 19.89) < 1e-9)
        #expect(SystemSymbol.size(named: "star", pointSize: 17, scale: .large).width > medium.width)
        #expect(SystemSymbol.size(named: "chevron.right", pointSize: 17).width < medium.width)
    }
}
