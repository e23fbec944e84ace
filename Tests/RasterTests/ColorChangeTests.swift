import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct ColorChangeTests {
    private func picture(_ color: DisplayColor, background: DisplayColor = .white, _ change: (DisplayNode) -> Void) -> UInt32 {
        let node = Scene.node(.zero, [Scene.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color)])
        change(node)
        let picture = Scene.picture(Scene.node(children: [node]), background: background)
        // What is outside of the node stays as it is.
        #expect(picture[15, 15] == picture[19, 19])
        return picture[5, 5]
    }

    @Test("a colour matrix changes the colours and nothing else")
    func matrices() {
        #expect(picture(Scene.red) { $0.colorMatrix = .inversion } == 0xFF00_FFFF)
        #expect(picture(Scene.red) { $0.colorMatrix = .brightness(1) } == 0xFFFF_FFFF)
        #expect(picture(Scene.red) { $0.colorMatrix = .contrast(0) } == 0xFF80_8080)
        // 0.213 of 255.
        #expect(picture(Scene.red) { $0.colorMatrix = .saturation(0) } == 0xFF36_3636)
        #expect(picture(Scene.red) { $0.colorMatrix = .hueRotation(0) } == 0xFFFF_0000)
        #expect(picture(Scene.red) { $0.colorMatrix = .multiply(red: 0.2, green: 1, blue: 1) } == 0xFF33_0000)
    }

    @Test("one change after another; colours that are half transparent keep their alpha")
    func combined() {
        let both = DisplayColorMatrix.inversion.followed(by: .multiply(red: 1, green: 0.2, blue: 1))
        #expect(picture(Scene.red) { $0.colorMatrix = both } == 0xFF00_33FF)
        let half = DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let pixel = picture(half) { $0.colorMatrix = .inversion }
        #expect((0x7E...0x81).contains(pixel >> 16 & 0xFF) && pixel & 0xFFFF == 0xFFFF)
    }

    @Test("blend modes combine with what is behind")
    func blending() {
        let behind = DisplayColor(red: 1, green: 1, blue: 0)
        #expect(picture(Scene.green, background: behind) { $0.blendMode = .multiply } == 0xFF00_FF00)
        #expect(picture(Scene.blue, background: behind) { $0.blendMode = .screen } == 0xFFFF_FFFF)
        #expect(picture(.white, background: behind) { $0.blendMode = .difference } == 0xFF00_00FF)
        #expect(picture(Scene.blue, background: behind) { $0.blendMode = .plusLighter } == 0xFFFF_FFFF)
    }

    @Test("the text form keeps both")
    func textForm() throws {
        let node = Scene.node(.zero, [Scene.fill(CGRect(x: 0, y: 0, width: 10, height: 10))])
        node.colorMatrix = .brightness(0.25)
        node.blendMode = .softLight
        let text = DisplayFormat.write(node)
        #expect(text.contains("colors=(1,0,0,0.25,0,1,0,0.25,0,0,1,0.25)"))
        #expect(text.contains("blend=softLight"))
        let read = try DisplayFormat.parse(text, shaper: ExactTestFont())
        #expect(read.colorMatrix == node.colorMatrix)
        #expect(read.blendMode == .softLight)
    }
}
