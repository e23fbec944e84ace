import Foundation
import ScrollworkBase
import Testing

@testable import ScrollworkDisplay

@Suite("Bounds of items")
struct DisplayItemBoundsTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test("A stroke reaches beyond its path, sharp corners further")
    func stroke() {
        let line = DisplayItem.stroke(Path(rect), .color(.black), DisplayStroke(width: 2))
        #expect(line.bounds == rect.insetBy(dx: -1.5, dy: -1.5))
        let sharp = DisplayItem.stroke(Path(ellipseIn: rect), .color(.black), DisplayStroke(width: 2, miterLimit: 4))
        #expect(sharp.bounds == rect.insetBy(dx: -4, dy: -4))
    }

    @Test("A text has the box of its lines and a quarter of the font size around it")
    func text() {
        let item = DisplayItem.text(layout("abc"), origin: CGPoint(x: 5, y: 5))
        #expect(item.bounds == CGRect(x: 2.5, y: 2.5, width: 35, height: 15))
        let narrow = DisplayItem.text(layout("abc", width: 0), origin: .zero)
        #expect(narrow.bounds.width == 15)
    }

    @Test("Items paint the same when their values are equal")
    func same() {
        let a = DisplayItem.text(layout("abc"), origin: .zero)
        #expect(a.paintsSame(as: .text(layout("abc"), origin: .zero)))
        #expect(!a.paintsSame(as: .text(layout("abd"), origin: .zero)))
        #expect(!a.paintsSame(as: .fill(Path(rect), .color(.black), evenOdd: false)))
        let image = DisplayImage(pixelWidth: 1, pixelHeight: 1, pixels: [1])
        let other = DisplayImage(pixelWidth: 1, pixelHeight: 1, pixels: [1])
        let drawn = DisplayItem.image(image, rect: rect, tint: nil, smooth: true)
        #expect(drawn.paintsSame(as: .image(image, rect: rect, tint: nil, smooth: true)))
        #expect(!drawn.paintsSame(as: .image(other, rect: rect, tint: nil, smooth: true)))
    }
}
