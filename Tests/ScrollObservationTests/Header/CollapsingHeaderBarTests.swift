import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct CollapsingHeaderBarTests {
    private let bar = EdgeInsets(top: 100, leading: 0, bottom: 20, trailing: 0)

    @Test("U-16 U-17 U-22 heights count from the safe area, once, also under a bar that is higher than the header") func belowBar() {
        let log = HeaderLog()
        let host = headerHost(safeArea: bar) { HeaderScene(log: log) }
        #expect(log.header == CGRect(x: 0, y: 100, width: 300, height: 200))
        #expect(log.firstRow.minY == 300)
        // What ignores the safe area reaches under the bar …
        #expect(log.background == CGRect(x: 0, y: 0, width: 300, height: 300))
        for offset in [50, 140, 400] as [CGFloat] {
            host.rest(at: offset)
            let height = max(200 - offset, 60)
            #expect(log.header == CGRect(x: 0, y: 100, width: 300, height: height))
            #expect(log.background == CGRect(x: 0, y: 0, width: 300, height: 100 + height))
        }
        // … also while it is stretched.
        host.rest(at: 0)
        host.touchDown(at: CGPoint(x: 150, y: 200))
        host.touchMove(to: CGPoint(x: 150, y: 250))
        host.touchMove(to: CGPoint(x: 150, y: 300))
        #expect(log.state.overscroll > 10)
        #expect(abs(log.header.minY - 100) < 0.001)
        #expect(abs(log.background.minY) < 0.001)
        #expect(abs(log.background.height - 300 - log.state.overscroll) < 0.001)
        host.touchUp(at: CGPoint(x: 150, y: 300))
        host.settle()
        // The range is what a plain scroll view under these bars would have.
        host.rest(at: 9999)
        #expect(abs(host.scrolled - (200 + 2000 - (400 - 120))) < 0.001)
        #expect(host.frame(ofText: "Row 49")?.maxY ?? 0 < 380)
    }

    @Test("U-17 a view that ignores the safe area has heights that count from the window's top") func ignoresBar() {
        let log = HeaderLog()
        let host = headerHost(safeArea: bar) { HeaderScene(log: log).ignoresSafeArea(edges: .top) }
        #expect(log.header == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(log.background == log.header)
        #expect(log.firstRow.minY == 200)
        host.rest(at: 140)
        #expect(log.header == CGRect(x: 0, y: 0, width: 300, height: 60))
        #expect(log.firstRow.minY == 60)
    }

    @Test("U-19 U-23 in a pushed view the header hangs on the bar's lower edge in every frame") func pushed() throws {
        let log = HeaderLog()
        let host = headerHost {
            NavigationStack {
                NavigationLink("Open") { HeaderScene(log: log).navigationTitle("Trails").navigationBarTitleDisplayMode(.inline) }
            }
        }
        host.tap("Open")
        host.settle()
        let top = log.header.minY
        #expect(top > 20)
        #expect(log.header.height == 200)
        #expect(log.background == CGRect(x: 0, y: 0, width: 300, height: top + 200))
        host.touchDown(at: CGPoint(x: 150, y: 390))
        for finger in [350, 250, 150, 100, 200, 300, 390] as [CGFloat] {
            host.touchMove(to: CGPoint(x: 150, y: finger))
            #expect(abs(log.header.minY - top) < 0.001)
            #expect(abs(log.background.minY) < 0.001)
        }
        host.touchUp(at: CGPoint(x: 150, y: 390))
        host.settle()
        host.rest(at: 250)
        #expect(log.header == CGRect(x: 0, y: top, width: 300, height: 60))
        // Between bar and rows there is no dead line.
        host.tap(at: CGPoint(x: 150, y: top + 61))
        #expect(log.taps == ["Row 2"])
    }

    @Test("U-20 a bar that comes while the content is scrolled, and goes again, leaves offset and header alone") func changingBar() {
        struct Barred: View {
            let log: HeaderLog
            @State private var hasBar = false
            var body: some View {
                HeaderScene(log: log)
                    .safeAreaInset(edge: .bottom, spacing: 0) { Button("Toggle") { hasBar.toggle() }.frame(height: 20) }
                    .safeAreaInset(edge: .top, spacing: 0) { Color.yellow.frame(height: hasBar ? 44 : 0) }
            }
        }
        let log = HeaderLog()
        let host = headerHost { Barred(log: log) }
        host.wheel(at: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: 70))
        host.settle()
        #expect(log.header == CGRect(x: 0, y: 0, width: 300, height: 130))
        host.tap("Toggle")
        host.settle()
        #expect(host.scrolled == 70)
        #expect(log.header == CGRect(x: 0, y: 44, width: 300, height: 130))
        #expect(log.background == CGRect(x: 0, y: 0, width: 300, height: 174))
        host.tap("Toggle")
        host.settle()
        #expect(host.checkShadow().isEmpty)
        host.advance(by: 1)
        #expect(host.scrolled == 70)
        #expect(log.header == CGRect(x: 0, y: 0, width: 300, height: 130))
        #expect(host.isQuiet)
    }

    @Test("U-23 the values are the same at any place on the screen") func places() {
        var seen: [[CollapsingHeaderState]] = []
        func record(@ViewBuilder _ place: (HeaderScene) -> some View) {
            let log = HeaderLog()
            let host = TestHost(size: CGSize(width: 700, height: 700)) { place(HeaderScene(log: log)) }
            host.settle()
            _ = log.takeStates()
            let point = CGPoint(x: log.header.midX, y: log.header.midY)
            for _ in 0..<8 { host.wheel(at: point, by: CGPoint(x: 0, y: 22)) }
            host.settle()
            seen.append(log.takeStates())
        }
        record { $0.frame(width: 300, height: 400) }
        record { $0.frame(width: 300, height: 400).padding(.top, 290).padding(.leading, 390) }
        record { scene in
            HStack(spacing: 0) {
                Color.gray.frame(width: 380)
                VStack(spacing: 0) {
                    Color.gray.frame(height: 123)
                    scene
                }
            }
        }
        record { scene in NavigationStack { scene.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
        record { scene in
            NavigationSplitView {
                scene
            } detail: {
                Color.gray
            }
        }
        record { scene in
            NavigationSplitView {
                Color.gray
            } detail: {
                scene
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        record { scene in Color.gray.sheet(isPresented: .constant(true)) { scene } }
        record { scene in TabView { scene.tabItem { Text("Header") } } }
        #expect(seen[0].map(\.height) == [178, 156, 134, 112, 90, 68, 60])
        for other in seen.dropFirst() { #expect(other == seen[0]) }
    }

    @Test("right to left: the header fills the width and hangs at the top") func rightToLeft() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log).environment(\.layoutDirection, .rightToLeft) }
        host.rest(at: 90)
        #expect(log.header == CGRect(x: 0, y: 0, width: 300, height: 110))
    }
}
