import ScrollworkTesting
import SwiftUI
import Testing

/// The wrapper that has the framework's name and a reader of no size above its content.
@MainActor struct MasteringArticleTests {
    func host<Content: View>(_ log: Recording<CGPoint>, _ axes: Axis.Set = .vertical, @ViewBuilder _ content: () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) { Shadowing.ScrollView(axes, bars: false, moved: { log.add($0) }) { content() } }
    }

    @Test("A-01 A-14 the first report is (150, 0), and the content is 8 taller") func sibling() {
        let log = Recording<CGPoint>()
        let host = host(log) { Color.red.frame(width: 300, height: 2000) }
        #expect(log.entries == [CGPoint(x: 150, y: 0)])
        #expect(host.scrollView.geometry.contentSize.height == 2008)
        host.wheel(150)
        #expect(log.entries.last == CGPoint(x: 150, y: -150))
    }

    @Test("A-14 S-04 30 past the top it reads +30") func overscroll() {
        let log = Recording<CGPoint>()
        let host = host(log) { Color.red.frame(width: 300, height: 2000) }
        host.hold(100, 110, 168.96)
        #expect(near(log.entries.last!.y, 30, 0.01))
        #expect(log.entries.last!.x == 150)
        #expect(near(host.y, -30, 0.01))
    }

    @Test("A-19 P-83 nested copies with one name report independently") func nested() {
        let outer = Recording<CGPoint>()
        let inner = Recording<CGPoint>()
        let host = host(outer) {
            Shadowing.ScrollView(moved: { inner.add($0) }) { Color.red.frame(width: 300, height: 900) }.frame(height: 200)
            Color.blue.frame(width: 300, height: 1000)
        }
        #expect(outer.entries == [CGPoint(x: 150, y: 0)])
        #expect(inner.entries == [CGPoint(x: 150, y: 0)])
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 70))
        #expect(inner.entries.last == CGPoint(x: 150, y: -70))
        #expect(outer.entries.count == 1)
        host.settle()
        host.wheel(at: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: 5))
        #expect(outer.entries.last == CGPoint(x: 150, y: -5))
        #expect(inner.entries.count == 2)
    }

    @Test("A-14 A-20 L-52 two axes: a line each, x at rest is half the wide content, the height has text gaps") func twoAxes() {
        let log = Recording<CGPoint>()
        let host = host(log, [.horizontal, .vertical]) {
            ForEach(0..<100) { _ in Text("Thirty signs, all of one width") }
        }
        let size = host.scrollView.geometry.contentSize
        #expect(size.width == 510)
        #expect(log.entries == [CGPoint(x: 255, y: 0)])
        // 100 lines of 17, 99 gaps of 2 between texts, and the one above a text under the reader.
        #expect(near(size.height, 1700 + 198 + 8.43, 0.3))
        host.wheel(at: host.middle, by: CGPoint(x: 100, y: 40))
        #expect(log.entries.last == CGPoint(x: 155, y: -40))
    }

    struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    Button("End") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(99, anchor: .center) } }.frame(height: 40)
                    ForEach(0..<100) { Text(String($0)).id($0) }
                }
            }
        }
    }

    @Test("A-21 S-23 a button scrolls to the centre of the last row, animated: it ends at the maximum") func toBottom() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Jumping() }
        #expect(host.tap("End"))
        #expect(host.scrollView.phase == .animating)
        host.settle()
        #expect(host.y == host.scrollView.maximumOffset.y)
        #expect(host.y > 1000)
        #expect(host.frame(ofText: "99")?.maxY == 400)
    }
}
