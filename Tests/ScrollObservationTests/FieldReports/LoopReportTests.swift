@_spi(Testing) import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

/// Jitter, and scrolling that feeds itself.
@MainActor struct LoopReportTests {
    typealias Source = ScrollObservationSource

    /// Where rows are, kept outside of view state.
    final class Places { var byRow: [Int: CGPoint] = [:] }

    struct TrackedRow: View {
        let index: Int
        let places: Places
        let bodies: Recording<Int>
        var body: some View {
            let _ = bodies.add(index)
            Text("Row \(index)").frame(width: 300, height: 40)
                .onScrollPositionChanged(in: "list") { places.byRow[index] = $0 }
        }
    }

    @Test(
        "U-29 the places of all rows kept in a plain class: no row's body per tick, and the same work in every tick", arguments: bothSources
    )
    func storing(_ source: Source) {
        let places = Places()
        let bodies = Recording<Int>()
        let host = TestHost.window(source) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { TrackedRow(index: $0, places: places, bodies: bodies) } } }
                .coordinateSpace(name: "list")
        }
        _ = bodies.take()
        var counts: Set<Int> = []
        for tick in 1...20 {
            host.wheel(9)
            #expect(places.byRow[20] == CGPoint(x: 0, y: 800 - 9 * CGFloat(tick)))
            #expect(host.report.measures == 0 && host.report.placements == 0)
            counts.insert(host.report.bodies)
        }
        // A reader's closure counts as a body; there is one for each row on older systems.
        #expect(counts == [source == .automatic ? 0 : 50])
        #expect(bodies.take() == [])
    }

    @Test("U-35 rows whose height comes from measuring do not swing, and do not move the offset", arguments: bothSources)
    func measuredRows(_ source: Source) {
        let heights = Recording<[Int]>()
        let log = Recording<CGFloat>()
        let bodies = Recording<Int>()
        let host = TestHost.window(source) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<60) { index in
                        ObservationReportTests.SelfSizing(index: index, bodies: bodies)
                            .onSizeChanged { heights.add([index, Int($0.height)]) }
                    }
                }
                .scrollOffsetSource()
            }
            .onScrollOffsetChange { log.add($0.y) }
        }
        var wanted: CGFloat = 0
        for delta in Array(repeating: 35 as CGFloat, count: 30) {
            host.wheel(delta)
            wanted += delta
            #expect(log.entries.last == wanted)
            #expect(host.report.settled)
        }
        // Each row was 20 high at most until it was measured, and 30 from then on.
        for (_, told) in Dictionary(grouping: heights.entries, by: { $0[0] }) {
            let distinct = told.map { $0[1] }
            #expect(distinct == [30] || distinct == [20, 30])
        }
        #expect(host.warnings == [])
    }
}
