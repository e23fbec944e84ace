@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll views in scroll views, pulls, flips.
@MainActor struct NestingReportTests {
    typealias Source = ScrollObservationSource

    @Test("U-73 three scroll views of one axis in each other: every observer hears the nearest one inwards", arguments: bothSources)
    func threeDeep(_ source: Source) {
        let log = Recording<String>()
        func level(_ name: String, _ height: CGFloat, _ inner: AnyView) -> AnyView {
            AnyView(
                ObservedScrollView(offsetChanged: { log.add("\(name) \(Int($0.y))") }) {
                    inner
                    Color.red.frame(height: 1000)
                }
                .frame(height: height))
        }
        let host = TestHost.window(source) {
            level("outer", 400, level("middle", 300, level("inner", 200, AnyView(Color.blue.frame(height: 50)))))
        }
        #expect(log.take().sorted() == ["inner 0", "middle 0", "outer 0"])
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 7))
        #expect(log.take() == ["inner -7"])
        host.advance(by: 0.3)
        host.wheel(at: CGPoint(x: 150, y: 250), by: CGPoint(x: 0, y: 8))
        #expect(log.take() == ["middle -8"])
        host.advance(by: 0.3)
        host.wheel(at: CGPoint(x: 150, y: 350), by: CGPoint(x: 0, y: 9))
        #expect(log.take() == ["outer -9"])
    }

    @Test("U-76 a vertical wheel over a horizontal strip moves the page, and each tells its own axis only", arguments: bothSources)
    func wheelOverStrip(_ source: Source) {
        let log = Recording<String>()
        let host = TestHost.window(source) {
            ObservedScrollView(offsetChanged: { log.add("page \($0.x) \($0.y)") }) {
                VStack(spacing: 0) {
                    ObservedScrollView(axes: .horizontal, offsetChanged: { log.add("strip \($0.x) \($0.y)") }) {
                        Color.red.frame(width: 900, height: 300)
                    }
                    Rows()
                }
            }
        }
        _ = log.take()
        host.wheel(40)
        #expect(log.take() == ["page 0.0 -40.0"])
        host.wheel(0, x: 30)
        #expect(log.take() == ["strip -30.0 0.0"])
        host.advance(by: 0.3)
        host.wheel(20, x: 10)
        #expect(log.take().sorted() == ["page 0.0 -60.0", "strip -40.0 0.0"])
        // At the strip's end a wheel along it is not turned into one along the page.
        host.wheel(0, x: 10_000)
        host.wheel(0, x: 50)
        #expect(log.take() == ["strip -600.0 0.0"])
    }

    @Test("U-79 pulled under a large title: overscroll is a number of its own, and the title stays", arguments: bothSources)
    func pullUnderBar(_ source: Source) {
        let log = Recording<ScrollOffset>()
        func scene(_ source: Source, isObserved: Bool) -> TestHost {
            let host = TestHost.window(source) {
                NavigationView {
                    if isObserved {
                        ScrollView { Rows().scrollOffsetSource() }.onScrollOffsetChange { log.add($0) }
                            .navigationBarTitle("Title", displayMode: .large)
                    } else {
                        ScrollView { Rows() }.navigationBarTitle("Title", displayMode: .large)
                    }
                }
            }
            host.settle()
            return host
        }
        let plain = scene(.automatic, isObserved: false)
        plain.pull(0, 80)
        let title = plain.frame(ofText: "Title")
        let offset = plain.y
        plain.close()
        let host = scene(source, isObserved: true)
        let rest = log.entries.last!
        #expect(rest.y == 0 && rest.overscroll == .zero)
        host.pull(0, 80)
        #expect(near(log.entries.last!.y, offset, 0.000001))
        #expect(log.entries.last!.overscroll.y == log.entries.last!.y && offset < -10)
        #expect(log.entries.last!.resting.y == 0)
        #expect(log.entries.last!.viewportSize == rest.viewportSize)
        #expect(host.frame(ofText: "Title") == title)
        host.letGo(0, 80)
        #expect(log.entries.last == rest)
    }

    @Test("U-97 a list that starts at its end is not flipped: rows keep their order, in the tree and on the screen") func noFlip() {
        let log = Recording<ScrollOffset>()
        let host = TestHost.window { ObservedScrollView { Rows() }.onScrollOffsetChange { log.add($0) }.defaultScrollAnchor(.bottom) }
        #expect(log.entries.last!.isAtBottom && host.y == 1600)
        #expect(host.texts.map(\.string) == (40..<50).map { "Row \($0)" })
        #expect(host.texts.map(\.frame.midY) == (0..<10).map { CGFloat(20 + 40 * $0) })
        #expect(!host.dump(.display).contains("scale"))
        // Down is still down: towards older rows with the key for it, and back.
        host.key(.pageUp)
        host.settle()
        #expect(host.y < 1600)
        host.key(.end)
        host.settle()
        #expect(host.y == 1600)
    }
}
