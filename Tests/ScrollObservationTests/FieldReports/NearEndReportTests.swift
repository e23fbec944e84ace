@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Loading more near an end.
@MainActor struct NearEndReportTests {
    typealias Source = ScrollObservationSource

    struct Feed: View {
        @ObservedObject var rows: Model<Int>
        var edge = Edge.bottom
        var distance: CGFloat = 100
        let action: (Int) -> Void
        var body: some View {
            ScrollView { Rows(count: rows.value).scrollOffsetSource() }
                .onScrollNearEnd(edge, within: distance, version: rows.value) { action(rows.value) }
        }
    }

    @Test("U-82 near the end is told once for each version, neither again on the way to and fro nor when rows land", arguments: bothSources)
    func oncePerVersion(_ source: Source) {
        let rows = Model(50)
        let calls = Recording<Int>()
        let host = TestHost.window(source) { Feed(rows: rows) { calls.add($0) } }
        #expect(calls.take() == [])
        host.wheel(1499)
        #expect(calls.take() == [])
        host.wheel(1)
        #expect(calls.take() == [50])
        for delta in [100, -300, 300, -50, 20, -10] as [CGFloat] { host.wheel(delta) }
        host.pull(0, -200)
        host.letGo(0, -200)
        #expect(calls.take() == [])
        // More rows land while the reader is at the end: now that end is 800 points away.
        host.wheel(100_000)
        rows.value = 70
        host.frame()
        #expect(calls.take() == [])
        host.settle()
        host.wheel(700)
        #expect(calls.take() == [70])
        host.wheel(-700)
        host.wheel(700)
        #expect(calls.take() == [])
    }

    @Test("U-82 rows that are added in the action itself are part of the same frame, and are not told twice", arguments: bothSources)
    func addedAtOnce(_ source: Source) {
        let rows = Model(50)
        let calls = Recording<Int>()
        let host = TestHost.window(source) {
            Feed(rows: rows) {
                calls.add($0)
                rows.value = $0 + 20
            }
        }
        host.wheel(100_000)
        #expect(calls.take() == [50])
        #expect(host.scrollView.geometry.contentSize.height == 2800)
        #expect(host.report.settled)
        host.settle()
        #expect(calls.take() == [])
        host.wheel(100_000)
        #expect(calls.take() == [70])
        #expect(host.warnings == [])
    }

    @Test("U-83 a first page that does not fill the screen asks for the second, and so on until it does", arguments: bothSources)
    func shortPages(_ source: Source) {
        let rows = Model(2)
        let calls = Recording<Int>()
        let host = TestHost.window(source) { Feed(rows: rows) { calls.add($0) } }
        #expect(calls.take() == [2])
        var loads = 0
        // A load takes three frames.
        while loads < 20 {
            host.advance(by: 0.05)
            rows.value += 2
            host.frame()
            loads += 1
            if calls.take() != [rows.value] { break }
        }
        // 14 rows are 560 points: 160 of them out of sight, more than the 100 that are near.
        #expect(rows.value == 14)
        #expect(loads == 6)
    }

    @Test("U-83 pages that are there at once fill the screen in the first frame", arguments: bothSources)
    func synchronousPages(_ source: Source) {
        // Older systems tell one preference twice in a frame, and drop what comes then (P-38).
        let rows = Model(source == .automatic ? 2 : 10)
        let host = TestHost.window(source) { Feed(rows: rows) { rows.value = $0 + 4 } }
        #expect(rows.value == 14)
        #expect(host.reports[0].settled)
        #expect(host.warnings == [])
    }

    @Test("U-83 a page that adds nothing to look at is told again, since its version is another", arguments: bothSources)
    func sameContent(_ source: Source) {
        let tries = Model(0)
        let calls = Recording<Int>()
        let host = TestHost.window(source) {
            Showing(model: tries) { count in
                ScrollView { Rows(count: 3).scrollOffsetSource() }.onScrollNearEnd(version: count) { calls.add(count) }
            }
        }
        #expect(calls.take() == [0])
        for count in 1...3 {
            tries.value = count
            host.frame()
            #expect(calls.take() == [count])
        }
        host.settle()
        #expect(calls.take() == [])
    }

    @Test("U-82 the top edge: near from the start, and again after older rows came", arguments: bothSources) func top(_ source: Source) {
        let rows = Model(50)
        let calls = Recording<Int>()
        let host = TestHost.window(source) { Feed(rows: rows, edge: .top) { calls.add($0) } }
        #expect(calls.take() == [50])
        host.wheel(500)
        rows.value = 80
        host.frame()
        #expect(calls.take() == [])
        host.wheel(-401)
        #expect(calls.take() == [80])
    }

    @Test("U-82 obs.near-end a distance that is no length is 0, an infinite one is near everywhere", arguments: bothSources)
    func badDistance(_ source: Source) {
        for distance in [-50, .nan, 0] as [CGFloat] {
            let calls = Recording<Int>()
            let host = TestHost.window(source) { Feed(rows: Model(50), distance: distance) { calls.add($0) } }
            host.wheel(1599)
            #expect(calls.take() == [])
            host.wheel(1)
            #expect(calls.take() == [50])
        }
        let calls = Recording<Int>()
        let host = TestHost.window(source) { Feed(rows: Model(50), distance: .infinity) { calls.add($0) } }
        host.wheel(100)
        #expect(calls.take() == [50])
    }
}
