import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct EffectTests {
    private let square = Scene.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("A rectangular clip cuts items and children on whole pixels")
    func clip() {
        let node = Scene.node(
            CGPoint(x: 2, y: 2), [square],
            children: [Scene.node(CGPoint(x: 4, y: 0), [Scene.fill(CGRect(x: 0, y: 0, width: 10, height: 10), Scene.blue)])])
        node.clip = Path(CGRect(x: 1.2, y: 0, width: 5, height: 5))
        let picture = Scene.picture(node)
        #expect(picture.inkBox() == [3, 2, 8, 7])
        #expect(picture[3, 2] == 0xFFFF_0000 && picture[7, 2] == 0xFF00_00FF)
    }

    @Test("A round clip keeps the middle and drops the corners, with one item or with two")
    func roundClip() {
        for count in 1...2 {
            let node = Scene.node(.zero, [DisplayItem](repeating: Scene.fill(CGRect(x: 0, y: 0, width: 20, height: 20)), count: count))
            node.clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
            let picture = Scene.picture(node)
            #expect(picture[10, 10] == 0xFFFF_0000)
            #expect(picture[0, 0] == 0xFFFF_FFFF && picture[19, 19] == 0xFFFF_FFFF)
        }
    }

    @Test("Opacity fades a group as one: what overlaps inside does not shine through")
    func groupOpacity() {
        let node = Scene.node(
            .zero, [square], children: [Scene.node(.zero, [Scene.fill(CGRect(x: 5, y: 0, width: 10, height: 10), Scene.blue)])])
        node.opacity = 0.5
        let picture = Scene.picture(node)
        let overlap = picture[7, 5]
        let blueOnly = picture[12, 5]
        #expect(overlap == blueOnly)
        #expect((0x7E...0x81).contains((overlap >> 16) & 0xFF))
        node.opacity = 0
        #expect(Scene.picture(node).inkBox() == nil)
    }

    @Test("Opacity of a single item equals opacity of a layer within a rounding")
    func singleOpacity() {
        let node = Scene.node(.zero, [square])
        node.opacity = 0.25
        let outer = Scene.node(children: [node])
        outer.opacity = 0.5
        let value = Int((Scene.picture(outer)[1, 1] >> 8) & 0xFF)
        #expect(abs(value - 223) <= 1)
    }

    @Test("A transform is applied in local space before the origin is added")
    func transform() {
        let node = Scene.node(CGPoint(x: 4, y: 2), [Scene.fill(CGRect(x: 0, y: 0, width: 3, height: 1))])
        node.transform = CGAffineTransform(scaleX: 2, y: 4)
        #expect(Scene.picture(node).inkBox() == [4, 2, 10, 6])
        node.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(Scene.picture(node, background: .clear)[3, 3] == 0xFFFF_0000)
    }

    @Test("A transform that collapses everything draws nothing and harms nothing after it")
    func collapsed() {
        let flat = Scene.node(.zero, [square])
        flat.transform = CGAffineTransform(scaleX: 0, y: 1)
        let picture = Scene.picture(Scene.node(children: [flat, Scene.node(CGPoint(x: 10, y: 10), [square])]))
        #expect(picture.inkBox() == [10, 10, 20, 20])
    }

    @Test("A shadow of radius 2 reaches out of its box, fades with distance and lies under the content")
    func shadow() {
        let node = Scene.node(CGPoint(x: 20, y: 20), [square])
        node.shadow = DisplayShadow(color: .black, radius: 2, offset: CGVector(dx: 3, dy: 0))
        let picture = Scene.picture(node, width: 60, height: 60)
        #expect(picture[25, 25] == 0xFFFF_0000)
        let fade = (30..<42).map { picture[$0, 25] & 0xFF }
        #expect(fade == fade.sorted())
        #expect(fade[0] < 0x40 && fade[11] == 0xFF)
        #expect((0x78...0x88).contains((picture[32, 25] & 0xFF) / 2 + (picture[33, 25] & 0xFF) / 2))
        #expect(picture[17, 25] & 0xFF > 0xF0)
    }

    @Test("A shadow is that of what the clip leaves")
    func clippedShadow() {
        let node = Scene.node(CGPoint(x: 20, y: 20), [Scene.fill(CGRect(x: -20, y: -20, width: 60, height: 60))])
        node.clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        node.shadow = DisplayShadow(color: .black, radius: 0, offset: CGVector(dx: 20, dy: 0))
        let picture = Scene.picture(node, width: 60, height: 60)
        #expect(picture[45, 25] == 0xFF00_0000)
        #expect(picture[40, 20] == 0xFFFF_FFFF)
        #expect(picture[25, 25] == 0xFFFF_0000)
    }

    @Test("Blur keeps the mean and spreads an edge evenly")
    func blur() {
        let node = Scene.node(CGPoint(x: 20, y: 20), [Scene.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)])
        node.blurRadius = 3
        let picture = Scene.picture(node, width: 60, height: 60)
        let sum = picture.pixels.reduce(0.0) { $0 + Double(255 - ($1 & 0xFF)) / 255 }
        #expect(abs(sum - 400) < 8)
        let edge = Double(picture[19, 30] & 0xFF) + Double(picture[20, 30] & 0xFF)
        #expect(abs(edge / 2 - 127.5) < 4)
        #expect(picture[30, 30] == 0xFF00_0000)
        #expect(picture[5, 5] == 0xFFFF_FFFF)
    }

    @Test("Blur comes before the clip: outside it nothing is drawn")
    func clippedBlur() {
        let node = Scene.node(CGPoint(x: 20, y: 20), [Scene.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)])
        node.blurRadius = 3
        node.clip = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        let picture = Scene.picture(node, width: 60, height: 60)
        #expect(picture.inkBox() == [20, 20, 40, 40])
        #expect((0x50...0xA0).contains(picture[20, 30] & 0xFF))
    }
}
