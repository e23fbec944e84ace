import ScrollworkTesting
import SwiftUI
import Testing

/// What scroll views do with what nobody should give them: nothing crashes or hangs, each mistake is told once, and what is shown stays legal.
@MainActor struct BadScrollInputTests {
    enum Container: CaseIterable { case stack, lazyStack, lazyGrid, list }

    /// Rows in a container of each kind, in a scroll view.
    struct Page<Row: View>: View {
        let kind: Container
        let ids: [Int]
        var box = ProxyBox()
        @ViewBuilder let row: (Int) -> Row
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                switch kind {
                case .stack: ScrollView { VStack(spacing: 0) { rows } }
                case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
                case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { rows } }
                case .list: List { rows }.listStyle(.plain)
                }
            }
        }
        private var rows: some View { ForEach(ids, id: \.self) { row($0) } }
    }

    /// A row that remembers when it was made.
    struct Counted: View {
        let id: Int
        let made: Log
        @State private var number: Int?
        var body: some View {
            Text(verbatim: "Row \(id) as \(number ?? -1)").frame(width: 280, height: 60)
                .onAppear { if number == nil { made.add("\(id)"); number = made.entries.count } }
        }
    }

    // MARK: Ids

    @Test(
        "P-24 bad.ids ids that are there twice: the first shows, the warning names one, and edits find the rows that there are",
        arguments: Container.allCases)
    func duplicates(_ kind: Container) {
        let ids = Model([1, 2, 1, 3, 2])
        let made = Log()
        let box = ProxyBox()
        let host = host {
            Showing(model: ids) { ids in Page(kind: kind, ids: ids, box: box) { Counted(id: $0, made: made) } }
        }
        host.settle()
        #expect(host.strings == ["Row 1 as 1", "Row 2 as 2", "Row 3 as 3"])
        #expect(host.warnings.filter { $0.contains("the id 1 more than once") }.count == 1, "\(host.warnings)")
        for edited in [[3, 3, 2], [2, 3, 2, 4, 4, 4], [4, 1, 4], [], [1, 1], [5, 1, 5, 2]] {
            ids.value = edited
            host.settle()
            var seen: [Int] = []
            for id in edited where !seen.contains(id) { seen.append(id) }
            #expect(host.texts.compactMap { Int($0.string.split(separator: " ")[1]) } == seen, "\(edited)")
        }
        box.proxy.scrollTo(5, anchor: .top)
        host.settle()
        #expect(host.report.settled)
        #expect(host.checkShadow() == [])
    }

    @Test("P-24 bad.ids the row that stays when its twin goes keeps its state", arguments: Container.allCases)
    func twinGoes(_ kind: Container) {
        let ids = Model([1, 2, 1])
        let made = Log()
        let host = host { Showing(model: ids) { ids in Page(kind: kind, ids: ids) { Counted(id: $0, made: made) } } }
        host.settle()
        ids.value = [2, 1]
        host.settle()
        #expect(host.strings == ["Row 2 as 2", "Row 1 as 1"])
        #expect(made.entries == ["1", "2"])
    }

    @Test("S-28 U-41 bad.unknown an id that nothing has moves nothing and is named, however it is asked for", arguments: Container.allCases)
    func unknownProxy(_ kind: Container) {
        let box = ProxyBox()
        let host = host { Page(kind: kind, ids: Array(0..<100), box: box) { Text(verbatim: "Row \($0)").frame(height: 60) } }
        host.wheel(330)
        host.settle()
        box.proxy.scrollTo(4711, anchor: .top)
        host.settle()
        withAnimation { box.proxy.scrollTo("nobody") }
        host.settle()
        #expect(host.y == 330)
        #expect(host.scrollView.phase == .idle)
        #expect(host.warnings.contains { $0.contains("4711") } && host.warnings.contains { $0.contains("nobody") })
    }

    struct Steered: View {
        @State var id: Int?
        @State var position: ScrollPosition
        let remote: Remote
        var count = 100
        var isLazy = true
        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $id)
            .scrollPosition($position)
            .remote(remote, "unknown") { id = 4711 }
            .remote(remote, "known") { id = 50 }
            .remote(remote, "position unknown") { position.scrollTo(id: "nobody", anchor: .center) }
            .remote(remote, "nan") { position.scrollTo(y: .nan) }
            .remote(remote, "infinite") { position.scrollTo(point: CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity)) }
            .remote(remote, "huge") { position.scrollTo(y: 1e300) }
            .remote(remote, "nan anchor") { position.scrollTo(id: 30, anchor: UnitPoint(x: 0, y: CGFloat.nan)) }
            .remote(remote, "edge") { position.scrollTo(edge: .bottom) }
            .remote(remote, "side") { position.scrollTo(edge: .trailing) }
        }
        private var rows: some View {
            ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").frame(width: 300, height: 40) }
        }
    }

    func steered(_ position: ScrollPosition = ScrollPosition(), id: Int? = nil, count: Int = 100, isLazy: Bool = true) -> (TestHost, Remote)
    {
        let remote = Remote()
        return (host { Steered(id: id, position: position, remote: remote, count: count, isLazy: isLazy) }, remote)
    }

    @Test(
        "bad.unknown S-73 S-28 bindings that are given an id that nothing has: nothing moves, the id is named, later ones work",
        arguments: [true, false])
    func unknownBinding(_ isLazy: Bool) {
        let (host, remote) = steered(isLazy: isLazy)
        host.rest(at: 410)
        host.run(remote["unknown"])
        host.settle()
        #expect(host.y == 410)
        #expect(host.warnings.contains { $0.contains("4711") })
        host.run(remote["position unknown"])
        host.settle()
        #expect(host.y == 410)
        #expect(host.warnings.contains { $0.contains("nobody") })
        host.run(remote["known"])
        host.settle()
        // The least movement from 410: the row's end meets the lower edge.
        #expect(host.y == 1640)
        let (first, _) = steered(ScrollPosition(id: 4711), id: 4712, isLazy: isLazy)
        first.settle()
        #expect(first.y == 0)
        #expect(first.warnings.contains { $0.contains("4711") } && first.warnings.contains { $0.contains("4712") })
    }

    @Test(
        "bad.position S-77 S-25 positions that are no numbers leave their axis alone and are warned of; huge ones mean the end",
        arguments: [true, false])
    func badPositions(_ isLazy: Bool) {
        let (host, remote) = steered(isLazy: isLazy)
        host.rest(at: 410)
        for name in ["nan", "infinite", "nan anchor"] {
            host.run(remote[name])
            host.settle()
            #expect(host.y == 410, "\(name)")
        }
        #expect(host.warnings.contains { $0.contains("finite") })
        host.run(remote["huge"])
        #expect(host.y == 3600)
        let (first, _) = steered(ScrollPosition(point: CGPoint(x: CGFloat.nan, y: CGFloat.nan)), isLazy: isLazy)
        #expect(first.y == 0)
        first.wheel(40)
        #expect(first.y == 40)
    }

    @Test(
        "bad.empty S-77 S-53 a scroll view without rows takes any wish, key and gesture, and begins anew when rows come",
        arguments: [true, false])
    func empty(_ isLazy: Bool) {
        let count = Model(0)
        let remote = Remote()
        let host = host {
            Showing(model: count) { Steered(id: 3, position: ScrollPosition(edge: .bottom), remote: remote, count: $0, isLazy: isLazy) }
        }
        for name in ["known", "huge", "edge", "side", "nan"] {
            host.run(remote[name])
            host.settle()
            #expect(host.y == 0, "\(name)")
        }
        for key in ScrollKeyName.allCases { host.key(key) }
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        host.settle()
        #expect(host.y == 0)
        count.value = 100
        host.settle()
        #expect(host.strings.first == "Row \(Int(host.y) / 40)")
        count.value = 0
        host.settle()
        #expect(host.y == 0 && host.strings.isEmpty)
        #expect(host.report.settled)
    }

    // MARK: Lengths

    struct Answering: Layout {
        let height: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: height) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @Test(
        "frame.nan rows that answer impossible heights count as nothing in every container, and are warned of once",
        arguments: Container.allCases, [CGFloat.nan, -40, .infinity, -.infinity])
    func impossible(_ kind: Container, _ height: CGFloat) {
        let host = host {
            Page(kind: kind, ids: Array(0..<60)) { id in Answering(height: id % 2 == 0 ? height : 50) { Text(verbatim: "Row \(id)") } }
        }
        host.settle()
        #expect(host.frame(ofText: "Row 3") != nil)
        #expect(host.warnings.count <= 2, "\(host.warnings)")
        let content = host.scrollView.geometry.contentSize.height
        #expect(content.isFinite && content >= 1300)
        host.wheel(200)
        host.settle()
        #expect(host.y == 200 && host.report.settled)
    }

    @Test("frame.nan L-73 frames, spacings and margins that are no lengths harm nothing", arguments: [CGFloat.nan, -30, .infinity])
    func badLengths(_ length: CGFloat) {
        let host = host {
            ScrollView {
                LazyVStack(spacing: length) {
                    ForEach(0..<50, id: \.self) { Text(verbatim: "Row \($0)").frame(height: $0 == 3 ? length : 60) }
                }
                LazyVGrid(columns: [GridItem(.fixed(length)), GridItem(.adaptive(minimum: length), spacing: length)], spacing: length) {
                    ForEach(0..<20, id: \.self) { Text(verbatim: "Cell \($0)").frame(height: 30) }
                }
                VStack(spacing: length) { ForEach(0..<5, id: \.self) { Text(verbatim: "Plain \($0)").frame(height: 30) } }
            }
            .contentMargins(.vertical, length, for: .scrollContent)
            .safeAreaPadding(.top, length)
        }
        host.settle()
        #expect(host.report.settled)
        let geometry = host.scrollView.geometry
        for number in [geometry.contentOffset.y, geometry.contentSize.height, geometry.containerSize.height, geometry.contentInsets.top] {
            #expect(number.isFinite, "\(geometry)")
        }
        host.wheel(90)
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.settle()
        #expect(host.y.isFinite)
    }

    @Test("bad.grid a lazy grid without columns, and one of a million columns' width, show what they can") func badGrids() {
        for columns in [[], [GridItem(.adaptive(minimum: 0))], [GridItem(.flexible(minimum: 50, maximum: 10))]] {
            let host = host {
                ScrollView {
                    LazyVGrid(columns: columns) { ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)").frame(height: 30) } }
                }
            }
            host.settle()
            #expect(host.report.settled)
            #expect(host.scrollView.geometry.contentSize.height.isFinite)
            host.wheel(50)
            host.settle()
        }
    }

    @Test("bad.size a window without size, and rows in it, come back when it has one again", arguments: Container.allCases)
    func noWindow(_ kind: Container) {
        let host = TestHost(size: .zero) {
            Page(kind: kind, ids: Array(0..<1000)) { Text(verbatim: "Row \($0)").frame(width: 100, height: 60) }
        }
        host.settle()
        host.wheel(100)
        host.resize(to: CGSize(width: 300, height: 400))
        host.settle()
        #expect(host.strings.first == "Row 0")
        host.wheel(600)
        host.settle()
        let shown = host.strings
        host.resize(to: .zero)
        host.settle()
        host.resize(to: CGSize(width: 300, height: 400))
        host.settle()
        #expect(host.strings == shown)
        #expect(host.report.settled)
    }

    @Test("perf.lazy.jump S-36 S-82 a billion rows: the last one ends at the lower edge, any one goes to the top, to half a pixel")
    func billion() {
        let box = ProxyBox()
        let host = host {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVStack(spacing: 0.001) {
                        ForEach(0..<1_000_000_000, id: \.self) {
                            Text(verbatim: "\($0)").frame(width: 300, height: $0 % 2 == 0 ? 40 : 30.3)
                        }
                    }
                }
            }
        }
        box.proxy.scrollTo(999_999_999, anchor: .bottom)
        host.frame()
        #expect(near((host.frame(ofText: "999999999")?.midY ?? -1), 400 - 15.15, 0.25))
        #expect(host.y > 3e10)
        box.proxy.scrollTo(123_456_789, anchor: .top)
        host.frame()
        #expect(near((host.frame(ofText: "123456789")?.midY ?? -1), 15.15, 0.25))
        #expect(near((host.frame(ofText: "123456790")?.midY ?? -1), 30.301 + 20, 0.25))
        for _ in 0..<20 { host.wheel(-33) }
        #expect(near((host.frame(ofText: "123456780")?.midY ?? -1), 660 + 20 - 9 * 35.151 - 4.85, 0.25))
        #expect(host.report.rowsAlive < 60)
    }

    // MARK: Writes and wishes at the wrong time

    final class Feed: ObservableObject {
        @Published var ids = Array(0..<100)
        var hasWritten = false
    }

    struct WritingRow: View {
        let id: Int
        @ObservedObject var feed: Feed
        var body: some View {
            if id == 12, !feed.hasWritten {
                let _ = {
                    feed.hasWritten = true; feed.ids.removeFirst(5)
                }()
            }
            Text(verbatim: "Row \(id)").frame(height: 40)
        }
    }

    struct WritingPage: View {
        @ObservedObject var feed: Feed
        let isLazy: Bool
        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { ForEach(feed.ids, id: \.self) { WritingRow(id: $0, feed: feed) } }
                } else {
                    VStack(spacing: 0) { ForEach(feed.ids, id: \.self) { WritingRow(id: $0, feed: feed) } }
                }
            }
        }
    }

    @Test("frame.write-in-update L-140 a row whose body changes the data is warned of, and the change shows", arguments: [true, false])
    func writeInBody(_ isLazy: Bool) {
        let feed = Feed()
        let host = host { WritingPage(feed: feed, isLazy: isLazy) }
        host.wheel(120)
        host.settle()
        #expect(feed.hasWritten)
        #expect(host.warnings.contains { $0.contains("WritingRow") && $0.contains("feed") }, "\(host.warnings)")
        #expect(host.strings.first == "Row 8")
        #expect(host.scrollView.geometry.contentSize.height == 3800)
    }

    struct OwnPlaceKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    struct LoopingRow: View {
        @State private var height: CGFloat = 20
        var body: some View {
            Color.red.frame(height: height)
                .background(GeometryReader { Color.clear.preference(key: OwnPlaceKey.self, value: $0.frame(in: .global).midY) })
                .onPreferenceChange(OwnPlaceKey.self) { height = 20 + ($0 * 7).truncatingRemainder(dividingBy: 13) }
        }
    }

    @Test(
        "P-38 frame.loop-report a row whose height follows from its own place ends the frame, and the report names the row",
        arguments: Container.allCases)
    func looping(_ kind: Container) {
        let host = host { Page(kind: kind, ids: Array(0..<30)) { _ in LoopingRow() } }
        // The observer that feeds on itself is stopped, so that the frame has an end.
        let report = host.reports.first { $0.suppressedActions > 0 }
        #expect(report != nil)
        #expect((report?.cycles ?? 9) <= 8)
        #expect(host.warnings.filter { $0.contains("OwnPlaceKey in LoopingRow") }.count == 1, "\(host.warnings)")
        host.wheel(50)
        #expect(host.y > 0 && host.report.cycles <= 8)
        host.settle(limit: 1)
        #expect(host.report.settled)
    }

    struct AskingRow: View {
        let id: Int
        let proxy: ScrollViewProxy
        let asks: (Int) -> Int?
        var body: some View {
            Text(verbatim: "Row \(id)").frame(width: 300, height: 40).onAppear {
                if let wish = asks(id) { proxy.scrollTo(wish, anchor: .top) }
            }
        }
    }

    func asking(_ asks: @escaping (Int) -> Int?) -> TestHost {
        host {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { AskingRow(id: $0, proxy: proxy, asks: asks) } }
                }
            }
        }
    }

    @Test("S-35 S-34 bad.appear a row of a lazy stack that scrolls elsewhere when it appears does so in that frame") func askOnAppear() {
        let host = asking { $0 == 12 ? 500 : nil }
        host.wheel(100)
        #expect(host.frame(ofText: "Row 500")?.midY == 20)
        host.settle()
        #expect(host.frame(ofText: "Row 500")?.midY == 20)
    }

    @Test("bad.appear frame.settle-limit rows that each lead to the next when they appear come to an end") func askForever() {
        var count = 0
        let host = asking {
            count += 1; return ($0 + 20) % 1000
        }
        #expect(host.report.cycles <= 8)
        host.settle(limit: 1)
        #expect(host.time < 2)
        #expect(host.y.isFinite && host.y >= 0)
    }

    @Test("S-33 bad.body a wish from a row's body is reported, and carried out once the update is through", arguments: [true, false])
    func askInBody(_ isLazy: Bool) {
        struct Row: View {
            let id: Int
            let proxy: ScrollViewProxy
            var body: some View {
                let _ = id == 5 ? proxy.scrollTo(90, anchor: .top) : ()
                Text(verbatim: "Row \(id)").frame(width: 300, height: 40)
            }
        }
        let box = ProxyBox()
        let host = host {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(id: $0, proxy: proxy) } }
                    } else {
                        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(id: $0, proxy: proxy) } }
                    }
                }
            }
        }
        host.settle()
        #expect(host.y == 3600)
        #expect(host.warnings.filter { $0.contains("scrollTo") }.count == 1, "\(host.warnings)")
        box.proxy.scrollTo(50, anchor: .top)
        host.settle()
        #expect(host.y == 2000)
    }

    @Test("S-39 S-36 an animated scroll to a far row of a lazy stack is stopped by a finger, and dragged on from there") func interrupted()
    {
        let box = ProxyBox()
        let host = host {
            Page(kind: .lazyStack, ids: Array(0..<5000), box: box) { Text(verbatim: "Row \($0)").frame(height: CGFloat(30 + $0 % 3 * 11)) }
        }
        withAnimation(.linear(duration: 1)) { box.proxy.scrollTo(4000, anchor: .top) }
        host.frame()
        host.advance(by: 0.4)
        #expect(host.scrollView.phase == .animating)
        host.touchDown(at: CGPoint(x: 150, y: 200))
        let stopped = host.texts
        #expect(!stopped.isEmpty)
        host.step()
        #expect(host.texts == stopped)
        host.touchMove(to: CGPoint(x: 150, y: 188))
        host.step()
        host.touchMove(to: CGPoint(x: 150, y: 168))
        #expect(host.scrollView.phase == .interacting)
        let moved = host.frame(ofText: stopped[3].string)?.minY ?? -1
        #expect(near(moved, stopped[3].frame.minY - 20, 1e-4))
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 150, y: 168))
        host.settle()
        #expect(host.scrollView.phase == .idle)
        #expect(near(host.frame(ofText: stopped[3].string)?.minY ?? -1, moved, 1e-4))
    }
}
