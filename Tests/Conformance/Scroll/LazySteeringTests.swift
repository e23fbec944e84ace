import ScrollworkTesting
import SwiftUI
import Testing

/// Positions, targets and visibility over rows that are not made.
@MainActor struct LazySteeringTests {
    /// Rows of three heights; three of them are 120 long.
    static func three(_ id: Int) -> CGFloat { CGFloat(20 + abs(id) % 3 * 20) }

    /// A row that is 40 high until it has appeared.
    struct LateRow: View {
        let id: Int
        let height: CGFloat
        @State private var hasLoaded = false
        var body: some View {
            Text(verbatim: "Row \(id)").frame(width: 300, height: hasLoaded ? height : 40).onAppear { hasLoaded = true }
        }
    }

    struct Page: View {
        @ObservedObject var ids: Model<Range<Int>>
        @State var id: Int?
        @State var position = ScrollPosition(idType: Int.self)
        let log: Recording<Int?>
        let remote: Remote
        var isLate = false
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(ids.value, id: \.self) { id in
                            if isLate {
                                LateRow(id: id, height: LazySteeringTests.three(id))
                            } else {
                                Text(verbatim: "Row \(id)").frame(width: 300, height: LazySteeringTests.three(id))
                            }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .scrollPosition($position)
                .onChange(of: id) { log.add($1) }
                .remote(remote, "bottom") { position.scrollTo(edge: .bottom) }
                .remote(remote, "top") { position.scrollTo(edge: .top) }
                .remote(remote, "animated bottom") { withAnimation(.linear(duration: 0.5)) { position.scrollTo(edge: .bottom) } }
                .remote(remote, "far") { position.scrollTo(id: 90_000, anchor: .top) }
                .remote(remote, "far animated") { withAnimation(.linear(duration: 1)) { position.scrollTo(id: 5000, anchor: .top) } }
                .remote(remote, "middle") { proxy.scrollTo(70_001, anchor: .center) }
                .remote(remote, "middle animated") { withAnimation { proxy.scrollTo(30_002, anchor: .bottom) } }
                .remote(remote, "least") { proxy.scrollTo(50_002) }
                .remote(remote, "least back") { proxy.scrollTo(20_000) }
            }
        }
    }

    @MainActor struct Bench {
        let host: TestHost
        let ids: Model<Range<Int>>
        let log = Recording<Int?>()
        let remote = Remote()
        init(_ range: Range<Int> = 0..<100_000, isLate: Bool = false) {
            let ids = Model(range)
            let (log, remote) = (log, remote)
            self.ids = ids
            host = TestHost(size: CGSize(width: 300, height: 400)) { Page(ids: ids, log: log, remote: remote, isLate: isLate) }
        }
        /// Where a row begins and ends.
        func span(_ id: Int) -> [CGFloat]? {
            host.frame(ofText: "Row \(id)").map { [$0.midY - LazySteeringTests.three(id) / 2, $0.midY + LazySteeringTests.three(id) / 2] }
        }
    }

    func isAt(_ span: [CGFloat]?, _ start: CGFloat) -> Bool { span.map { near($0[0], start, 0.25) } ?? false }

    @Test("S-71 S-72 U-59 the binding follows rows of a lazy stack of three heights") func reading() {
        let bench = Bench()
        // In steps, so that every row is measured on the way.
        for _ in 0..<11 { bench.host.wheel(110) }
        #expect(bench.host.y == 1210)
        #expect(bench.log.take().last == 30)
        bench.host.wheel(10)
        #expect(bench.log.take() == [31])
        bench.host.wheel(39)
        #expect(bench.log.take() == [])
        bench.host.wheel(1)
        #expect(bench.log.take() == [32])
        // Far off its place is an estimate, and the id is that of the row that shows there.
        bench.host.wheel(900_000)
        let first = bench.host.texts.first.flatMap { Int($0.string.dropFirst(4)) } ?? -1
        let top = bench.span(first)?[0] ?? -1
        #expect(bench.log.take() == [top > 0 ? first - 1 : first])
    }

    @Test(
        "S-82 S-77 the bottom edge is the true bottom, whatever was estimated; back at the top it is exactly 0", arguments: [false, true])
    func edges(_ isLate: Bool) {
        let bench = Bench(isLate: isLate)
        bench.host.run(bench.remote["bottom"])
        #expect(bench.span(99_999).map { near($0[1], 400, 0.001) } == true)
        #expect(near(bench.host.y, bench.host.scrollView.maximumOffset.y, 1e-5))
        bench.host.run(bench.remote["top"])
        #expect(bench.host.y == 0)
        #expect(bench.span(0)?[0] == 0)
        bench.host.run(bench.remote["animated bottom"])
        bench.host.settle()
        #expect(bench.span(99_999).map { near($0[1], 400, 0.001) } == true)
        // Nothing beyond it can be scrolled to.
        bench.host.wheel(500)
        #expect(bench.span(99_999).map { near($0[1], 400, 0.001) } == true)
    }

    @Test(
        "U-46 U-41 S-36 a row that was never measured is where it was asked for, in the first frame of a jump and at the end of an animation",
        arguments: [false, true])
    func far(_ isLate: Bool) {
        let bench = Bench(isLate: isLate)
        bench.host.run(bench.remote["far"])
        #expect(isAt(bench.span(90_000), 0))
        bench.host.run(bench.remote["top"])
        bench.host.run(bench.remote["far animated"])
        bench.host.settle()
        #expect(isAt(bench.span(5000), 0))
        bench.host.run(bench.remote["middle"])
        #expect(isAt(bench.span(70_001), 200 - Self.three(70_001) / 2))
        bench.host.run(bench.remote["middle animated"])
        bench.host.settle()
        #expect(isAt(bench.span(30_002), 400 - Self.three(30_002)))
        bench.host.run(bench.remote["least"])
        #expect(isAt(bench.span(50_002), 400 - Self.three(50_002)))
        bench.host.run(bench.remote["least back"])
        #expect(isAt(bench.span(20_000), 0))
        bench.host.advance(by: 0.5)
        #expect(isAt(bench.span(20_000), 0))
    }

    @Test("U-46 S-36 an animated scroll to a far row keeps its time and does not run past the row on the way")
    func animatedWay() {
        let bench = Bench()
        bench.host.run(bench.remote["far animated"])
        var last = 0
        var frames = 0
        while bench.host.scrollView.phase == .animating, frames < 200 {
            bench.host.step()
            frames += 1
            // Estimates change the offset, and never lead back.
            let first = bench.host.texts.first.flatMap { Int($0.string.dropFirst(4)) } ?? -1
            #expect(first >= last)
            last = first
            if let span = bench.span(5000) { #expect(span[0] >= -0.25) }
        }
        #expect(frames == 60)
        #expect(isAt(bench.span(5000), 0))
    }

    @Test("S-114 S-119 view alignment over rows that are not made") func aligned() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<10_000, id: \.self) { Text(verbatim: "Row \($0)").frame(width: 300, height: 100) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
        host.hold(395, 383, 243, 103)
        host.advance(by: 0.15)
        host.lift(at: 103)
        host.settle()
        #expect(host.y == 330)
        host.fling(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 50))
        host.settle()
        #expect(host.y.truncatingRemainder(dividingBy: 110) == 0)
        #expect(host.y > 1000)
        let row = Int(host.y / 110)
        host.resize(to: CGSize(width: 300, height: 550))
        host.settle()
        #expect(host.frame(ofText: "Row \(row)")?.midY == 50)
    }

    @Test("S-102 ids in sight of a lazy stack") func visible() {
        let log = Recording<[Int]>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { _ in Color.red.frame(width: 300, height: 44) } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { log.add($0) }
        }
        #expect(log.take().last == Array(0...8))
        host.wheel(4423)
        #expect(log.take().last == Array(101...109))
    }

    /// What a reader of the example's frames hears.
    struct Observed: View {
        let origin: Recording<CGFloat>
        let row: Recording<CGFloat>
        let bodies: Log
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { id in
                        Text(verbatim: "Row \(id)").frame(width: 300, height: id < 100 ? 90 : 40)
                            .background {
                                if id == 105 {
                                    GeometryReader { Color.clear.preference(key: RowKey.self, value: $0.frame(in: .named("page")).minY) }
                                }
                            }
                    }
                }
                .background(
                    GeometryReader { Color.clear.preference(key: OriginKey.self, value: $0.frame(in: .named("page")).minY) })
            }
            .coordinateSpace(name: "page")
            .onPreferenceChange(OriginKey.self) { origin.add($0) }
            .onPreferenceChange(RowKey.self) { row.add($0) }
        }
        struct OriginKey: PreferenceKey {
            static var defaultValue: CGFloat { .infinity }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = min(value, nextValue()) }
        }
        struct RowKey: PreferenceKey {
            static var defaultValue: CGFloat { .infinity }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = min(value, nextValue()) }
        }
    }

    @Test("F-64 L-142 a correction of estimates adds no report: a row's place is told as the wheel moved it, the origin once a frame")
    func corrections() {
        let (origin, row) = (Recording<CGFloat>(), Recording<CGFloat>())
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                Observed(origin: origin, row: row, bodies: Log())
            }
        }
        box.proxy.scrollTo(105, anchor: .top)
        host.settle()
        host.wheel(-1)
        _ = origin.take()
        _ = row.take()
        var last = host.frame(ofText: "Row 105")!.minY - 11.5
        var corrected = 0
        for tick in 1...60 {
            let offset = host.y
            host.wheel(-5)
            // The rows of 90 that come into view were counted with less: the offset goes along with them, the rows go by 5.
            if abs(host.y - (offset - 5)) > 0.01 { corrected += 1 }
            #expect(origin.take().count == 1, "tick \(tick)")
            let told = row.take()
            #expect(told.count == 1 && near(told[0], last + 5, 1e-5), "tick \(tick): \(told)")
            last += 5
        }
        #expect(corrected > 0)
        host.frame()
        #expect(origin.entries.isEmpty && row.entries.isEmpty)
    }
}
