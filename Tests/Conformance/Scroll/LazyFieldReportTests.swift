import ScrollworkTesting
import SwiftUI
import Testing

/// Field reports about lazy rows: keyboards, cost, and places that are restored.
@MainActor struct LazyFieldReportTests {
    static func height(_ id: Int) -> CGFloat { CGFloat(31 + abs(id &* 37) % 53) }

    struct Chat: View {
        let steers: Bool
        let remote: Remote
        @State private var id: Int?
        @State private var text = "field"
        var body: some View {
            Group {
                if steers { page.scrollPosition(id: $id) } else { page }
            }
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom, spacing: 0) { TextField("", text: $text).frame(height: 40) }
            .remote(remote, "middle") { id = 100 }
        }
        private var page: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { id in
                        Text(verbatim: "Row \(id)").frame(width: 300, height: LazyFieldReportTests.height(id))
                    }
                }
                .scrollTargetLayout()
            }
        }
    }

    func chat(steers: Bool, remote: Remote = Remote()) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 600), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)) {
            Chat(steers: steers, remote: remote)
        }
    }

    /// Where the last row ends.
    func end(_ host: TestHost) -> CGFloat { host.frame(ofText: "Row 199").map { $0.midY + Self.height(199) / 2 } ?? -1 }

    /// How far the rows that show before and after each following frame have moved at most.
    func drift(_ host: TestHost, _ act: () -> Void) -> CGFloat {
        let before = Dictionary(host.texts.map { ($0.string, $0.frame.minY) }, uniquingKeysWith: { a, _ in a })
        var most: CGFloat = 0
        act()
        for _ in 0..<40 {
            for text in host.texts where text.string.hasPrefix("Row") {
                if let old = before[text.string] { most = max(most, abs(text.frame.minY - old)) }
            }
            host.step()
        }
        return most
    }

    @Test(
        "U-52 S-75 S-62 the keyboard opens and closes under a chat that is read half way: no row drifts; the binding goes before the anchor"
    )
    func keyboard() {
        let remote = Remote()
        let host = chat(steers: true, remote: remote)
        #expect(near(end(host), 526, 1e-5))
        host.run(remote["middle"])
        host.wheel(-13)
        host.settle()
        #expect(drift(host) { host.tap("field") } < 1e-5)
        #expect(host.hasFocus && host.scrollView.geometry.contentInsets.bottom > 300)
        #expect(drift(host) { host.type("\n") } < 1e-5)
        // At the very end the anchor would follow the edge up; the row that the binding names does not let it.
        host.wheel(99_999)
        host.settle()
        #expect(near(end(host), 526, 1e-5))
        #expect(drift(host) { host.tap("field") } < 1e-5)
    }

    @Test("U-52 S-62 without a binding a chat that is at its end stays there when the keyboard opens") func keyboardAtEnd() {
        let host = chat(steers: false)
        host.wheel(-300)
        host.wheel(99_999)
        host.settle()
        host.tap("field")
        host.settle()
        #expect(near(end(host), 600 - host.scrollView.geometry.contentInsets.bottom, 1e-5))
        #expect(host.hasFocus && end(host) < 300)
        host.type("\n")
        host.settle()
        #expect(near(end(host), 526, 1e-5))
    }

    struct Row: View {
        let id: Int
        let log: Log
        var body: some View {
            let _ = log.note("body")
            Text(verbatim: "Row \(id)").frame(width: 300, height: 40)
        }
    }

    struct Feed: View {
        let log: Log
        let phases: Recording<ScrollPhase>
        let offsets: Recording<CGFloat>
        @State private var position = ScrollPosition(idType: Int.self)
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Row(id: $0, log: log) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition($position)
            .onScrollPhaseChange { phases.add($1) }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offsets.add($1) }
        }
    }

    @Test(
        "U-58 S-112 S-91 perf.scroll.offset a fling by one page over 100,000 rows: paging, phases, offsets, and a body for each row that comes"
    )
    func cost() {
        let (log, phases, offsets) = (Log(), Recording<ScrollPhase>(), Recording<CGFloat>())
        let host = host { Feed(log: log, phases: phases, offsets: offsets) }
        #expect(log.take().count == 10)
        _ = phases.take()
        _ = offsets.take()
        for page in 1...5 {
            let made = host.reports.count
            host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
            host.settle()
            #expect(host.y == CGFloat(400 * page))
            #expect(host.strings == (page * 10..<page * 10 + 10).map { "Row \($0)" })
            #expect(phases.take() == [.tracking, .interacting, .decelerating, .idle])
            let told = offsets.take()
            #expect(told.last == host.y && zip(told, told.dropFirst()).allSatisfy { $0 < $1 })
            // The page's ten rows, and the eleventh while two pages are in sight; each once.
            #expect(log.take().count == 10)
            for report in host.reports[made...] {
                #expect(report.rowsAlive <= 33)
                #expect(report.measures <= 3 * report.rowsRealised)
                #expect(report.bodyNames.keys.allSatisfy { $0 == "Row" })
            }
        }
    }

    // MARK: Opening, stepping, prepending

    /// A row that learns its height when it has appeared, some only later.
    struct Late: View {
        let id: Int
        @State private var height: CGFloat = 30
        var body: some View {
            Text(verbatim: "Row \(id)").frame(width: 300, height: height)
                .onAppear { if id % 3 != 0 { height = LazyFieldReportTests.height(id) } }
                .task(id: id) {
                    guard id % 3 == 0 else { return }
                    try? await Task.sleep(nanoseconds: 50_000_000 * UInt64(1 + id % 5))
                    height = LazyFieldReportTests.height(id)
                }
        }
    }

    @Test(
        "U-53 S-61 S-62 S-64 a chat of late rows that opens at its end is there in the first frame and in all that follow",
        arguments: [true, false])
    func opensAtEnd(_ isBound: Bool) {
        struct Page: View {
            let isBound: Bool
            @State private var id: Int?
            var body: some View {
                if isBound { page.scrollPosition(id: $id) } else { page }
            }
            private var page: some View {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Late(id: $0) } }.scrollTargetLayout() }
                    .defaultScrollAnchor(.bottom)
            }
        }
        let host = host { Page(isBound: isBound) }
        for frame in 0..<60 {
            #expect(near(host.y, host.scrollView.maximumOffset.y, 1e-5), "frame \(frame)")
            #expect(host.strings.last == "Row 499", "frame \(frame)")
            host.step()
        }
        #expect(near(host.frame(ofText: "Row 499").map { $0.midY + Self.height(499) / 2 } ?? -1, 400, 1e-4))
    }

    struct Cards: View {
        @State private var id: Int? = 0
        @State private var shown = 0
        let log: Recording<Int>
        let isLazy: Bool
        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    if isLazy {
                        LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
                    } else {
                        HStack(spacing: 10) { cards }.scrollTargetLayout()
                    }
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $id, anchor: .leading)
                .frame(height: 200)
                Text("chosen \(id ?? -1)")
                Button("next") { withAnimation(.linear(duration: 0.2)) { id = (id ?? 0) + 1 } }
                Button("back") { withAnimation(.linear(duration: 0.2)) { id = (id ?? 0) - 1 } }
            }
            .onChange(of: id) { log.add($1 ?? -1) }
        }
        private var cards: some View {
            ForEach(0..<40, id: \.self) { Text(verbatim: "card \($0)").frame(width: 110, height: 100) }
        }
    }

    @Test(
        "U-49 S-114 S-73 buttons that step through a snapping strip: each lands on its card, and the selection is never written back",
        arguments: [true, false])
    func buttons(_ isLazy: Bool) {
        let log = Recording<Int>()
        let host = host { Cards(log: log, isLazy: isLazy) }
        for step in 1...6 {
            host.tap("next")
            host.settle()
            #expect(log.take() == [step])
            #expect(host.scrollView.offset.x == CGFloat(120 * step))
            #expect(host.strings.contains("chosen \(step)"))
        }
        // Faster than the animation.
        host.tap("next")
        host.advance(by: 0.05)
        host.tap("next")
        host.settle()
        #expect(log.take() == [7, 8])
        #expect(host.scrollView.offset.x == 960)
        // By hand to another card: the buttons go on from there.
        let card = host.frame(ofText: "card 8")!.midY
        host.drag(from: CGPoint(x: 50, y: card), to: CGPoint(x: 190, y: card))
        host.settle()
        let chosen = log.take().last ?? -1
        #expect(host.scrollView.offset.x == CGFloat(120 * chosen) && chosen < 8)
        host.tap("back")
        host.settle()
        #expect(log.take() == [chosen - 1])
        #expect(host.scrollView.offset.x == CGFloat(120 * (chosen - 1)))
    }

    @Test("U-70 S-75 at the very start of a lazy feed, with its first row named, rows that come in before it move nothing")
    func firstRow() {
        let ids = Model(Array(0..<400))
        struct Page: View {
            @ObservedObject var ids: Model<[Int]>
            @State private var id: Int? = 0
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(ids.value, id: \.self) { id in
                            Text(verbatim: "Row \(id)").frame(width: 300, height: LazyFieldReportTests.height(id))
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
            }
        }
        let host = host { Page(ids: ids) }
        let shown = host.texts
        for batch in 1...5 {
            ids.value.insert(contentsOf: -40 * batch..<(-40 * (batch - 1)), at: 0)
            host.frame()
            #expect(host.texts.map(\.string) == shown.map(\.string))
            #expect(zip(host.texts, shown).allSatisfy { near($0.frame.minY, $1.frame.minY, 1e-5) })
        }
        #expect(host.y > 5000)
    }

    // MARK: Restoring

    /// Which row was at the top, and by how much of it was hidden: what an app would store.
    struct Saved: Codable, Equatable {
        var id: Int
        var inside: CGFloat
    }

    func saved(_ host: TestHost) -> Saved {
        let first = host.texts.first { Self.height(Int($0.string.dropFirst(4))!) / 2 + $0.frame.midY > 0 }!
        let id = Int(first.string.dropFirst(4))!
        return Saved(id: id, inside: Self.height(id) / 2 - first.frame.midY)
    }

    struct Restored: View {
        let ids: [Int]
        @State var position: ScrollPosition
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(ids, id: \.self) { id in
                        Text(verbatim: "Row \(id)").frame(width: 300, height: LazyFieldReportTests.height(id))
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
        }
    }

    /// A position at which `inside` points of the row are above the visible area of 400: S-20 solved for the anchor.
    func position(_ saved: Saved) -> ScrollPosition {
        ScrollPosition(id: saved.id, anchor: UnitPoint(x: 0, y: saved.inside / (Self.height(saved.id) - 400)))
    }

    @Test("U-62 S-81 S-20 a row and the part of it that was hidden come back in a new tree over other data, in the first frame")
    func restore() {
        var random = ScriptRandom(seed: 62)
        for _ in 0..<20 {
            let first = host { Restored(ids: Array(0..<3000), position: ScrollPosition()) }
            first.rest(at: CGFloat(random.below(1_000_000)) / 10)
            let place = saved(first)
            let shown = first.texts
            // Others came before it, between the others and after it; many went.
            let data = Array(-1000..<0) + (0..<3000).filter { abs($0 - place.id) < 30 || $0 % 3 == 0 } + Array(3000..<4000)
            let second = host { Restored(ids: data, position: position(place)) }
            #expect(zip(second.texts, shown).allSatisfy { $0.string == $1.string && near($0.frame.minY, $1.frame.minY, 0.25) })
            second.settle()
            #expect(near(saved(second).inside, place.inside, 0.25) && saved(second).id == place.id)
            first.close()
            second.close()
        }
    }

    struct Held: View {
        @ObservedObject var ids: Model<[Int]>
        let isLazy: Bool
        @State private var id: Int?
        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $id)
        }
        private var rows: some View {
            ForEach(ids.value, id: \.self) { id in
                Text(verbatim: "Row \(id)").frame(width: 300, height: LazyFieldReportTests.height(id))
            }
        }
    }

    @Test(
        "U-62 S-75 scroll.anchor.survivor where the held row goes, the nearest one in sight that is left keeps its place",
        arguments: [true, false])
    func survivor(_ isLazy: Bool) {
        let ids = Model(Array(0..<400))
        let host = host { Held(ids: ids, isLazy: isLazy) }
        host.rest(at: 9000)
        let shown = host.texts
        let top = saved(host).id
        // The row at the top and everything before it, but twenty rows.
        ids.value = Array(0..<20) + Array(top + 2..<400)
        host.frame()
        let left = shown.filter { Int($0.string.dropFirst(4))! >= top + 2 }
        #expect(left.count > 3)
        for text in left { #expect(near(host.frame(ofText: text.string)?.minY ?? -1, text.frame.minY, 1e-5), "\(text.string)") }
        // Then all of those that came into sight before them, and more of them, while a hundred come.
        let second = host.texts.filter { Int($0.string.dropFirst(4))! >= top + 5 }
        #expect(second.count > 1)
        ids.value = Array(-1000..<(-900)) + Array(top + 5..<400)
        host.frame()
        for text in second { #expect(near(host.frame(ofText: text.string)?.minY ?? -1, text.frame.minY, 1e-5), "\(text.string)") }
        // All that was in sight: the offset stays.
        ids.value = Array(-1000..<20)
        #expect(host.settle())
        #expect(host.y >= 0 && host.y <= host.scrollView.maximumOffset.y)
        #expect(!host.strings.isEmpty)
    }
}
