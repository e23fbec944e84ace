@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// U-95: one header over pages that each keep their own offset.
@MainActor struct PagesReportTests {
    typealias Source = ScrollObservationSource

    struct Pages: View {
        @ObservedObject var page: Model<Int>
        let bodies: Recording<Int>
        /// How far each page has collapsed the header, points.
        @State private var collapsed: [CGFloat] = [0, 0]

        var body: some View {
            let _ = bodies.add(page.value)
            let state = CollapsingHeaderState.at(offset: collapsed[page.value], minHeight: 60, maxHeight: 200)
            HStack(spacing: 0) { ForEach(0..<2) { index in content(index).frame(width: 300) } }
                .frame(width: 300, alignment: .leading)
                .offset(x: CGFloat(-300 * page.value))
                .overlay(alignment: .top) { Text("Header").frame(maxWidth: .infinity).frame(height: state.height).background(Color.blue) }
        }

        private func content(_ index: Int) -> some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 200)
                    Rows(count: 40)
                }
                .scrollOffsetSource()
            }
            // Nothing but the part that the header shows: below it, scrolling runs no body.
            .onScrollOffsetChange(of: { min($0.y, 140) }) { collapsed[index] = $0 }
        }
    }

    @Test("U-95 each page keeps its offset, and the header shows that of the page in sight", arguments: bothSources)
    func pages(_ source: Source) {
        let page = Model(0)
        let bodies = Recording<Int>()
        let host = TestHost.window(source) { Pages(page: page, bodies: bodies) }
        func header() -> CGFloat { host.frame(ofText: "Header")!.midY * 2 }
        #expect(header() == 200)
        host.wheel(100)
        #expect(header() == 100)
        #expect(host.scrollViews.map(\.offset.y) == [100, 0])
        page.value = 1
        host.frame()
        #expect(header() == 200)
        host.wheel(500)
        #expect(header() == 60)
        _ = bodies.take()
        host.wheel(50)
        #expect(bodies.take() == [])
        page.value = 0
        host.frame()
        #expect(header() == 100)
        #expect(host.scrollViews.map(\.offset.y) == [100, 550])
        host.wheel(-30)
        #expect(header() == 130)
        #expect(host.warnings == [])
    }
}
