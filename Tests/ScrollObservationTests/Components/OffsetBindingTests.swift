@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// The components in use, each as its article uses it.
@MainActor struct OffsetBindingTests {
    typealias Source = ScrollObservationSource

    struct Offsets: View {
        let bodies: Recording<CGPoint>
        @State private var offset: CGPoint = .zero
        var body: some View {
            let _ = bodies.add(offset)
            OffsetObservingScrollView(offset: $offset) { Rows() }
        }
    }

    @Test("A-06 state written by the binding is one body per tick, and no loop", arguments: bothSources) func oneBody(_ source: Source) {
        let bodies = Recording<CGPoint>()
        let host = TestHost.window(source) { Offsets(bodies: bodies) }
        #expect(bodies.take() == [.zero])
        for tick in 1...5 {
            host.wheel(10)
            #expect(bodies.take() == [CGPoint(x: 0, y: CGFloat(10 * tick))])
            #expect(host.report.settled)
        }
        #expect(host.warnings == [])
    }

    struct Titled: View {
        @State private var scrollOffset = CGFloat.zero
        var body: some View {
            NavigationView {
                ObservableScrollView(scrollOffset: $scrollOffset) { proxy in
                    LazyVStack(alignment: .leading) { ForEach(1..<50) { index in Text("Row \(index)") } }
                }
                .navigationBarTitle("Scroll offset: \(scrollOffset)", displayMode: .inline)
            }
        }
    }

    @Test("A-18 A-05 A-16 the title reads 0 at rest, without a minus, and the offset when scrolled", arguments: bothSources)
    func title(_ source: Source) {
        let host = TestHost.window(source) { Titled() }
        host.settle()
        #expect(host.frame(ofText: "Scroll offset: 0.000000") != nil)
        host.wheel(150)
        host.settle()
        #expect(host.frame(ofText: "Scroll offset: 150.000000") != nil)
    }

    @Test("obs.bad-input two components on one binding each write when they move; the latest write stays", arguments: bothSources)
    func twoWriters(_ source: Source) {
        struct Pair: View {
            @ObservedObject var offset: Model<CGPoint>
            var body: some View {
                HStack(spacing: 0) {
                    OffsetObservingScrollView(offset: $offset.value) { Rows() }
                    OffsetObservingScrollView(offset: $offset.value) { Rows() }
                }
            }
        }
        let offset = Model(CGPoint.zero)
        let host = TestHost.window(source) { Pair(offset: offset) }
        host.wheel(at: CGPoint(x: 70, y: 200), by: CGPoint(x: 0, y: 100))
        #expect(offset.value.y == 100)
        host.wheel(at: CGPoint(x: 220, y: 200), by: CGPoint(x: 0, y: 30))
        #expect(offset.value.y == 30)
        #expect(host.scrollViews.map(\.offset.y) == [100, 30])
        #expect(host.report.settled && host.warnings == [])
    }

    final class ProxyBox { var proxy: ScrollViewProxy! }

    @Test("A-21 S-23 the proxy finds ids in the content and clamps to the end", arguments: bothSources) func proxy(_ source: Source) {
        let box = ProxyBox()
        let log = Recording<CGFloat>()
        let host = TestHost.window(source) {
            ObservableScrollView(scrollOffset: Binding(get: { 0 }, set: { log.add($0) })) { proxy in
                let _ = box.proxy = proxy
                Rows()
            }
        }
        box.proxy.scrollTo(20, anchor: .top)
        host.frame()
        #expect(log.entries == [0, 800])
        box.proxy.scrollTo(49, anchor: .center)
        host.frame()
        #expect(log.entries == [0, 800, 1600])
    }

    @Test("A-22 of two components the one whose content has the id scrolls") func rightOne() {
        let box = ProxyBox()
        let log = Recording<String>()
        let host = TestHost.window {
            HStack(spacing: 0) {
                ObservableScrollView(scrollOffset: Binding(get: { 0 }, set: { log.add("a\(Int($0))") })) { _ in Rows(count: 20) }
                ObservableScrollView(scrollOffset: Binding(get: { 0 }, set: { log.add("b\(Int($0))") })) { proxy in
                    let _ = box.proxy = proxy
                    Rows()
                }
            }
        }
        _ = log.take()
        box.proxy.scrollTo(30, anchor: .top)
        host.frame()
        #expect(log.entries == ["b1200"])
    }

    @Test("A-20 two axes, long lines, no indicators: content as wide as the lines, without the gap of a reader", arguments: bothSources)
    func tour(_ source: Source) {
        let log = Recording<CGPoint>()
        let line = String(repeating: "word ", count: 60)
        let host = TestHost.window(source) {
            ObservedScrollView(axes: [.horizontal, .vertical], showsIndicators: false, offsetChanged: { log.add($0) }) {
                ForEach(0..<100) { _ in Text(line) }
            }
        }
        let plain = TestHost.window(source) { ScrollView([.horizontal, .vertical]) { ForEach(0..<100) { _ in Text(line) } } }
        #expect(host.scrollView.geometry.contentSize == plain.scrollView.geometry.contentSize)
        #expect(near(host.scrollView.geometry.contentSize.width, 17 * 300))
        #expect(log.entries == [.zero])
        host.wheel(70, x: 110)
        #expect(log.entries.last == CGPoint(x: -110, y: -70))
    }
}
