import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct ScrollTransitionTests {
    private struct Rows: View {
        var configuration: ScrollTransitionConfiguration = .interactive
        var shift: CGFloat = 100
        var body: some View {
            let shift = self.shift
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { index in
                        VStack {
                            Text("head \(index)")
                            Spacer()
                            Text("row \(index)")
                        }
                        .frame(height: 100)
                        .scrollTransition(configuration) { content, phase in content.offset(x: shift * phase.value) }
                    }
                }
                .frame(width: 300)
            }
        }
    }

    /// How far a row is drawn from its place; by the text at its bottom, or at its head where the bottom is out of sight.
    private func shift(_ host: TestHost, _ row: Int) -> CGFloat? {
        (host.frame(ofText: "row \(row)") ?? host.frame(ofText: "head \(row)")).map { $0.midX - 150 }
    }

    @Test("S-104 the phase is -1 at the top, 0 in full view and 1 at the bottom; S-105 in between the curve interpolates")
    func phases() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows(configuration: .interactive(timingCurve: .linear)) }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 25))
        host.settle()
        #expect(shift(host, 0) == -25)
        #expect(shift(host, 1) == 0)
        #expect(shift(host, 4) == 75)
    }

    @Test("S-105 half way the interactive configuration stands at its curve's middle, easeInOut by default; identity does nothing")
    func curve() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows() }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 40))
        host.settle()
        let expected = -100 * UnitCurve.easeInOut.value(at: 0.4)
        #expect(abs((shift(host, 0) ?? 0) - expected) < 0.01)
        host.update { Rows(configuration: .identity) }
        host.settle()
        #expect(shift(host, 0) == 0)
    }

    @Test("S-106 a threshold of half the view is reached when half of it is seen")
    func threshold() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Rows(configuration: .interactive(timingCurve: .linear).threshold(.visible(0.5)))
        }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 25))
        host.settle()
        #expect(shift(host, 0) == 0)
        #expect(shift(host, 4) == 50)
    }

    @Test("S-105 the animated configuration switches at the threshold with an animation")
    func animated() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows(configuration: .animated(.linear(duration: 1))) }
        #expect(shift(host, 3) == 0)
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10))
        host.advance(by: 0.5)
        #expect(abs((shift(host, 0) ?? 0) + 50) < 3)
        host.settle()
        #expect(shift(host, 0) == -100)
    }

    @Test("S-107 a transition moves neither the rows nor the content's size")
    func layout() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Rows(shift: 1000) }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 50))
        host.settle()
        #expect(host.scrollView.geometry.contentSize == CGSize(width: 300, height: 2000))
        #expect(host.frame(ofText: "row 1")?.midY == 141.5)
    }

    @Test("S-108 a visual effect follows the scrolling without running a body")
    func visualEffect() {
        final class Log { var bodies = 0 }
        struct Content: View {
            let log: Log
            var body: some View {
                let _ = log.bodies += 1
                ScrollView {
                    Text("a").frame(width: 300, height: 1000, alignment: .top)
                        .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 2) }
                }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Content(log: log) }
        let start = host.frame(ofText: "a")?.minX
        let before = log.bodies
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 10))
        host.settle()
        #expect(host.frame(ofText: "a")?.minX == (start ?? 0) - 5)
        #expect(log.bodies == before)
    }
}

/// Effects that change colours or turn out of the plane.
@MainActor struct ColorEffectTests {
    private func line(_ host: TestHost, _ mark: String) -> String? {
        host.dump(.display).split(separator: "\n").map(String.init).first { $0.contains(mark) }
    }

    @Test("S-105 S-107 colours change with the transition, half way by half; layout does not") func transition() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in
                        Color.red.frame(width: 300, height: 100)
                            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                content.brightness(phase.isIdentity ? 0 : 0.5)
                            }
                    }
                }
            }
        }
        host.wheel(at: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 50))
        host.settle()
        #expect(line(host, "colors=")?.contains("colors=(1,0,0,0.25,0,1,0,0.25,0,0,1,0.25)") == true)
        #expect(host.scrollView.geometry.contentSize.height == 2000)
    }

    @Test("effects.color S-107 modifiers of the same names: brightness, contrast, saturation, hue, inversion, multiplication, blending")
    func modifiers() {
        func colors<V: View>(_ view: V) -> String? {
            line(TestHost(size: CGSize(width: 100, height: 100)) { view.frame(width: 10, height: 10) }, "colors=")
        }
        #expect(colors(Color.red.contrast(0.5))?.contains("colors=(0.5,0,0,0.25,0,0.5,0,0.25,0,0,0.5,0.25)") == true)
        #expect(colors(Color.red.colorInvert())?.contains("colors=(-1,0,0,1,0,-1,0,1,0,0,-1,1)") == true)
        #expect(colors(Color.red.saturation(1))?.contains("colors=(1,0,0,0,0,1,0,0,0,0,1,0)") == true)
        #expect(colors(Color.red.grayscale(0)) == colors(Color.red.hueRotation(.zero)))
        #expect(colors(Color.red.colorMultiply(.black))?.contains("colors=(0,0,0,0,0,0,0,0,0,0,0,0)") == true)
        #expect(colors(Color.red) == nil)
        let blended = TestHost(size: CGSize(width: 100, height: 100)) { Color.red.blendMode(.multiply) }
        #expect(line(blended, "blend=multiply") != nil)
    }

    @Test("effects.tilt S-107 a turn about the vertical axis by 60 degrees halves the width as drawn and nothing else") func tilted() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Text("abcd").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        }
        let frame = host.frame(ofText: "abcd")
        #expect(frame.map { near($0.width, 34, 0.001) && near($0.height, 17, 0.001) && near($0.midX, 150, 0.001) } == true)
    }
}
