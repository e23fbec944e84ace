import ScrollworkTesting
import SwiftUI
import Testing

/// What lazy containers cost: nothing depends on the number of rows but the logarithm.
@MainActor struct LazyCostTests {
    static let sizes = [1_000, 10_000, 100_000, 1_000_000]

    struct Row: View {
        let index: Int
        let height: CGFloat
        var body: some View { Color.red.frame(height: height) }
    }

    struct Page: View {
        let count: Int
        var first = 0
        let box: ProxyBox
        var height: (Int) -> CGFloat = { _ in 40 }
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(first..<count, id: \.self) { Row(index: $0, height: height($0)) } }
                }
            }
        }
    }

    /// Bounds for visits of tree nodes: so many look-ups, each at most the height of a balanced tree over at most `count` tiles.
    private func logarithms(_ lookUps: Int, of count: Int) -> Int { lookUps * Int(1.45 * log2(Double(count)) + 2) }

    private func page(_ count: Int) -> (TestHost, ProxyBox) {
        let box = ProxyBox()
        return (host { Page(count: count, box: box) }, box)
    }

    @Test("perf.lazy.open the first frame costs the visible rows, whatever their number", arguments: LazyCostTests.sizes)
    func open(_ count: Int) {
        let (host, _) = page(count)
        let report = host.reports.first { $0.rowsRealised > 0 }!
        #expect(report.rowsRealised == 10)
        #expect(report.bodyNames["Row"] == 10)
        #expect(report.rowsAlive == 10)
        #expect(report.nodesCreated < 60)
        #expect(report.measures < 80)
        #expect(report.extentVisits <= logarithms(40, of: count))
        #expect(host.scrollView.geometry.contentSize.height == CGFloat(40 * count))
    }

    @Test("perf.lazy.offset an offset change without another row does nothing but patch one node", arguments: LazyCostTests.sizes)
    func offset(_ count: Int) {
        let (host, _) = page(count)
        host.wheel(10)
        host.wheel(10)
        #expect(host.y == 20)
        let report = host.report
        #expect(report.bodies == 0)
        #expect(report.measures == 0)
        #expect(report.measuresCached == 0)
        #expect(report.placements == 0)
        #expect(report.itemsRecorded == 0)
        #expect(report.preferencesCombined == 0)
        #expect(report.rowsRealised == 0)
        #expect(report.rowsReleased == 0)
        #expect(report.spatialPatches == 1)
        #expect(report.extentVisits <= logarithms(6, of: count))
    }

    @Test(
        "perf.lazy.enter k rows that come in cost k bodies, k rows' measurements and k logarithms", arguments: LazyCostTests.sizes, [1, 3])
    func enter(_ count: Int, _ rows: Int) {
        let (host, _) = page(count)
        host.wheel(10)
        host.wheel(CGFloat(40 * rows))
        let report = host.report
        #expect(report.rowsRealised == rows)
        #expect(report.bodyNames == ["Row": rows])
        // A row is a colour in a frame.
        #expect(report.measures == 2 * rows)
        #expect(report.itemsRecorded == rows)
        #expect(report.extentVisits <= logarithms(12 + 4 * rows, of: count))
        #expect(report.rowsAlive <= 3 * 11)
    }

    @Test("perf.lazy.jump a jump to the last row costs the rows there", arguments: LazyCostTests.sizes)
    func jump(_ count: Int) {
        let (host, box) = page(count)
        box.proxy.scrollTo(count - 1, anchor: .bottom)
        host.frame()
        #expect(host.y == CGFloat(40 * count - 400))
        let report = host.report
        #expect(report.bodyNames["Row"] ?? 0 <= 12)
        #expect(report.rowsAlive <= 3 * 11)
        #expect(report.extentVisits <= logarithms(60, of: count))
    }

    @Test("perf.lazy.jump rows of three heights: exact to half a pixel in the first frame", arguments: LazyCostTests.sizes)
    func jumpExactly(_ count: Int) {
        let box = ProxyBox()
        let host = host { Page(count: count, box: box) { [31, 44, 70][$0 % 3] } }
        box.proxy.scrollTo(count - 1, anchor: .bottom)
        host.frame()
        #expect(near(host.y, host.scrollView.maximumOffset.y, 0.25))
        #expect(host.report.bodyNames["Row"] ?? 0 <= 24)
        let rest = host.y
        host.settle()
        #expect(host.y == rest)
    }

    struct SteeredPage: View {
        let count: Int
        let remote: Remote
        @State private var position = ScrollPosition(edge: .top)
        var body: some View {
            let _ = remote["bottom"] = { position.scrollTo(edge: .bottom) }
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, height: [31, 44, 70][$0 % 3]) } }
            }
            .scrollPosition($position)
        }
    }

    @Test("perf.lazy.jump to the bottom edge, rows of three heights", arguments: LazyCostTests.sizes) func jumpToEdge(_ count: Int) {
        let remote = Remote()
        let host = host { SteeredPage(count: count, remote: remote) }
        remote["bottom"]()
        host.frame()
        #expect(near(host.y, host.scrollView.maximumOffset.y, 0.25))
        let report = host.report
        #expect(report.bodyNames["Row"] ?? 0 <= 24)
        #expect(report.rowsAlive <= 3 * 14)
        #expect(report.extentVisits <= logarithms(80, of: count))
        let rest = host.y
        host.settle()
        #expect(host.y == rest)
    }

    @Test(
        "perf.lazy.insert a thousand rows more or fewer at the top cost a logarithm and the rows that are shown",
        arguments: LazyCostTests.sizes)
    func insert(_ count: Int) {
        let (host, box) = page(count)
        box.proxy.scrollTo(count / 2, anchor: .top)
        host.settle()
        host.update { Page(count: count, first: -1000, box: box) }
        #expect(host.report.bodyNames["Row"] ?? 0 <= 2 * 11)
        #expect(host.report.extentVisits <= logarithms(80, of: count))
        #expect(host.scrollView.geometry.contentSize.height == CGFloat(40 * (count + 1000)))
        host.update { Page(count: count, box: box) }
        #expect(host.report.bodyNames["Row"] ?? 0 <= 2 * 11)
        #expect(host.report.extentVisits <= logarithms(80, of: count))
        #expect(host.scrollView.geometry.contentSize.height == CGFloat(40 * count))
    }

    @Test("perf.lazy.alive rows that exist are at most those visible and as many on either side, wherever one scrolled")
    func alive() {
        let (host, box) = page(100_000)
        for step in 0..<60 {
            if step % 10 == 9 { box.proxy.scrollTo(step * 1500, anchor: .center) } else { host.wheel(CGFloat(step * 37 % 400) - 100) }
            host.frame()
            #expect(host.report.rowsAlive <= 3 * 11, "step \(step)")
        }
    }

    /// Counts how often ids are asked for.
    final class Reads {
        var count = 0
    }
    struct Item: Identifiable {
        let number: Int
        let reads: Reads
        var id: Int {
            reads.count += 1
            return number
        }
    }
    struct ItemPage: View {
        let items: [Item]
        let box: ProxyBox
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(index: $0.number, height: 40) } } }
            }
        }
    }

    @Test("perf.lazy.open identified data is read once, and its rows are as lazy", arguments: [1_000, 100_000])
    func identified(_ count: Int) {
        let reads = Reads()
        let items = (0..<count).map { Item(number: $0 * 7, reads: reads) }
        let box = ProxyBox()
        let host = host { ItemPage(items: items, box: box) }
        #expect(host.reports.reduce(0) { $0 + ($1.bodyNames["Row"] ?? 0) } == 10)
        #expect(host.report.rowsAlive == 10)
        #expect(reads.count <= count + 40)
        reads.count = 0
        host.rest(at: CGFloat(20 * count))
        #expect(host.report.rowsAlive <= 3 * 11)
        #expect(host.scrollView.geometry.contentSize.height == CGFloat(40 * count))
        // Scrolling asks for the ids of the rows it makes, and of no others.
        #expect(reads.count <= 4 * 40)
    }

    @Test(
        "perf.lazy.insert a thousand identified rows more or fewer at the top cost one comparison of ids, a logarithm, and the rows shown",
        arguments: [2_000, 100_000])
    func insertIdentified(_ count: Int) {
        let reads = Reads()
        let long = (-1000..<count).map { Item(number: $0, reads: reads) }
        let short = Array(long.dropFirst(1000))
        let box = ProxyBox()
        let host = host { ItemPage(items: short, box: box) }
        box.proxy.scrollTo(count / 2, anchor: .top)
        host.settle()
        for items in [long, short] {
            reads.count = 0
            host.update { ItemPage(items: items, box: box) }
            #expect(host.report.bodyNames["Row"] ?? 0 <= 2 * 11)
            #expect(host.report.extentVisits <= logarithms(80, of: count))
            #expect(host.report.rowsAlive <= 3 * 11)
            #expect(reads.count <= items.count + 4 * 40)
            #expect(host.scrollView.geometry.contentSize.height == CGFloat(40 * items.count))
        }
    }
}
