import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct TreeTests {
    /// Rows with text, circles, hairlines and shadows at fractional heights.
    private func rows(_ shaper: any TextShaper, shift: CGFloat = 0, ordered: Bool = true) -> DisplayNode {
        let content = DisplayNode()
        for index in 0..<40 {
            let row = Scene.node(CGPoint(x: 3.3, y: CGFloat(index) * 17.7 + shift))
            row.size = CGSize(width: 100, height: 17.7)
            row.items = [
                Scene.fill(CGRect(x: 0, y: 0, width: 100, height: 16.9), DisplayColor(red: 0.9, green: 0.9, blue: 0.95)),
                .fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 12, height: 12)), .color(Scene.blue), evenOdd: false),
                .text(Scene.text("Row \(index) fjord", shaper: shaper, font: FontDescription(size: 11)), origin: CGPoint(x: 18, y: 1.6)),
            ]
            if index % 5 == 0 { row.shadow = DisplayShadow(color: .black, radius: 2, offset: CGVector(dx: 0, dy: 1)) }
            content.children.append(row)
        }
        content.childrenOrderedAlong = ordered ? .vertical : nil
        return content
    }

    @Test(
        "L-106 a scrolled tree is the tree laid out at the rounded offset, pixel for pixel", arguments: [0.0, 10.0, 33.3, 100.26, 250.75])
    func scrolledEqualsLaidOut(offset: CGFloat) {
        let shaper = PangoTextShaper()
        for scale in [1, 2, 3] as [CGFloat] {
            let scrolled = rows(shaper)
            scrolled.childOffset = CGPoint(x: 0, y: -offset)
            let placed = rows(shaper, shift: PixelGrid(scale: scale).round(-offset))
            let a = Scene.picture(scrolled, width: 110, height: 120, scale: scale)
            let b = Scene.picture(placed, width: 110, height: 120, scale: scale)
            #expect(a.pixels == b.pixels, "scale \(scale)")
        }
    }

    @Test("Searching ordered children draws what walking all of them draws")
    func searchedEqualsWalked() {
        let shaper = ExactTestFont()
        for offset in stride(from: 0, through: 600, by: 45.5) {
            let searched = rows(shaper)
            let walked = rows(shaper, ordered: false)
            searched.childOffset.y = -offset
            walked.childOffset.y = -offset
            #expect(Scene.picture(searched, width: 110, height: 60).pixels == Scene.picture(walked, width: 110, height: 60).pixels)
        }
    }

    @Test("The same tree gives the same pixels twice, from the same rasterizer and from another")
    func repeats() {
        let shaper = PangoTextShaper()
        let rasterizer = CairoRasterizer()
        let size = CGSize(width: 110, height: 120)
        let first = rasterizer.draw(rows(shaper), size: size, scale: 2, background: .white).pixels
        _ = rasterizer.draw(
            Scene.node(.zero, [Scene.fill(CGRect(x: 0, y: 0, width: 50, height: 50))]), size: size, scale: 2, background: .black)
        #expect(rasterizer.draw(rows(shaper), size: size, scale: 2, background: .white).pixels == first)
        #expect(CairoRasterizer().draw(rows(PangoTextShaper()), size: size, scale: 2, background: .white).pixels == first)
    }

    @Test("Scrolling a pixel moves the pixels")
    func moves() {
        let shaper = PangoTextShaper()
        let tree = rows(shaper)
        tree.childOffset.y = -100
        let before = Scene.picture(tree, width: 110, height: 120, scale: 2)
        tree.childOffset.y = -103.5
        let after = Scene.picture(tree, width: 110, height: 120, scale: 2)
        #expect(Array(before.pixels[(7 * 220)...]) == Array(after.pixels[..<(233 * 220)]))
    }

    @Test("The result's memory is reused, and a copy that was kept stays as it was")
    func reuse() {
        let rasterizer = CairoRasterizer()
        let size = CGSize(width: 8, height: 8)
        let first = rasterizer.draw(Scene.node(), size: size, scale: 1, background: .white)
        let kept = first.pixels
        let second = rasterizer.draw(Scene.node(), size: size, scale: 1, background: .black)
        #expect(first === second)
        #expect(kept[0] == 0xFFFF_FFFF && second[0, 0] == 0xFF00_0000)
    }

    @Test("Sizes that are no sizes give an empty picture")
    func refusedSizes() {
        let rasterizer = CairoRasterizer()
        for size in [
            CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity), CGSize(width: -1, height: 1),
            CGSize(width: 1e9, height: 1),
        ] {
            #expect(rasterizer.draw(Scene.node(), size: size, scale: 1, background: .white).pixels.isEmpty)
        }
        #expect(rasterizer.draw(Scene.node(), size: CGSize(width: 9, height: 9), scale: .nan, background: .white).pixels.isEmpty)
        #expect(rasterizer.draw(Scene.node(), size: .zero, scale: 2, background: .white).pixels.isEmpty)
    }

    @Test("Coordinates that are not finite or far away draw nothing and harm nothing")
    func hostileCoordinates() {
        var nanPath = Path()
        nanPath.move(to: CGPoint(x: CGFloat.nan, y: 0))
        nanPath.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
        nanPath.addLine(to: CGPoint(x: 1e300, y: -1e300))
        let bad = DisplayColor(red: .nan, green: .infinity, blue: -4, alpha: 0.5)
        let hostile = Scene.node(
            .zero,
            [
                Scene.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), .fill(nanPath, .color(Scene.red), evenOdd: false),
                .stroke(nanPath, .color(bad), DisplayStroke(width: .infinity)), .fill(Path(), .color(Scene.red), evenOdd: false),
                Scene.fill(CGRect(x: 1e30, y: 0, width: 1e30, height: 5)),
                .stroke(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e12, height: 1e12)), .color(.clear),
                    DisplayStroke(width: 1, miterLimit: .nan)),
            ])
        hostile.opacity = 0.5
        let nowhere = Scene.node(CGPoint(x: CGFloat.nan, y: 0), [Scene.fill(CGRect(x: 0, y: 0, width: 5, height: 5))])
        nowhere.shadow = DisplayShadow(color: .black, radius: .nan, offset: CGVector(dx: CGFloat.infinity, dy: 0))
        let wild = Scene.node(.zero, [Scene.fill(CGRect(x: 5, y: 5, width: 5, height: 5), .clear)])
        wild.shadow = DisplayShadow(color: .black, radius: 1e9, offset: CGVector(dx: CGFloat.nan, dy: 0))
        wild.blurRadius = .infinity
        let after = Scene.node(.zero, [Scene.fill(CGRect(x: 0, y: 0, width: 3, height: 3), Scene.green)])
        let picture = Scene.picture(Scene.node(children: [hostile, nowhere, wild, after]))
        #expect(picture[1, 1] == 0xFF00_FF00)
    }

    @Test("A rectangle without end fills what is visible")
    func infiniteFill() {
        let rect = CGRect(x: -CGFloat.greatestFiniteMagnitude / 2, y: 4, width: CGFloat.greatestFiniteMagnitude, height: 2)
        #expect(Scene.picture(Scene.node(.zero, [Scene.fill(rect)])).inkBox() == [0, 4, 20, 6])
    }
}
