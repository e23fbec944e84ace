import Foundation
import ScrollworkBase
import ScrollworkCairo
import ScrollworkDisplay
import Testing

struct PaintTests {
    private let stops = [DisplayPaint.Stop(color: Scene.red, location: 0), DisplayPaint.Stop(color: Scene.blue, location: 1)]
    private let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

    private func picture(_ paint: DisplayPaint, alpha: Double = 1) -> PixelBuffer {
        let node = Scene.node(.zero, [.fill(square, paint, evenOdd: false)])
        node.opacity = alpha
        return Scene.picture(node)
    }

    @Test("A linear gradient has its colours at its ends, the mean in the middle, and holds the ends outside")
    func linear() {
        let result = picture(.linear(stops, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0)))
        #expect(result[0, 3] == 0xFFFF_0000)
        #expect(result[19, 3] == 0xFF00_00FF)
        let middle = result[9, 3]
        #expect(abs(Int((middle >> 16) & 0xFF) - 140) < 6 && abs(Int(middle & 0xFF) - 115) < 6)
    }

    @Test("A radial gradient begins at its middle")
    func radial() {
        let result = picture(.radial(stops, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 8))
        #expect((result[10, 10] >> 16) & 0xFF > 0xE0)
        #expect(result[0, 0] == 0xFF00_00FF)
    }

    @Test("An angular gradient runs clockwise from the positive x axis")
    func angular() {
        let result = picture(.angular(stops, center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 2 * .pi))
        #expect((result[19, 10] >> 16) & 0xFF > 0xF0)
        #expect(result[19, 9] & 0xFF > 0xF0)
        let quarter = Int(result[10, 19] & 0xFF)
        let half = Int(result[0, 10] & 0xFF)
        #expect(abs(quarter - 64) < 6 && abs(half - 127) < 6)
    }

    @Test("Gradients that have no length show their last colour; without stops they show nothing")
    func degenerate() {
        #expect(picture(.linear(stops, start: .zero, end: .zero))[3, 3] == 0xFF00_00FF)
        #expect(picture(.radial(stops, center: .zero, startRadius: 2, endRadius: 2))[3, 3] == 0xFF00_00FF)
        #expect(picture(.linear([], start: .zero, end: CGPoint(x: 1, y: 1))).inkBox() == nil)
        #expect(picture(.angular([], center: .zero, startAngle: 0, endAngle: 1)).inkBox() == nil)
    }

    @Test("Opacity goes into the stops")
    func faded() {
        let value = picture(.linear(stops, start: .zero, end: CGPoint(x: 20, y: 0)), alpha: 0.5)[0, 0]
        #expect((0x7D...0x86).contains((value >> 8) & 0xFF))
    }

    @Test("An image at its own size is copied pixel for pixel, and scaled by nearest where it is not smooth")
    func images() {
        let image = DisplayImage(pixelWidth: 2, pixelHeight: 1, pixels: [0xFFFF_0000, 0xFF00_FF00])
        let exact = Scene.picture(
            Scene.node(.zero, [.image(image, rect: CGRect(x: 3, y: 4, width: 2, height: 1), tint: nil, smooth: true)]))
        #expect(exact.inkBox() == [3, 4, 5, 5])
        #expect(exact[3, 4] == 0xFFFF_0000 && exact[4, 4] == 0xFF00_FF00)
        let large = Scene.picture(
            Scene.node(.zero, [.image(image, rect: CGRect(x: 0, y: 0, width: 20, height: 10), tint: nil, smooth: false)]))
        #expect((0..<10).allSatisfy { large[$0, 5] == 0xFFFF_0000 && large[$0 + 10, 5] == 0xFF00_FF00 })
        let smooth = Scene.picture(
            Scene.node(.zero, [.image(image, rect: CGRect(x: 0, y: 0, width: 20, height: 10), tint: nil, smooth: true)]))
        #expect(smooth[0, 0] == 0xFFFF_0000 && smooth[19, 9] == 0xFF00_FF00)
        #expect(smooth[10, 5] != 0xFFFF_0000 && smooth[10, 5] != 0xFF00_FF00)
    }

    @Test("A template image keeps its alpha and takes the tint's colour")
    func tint() {
        let image = DisplayImage(pixelWidth: 2, pixelHeight: 1, pixels: [0xFF12_3456, 0x0000_0000])
        let picture = Scene.picture(
            Scene.node(.zero, [.image(image, rect: CGRect(x: 0, y: 0, width: 2, height: 1), tint: Scene.blue, smooth: true)]))
        #expect(picture[0, 0] == 0xFF00_00FF && picture[1, 0] == 0xFFFF_FFFF)
    }

    @Test("An image whose pixels do not match its size is not drawn")
    func brokenImage() {
        let image = DisplayImage(pixelWidth: 100, pixelHeight: 100, pixels: [1, 2, 3])
        #expect(
            Scene.picture(Scene.node(.zero, [.image(image, rect: CGRect(x: 0, y: 0, width: 9, height: 9), tint: nil, smooth: true)]))
                .inkBox() == nil)
    }
}
