import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct FillTests {
    @Test("L-105 a fill at x 0.25, width 10.5 and scale 2 covers 0.5 to 11 points, and nothing half")
    func edgesAreRounded() {
        let picture = Scene.picture(Scene.node(.zero, [Scene.fill(CGRect(x: 0.25, y: 0, width: 10.5, height: 5))]), scale: 2)
        #expect(picture.inkBox() == [1, 0, 22, 10])
        #expect(Set(picture.pixels) == [0xFFFF_FFFF, 0xFFFF_0000])
    }

    @Test("L-105 a fill on whole points covers exactly its pixels at every scale", arguments: [1, 2, 3])
    func wholePoints(scale: Int) {
        let picture = Scene.picture(
            Scene.node(CGPoint(x: 1, y: 1), [Scene.fill(CGRect(x: 2, y: 3, width: 4, height: 5))]), scale: CGFloat(scale))
        #expect(picture.width == 20 * scale)
        #expect(picture.inkBox() == [3 * scale, 4 * scale, 7 * scale, 9 * scale])
        #expect(picture[3 * scale, 4 * scale] == 0xFFFF_0000)
    }

    @Test("L-105 neighbours with fractional edges never gap nor overlap", arguments: [1.0, 2.0, 3.0])
    func neighboursMeet(scale: CGFloat) {
        let colors = [Scene.red, Scene.green, Scene.blue]
        let nodes = (0..<6).map { index in
            Scene.node(CGPoint(x: 0, y: CGFloat(index) * 3.3), [Scene.fill(CGRect(x: 0, y: 0, width: 20, height: 3.3), colors[index % 3])])
        }
        let picture = Scene.picture(Scene.node(children: nodes), height: 19, scale: scale)
        #expect(Set(picture.pixels) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    }

    @Test("A hairline thinner than a pixel keeps one pixel")
    func hairline() {
        let picture = Scene.picture(Scene.node(.zero, [Scene.fill(CGRect(x: 0, y: 4.1, width: 20, height: 0.2))]))
        #expect(picture.inkBox() == [0, 4, 20, 5])
    }

    @Test("Half opaque black over white is mid grey; the background's own alpha stays")
    func blending() {
        let shade = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        let picture = Scene.picture(Scene.node(.zero, [Scene.fill(CGRect(x: 0, y: 0, width: 1, height: 1), shade)]))
        #expect((0x7E...0x81).contains(picture[0, 0] & 0xFF))
        #expect(picture[1, 0] == 0xFFFF_FFFF)
        #expect(Scene.picture(Scene.node(), background: .clear)[0, 0] == 0)
    }

    @Test("An even-odd fill leaves the inner rectangle open, the winding fill does not")
    func evenOdd() {
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(Scene.picture(Scene.node(.zero, [.fill(path, .color(Scene.red), evenOdd: true)]))[10, 10] == 0xFFFF_FFFF)
        #expect(Scene.picture(Scene.node(.zero, [.fill(path, .color(Scene.red), evenOdd: false)]))[10, 10] == 0xFFFF_0000)
    }

    @Test("A circle covers its middle and not its corners, and touches the four edges of its box")
    func circle() {
        let picture = Scene.picture(
            Scene.node(.zero, [.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16)), .color(Scene.red), evenOdd: false)]))
        #expect(picture[10, 10] == 0xFFFF_0000)
        #expect(picture[2, 2] == 0xFFFF_FFFF)
        #expect(picture.inkBox() == [2, 2, 18, 18])
    }

    @Test("A stroke of 2 points lies half on each side of the path")
    func stroke() {
        let item = DisplayItem.stroke(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), .color(Scene.red), DisplayStroke(width: 2))
        let picture = Scene.picture(Scene.node(.zero, [item]))
        #expect(picture.inkBox() == [4, 4, 16, 16])
        #expect(picture[4, 10] == 0xFFFF_0000 && picture[5, 10] == 0xFFFF_0000 && picture[6, 10] == 0xFFFF_FFFF)
    }

    @Test("A dash of 2 and 3 points leaves gaps; dashes of zeros draw a whole line")
    func dash() {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        let dashed = Scene.picture(Scene.node(.zero, [.stroke(line, .color(Scene.red), DisplayStroke(width: 2, dash: [2, 3]))]))
        #expect((0..<5).map { dashed[$0, 5] == 0xFFFF_0000 } == [true, true, false, false, false])
        let whole = Scene.picture(Scene.node(.zero, [.stroke(line, .color(Scene.red), DisplayStroke(width: 2, dash: [0, 0]))]))
        #expect((0..<20).allSatisfy { whole[$0, 5] == 0xFFFF_0000 })
    }
}
