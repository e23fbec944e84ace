import ScrollworkTesting
import SwiftUI
import Testing

/// What scrolling costs where every row exists: those that are touched and drawn are found by a search.
@MainActor struct EagerCostTests {
    static let sizes = [1_000, 10_000, 100_000]

    struct Column: View {
        let count: Int
        var body: some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 40) } } }
        }
    }

    @Test(
        "perf.eager.search an offset change over an eager stack does nothing, and finds what is touched and drawn by a search",
        arguments: EagerCostTests.sizes)
    func offset(_ count: Int) {
        let host = host { Column(count: count) }
        host.wheel(10)
        host.wheel(10)
        #expect(host.y == 20)
        let report = host.report
        #expect(report.bodies == 0)
        #expect(report.measures == 0)
        #expect(report.measuresCached == 0)
        #expect(report.placements == 0)
        #expect(report.itemsRecorded == 0)
        #expect(report.spatialPatches == 1)
        let search = 2 * Int(log2(Double(count)) + 2)
        #expect(report.hitTestVisits <= search + 24)
        // 11 rows in sight and 100 points on either side, each with a box around it.
        #expect(host.paintVisits <= search + 50)
        #expect(host.paintVisits > 11)
    }

    @Test("perf.eager.search in the middle and at the end, too", arguments: EagerCostTests.sizes) func elsewhere(_ count: Int) {
        let host = host { Column(count: count) }
        let search = 2 * Int(log2(Double(count)) + 2)
        for y in [CGFloat(20 * count), CGFloat(40 * count - 400)] {
            host.rest(at: y)
            host.wheel(-10)
            #expect(host.y == y - 10)
            #expect(host.report.hitTestVisits <= search + 24)
            #expect(host.paintVisits <= search + 50)
        }
    }

    struct Buttons: View {
        let count: Int
        let log: Log
        var spacing: CGFloat = 0
        var raised: Int?
        var body: some View {
            ScrollView {
                VStack(spacing: spacing) {
                    ForEach(0..<count, id: \.self) { index in
                        Color.red.frame(height: 40).onTapGesture { log.add("\(index)") }.zIndex(index == raised ? 1 : 0)
                    }
                }
            }
        }
    }

    @Test("perf.eager.search the search finds the view under the finger, wherever one scrolled") func found() {
        let log = Log()
        let host = host { Buttons(count: 2000, log: log) }
        for row in [0, 7, 1234, 1990] {
            host.rest(at: CGFloat(row * 40))
            host.tap(at: CGPoint(x: 150, y: 21))
            host.settle()
        }
        #expect(log.entries == ["0", "7", "1234", "1990"])
    }

    @Test("perf.eager.search views that overlap are touched where they show: later ones first, and those that are raised before them")
    func overlapping() {
        let log = Log()
        let host = host { Buttons(count: 100, log: log, spacing: -20, raised: 51) }
        host.rest(at: 1000)
        // Row 50 begins at 1000, row 51 at 1020 and over it, row 52 at 1040 and under row 51.
        host.tap(at: CGPoint(x: 150, y: 10))
        host.settle()
        host.tap(at: CGPoint(x: 150, y: 30))
        host.settle()
        host.tap(at: CGPoint(x: 150, y: 50))
        host.settle()
        #expect(log.entries == ["50", "51", "51"])
    }

    @Test("perf.eager.search a row that is drawn away from its place is touched where it is drawn") func moved() {
        let log = Log()
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { index in
                        Color.red.frame(height: 40).onTapGesture { log.add("\(index)") }.offset(y: index == 20 ? 250 : 0)
                            .zIndex(index == 20 ? 1 : 0)
                    }
                }
            }
        }
        host.rest(at: 800)
        // Row 20 has its place at the top and is drawn 250 points below, over row 26.
        host.tap(at: CGPoint(x: 150, y: 260))
        host.settle()
        host.tap(at: CGPoint(x: 150, y: 20))
        host.settle()
        #expect(log.entries == ["20"])
    }

    @Test("perf.eager.search a later row that is drawn far above its place is touched there") func movedUp() {
        let log = Log()
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { index in
                        Color.red.frame(height: 40).onTapGesture { log.add("\(index)") }.offset(y: index == 28 ? -250 : 0)
                    }
                }
            }
        }
        host.rest(at: 800)
        // Row 28 has its place at 320 and is drawn at 70, over rows 21 and 22.
        host.tap(at: CGPoint(x: 150, y: 90))
        host.settle()
        #expect(log.entries == ["28"])
    }
}
