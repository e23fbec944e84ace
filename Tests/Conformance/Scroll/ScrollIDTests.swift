import ScrollworkTesting
import SwiftUI
import Testing

/// Section 6: scrollPosition(id:) and holding a row.
@MainActor struct ScrollIDTests {
    /// What the page shows.
    struct Content: Equatable {
        var ids = Array(0..<100)
        var height: CGFloat = 44
        var isMarked = true
    }

    struct Page: View {
        @ObservedObject var content: Model<Content>
        @State var id: Int?
        var anchor: UnitPoint?
        let log: Recording<Int?>
        let remote: Remote
        var written: Int? = 20
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(content.value.ids, id: \.self) { id in
                            Text("Row \(id)").frame(maxWidth: .infinity, minHeight: content.value.height, maxHeight: content.value.height)
                        }
                    }
                    .scrollTargetLayout(isEnabled: content.value.isMarked)
                }
                .scrollPosition(id: $id, anchor: anchor)
                .onChange(of: id) { log.add($1) }
                .remote(remote, "write") { id = written }
                .remote(remote, "write to centre") {
                    var transaction = Transaction()
                    transaction.scrollTargetAnchor = .center
                    withTransaction(transaction) { id = written }
                }
                .remote(remote, "proxy") { proxy.scrollTo(5, anchor: .top) }
            }
        }
    }

    @MainActor struct Bench {
        let host: TestHost
        let content: Model<Content>
        let log: Recording<Int?>
        let remote: Remote
        func top(_ id: Int) -> CGFloat? { host.frame(ofText: "Row \(id)")?.midY }
    }

    func bench(_ content: Content = Content(), id: Int? = nil, anchor: UnitPoint? = nil, written: Int? = 20) -> Bench {
        let model = Model(content)
        let log = Recording<Int?>()
        let remote = Remote()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Page(content: model, id: id, anchor: anchor, log: log, remote: remote, written: written)
        }
        return Bench(host: host, content: model, log: log, remote: remote)
    }

    @Test("S-71 S-72 S-70 the binding has the row at the top, also when it is cut; only changes are written") func reading() {
        let bench = bench()
        bench.host.wheel(440)
        #expect(bench.log.take() == [10])
        bench.host.wheel(10)
        #expect(bench.log.take() == [])
        bench.host.wheel(34)
        #expect(bench.log.take() == [11])
        bench.host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        bench.host.settle()
        #expect(bench.log.entries == [12, 13])
        // The slop before the recognition is swallowed.
        #expect(near(bench.host.y, 484 + 88.889, 0.001))
    }

    @Test("S-70 U-53 without a marked layout the binding stays nil, and a nil binding does nothing") func unmarked() {
        let bench = bench(Content(isMarked: false))
        bench.host.wheel(440)
        bench.host.settle()
        #expect(bench.log.entries.isEmpty)
        #expect(bench.host.y == 440)
        bench.content.value.ids = Array(50..<150)
        bench.host.settle()
        #expect(bench.host.y == 440)
    }

    @Test("S-71 M-010 M-011 a proxy's scroll leaves the binding alone") func proxy() {
        for anchor in [nil, UnitPoint.center] {
            let bench = bench(anchor: anchor)
            bench.host.run(bench.remote["write"])
            #expect(bench.log.take() == [20])
            bench.host.run(bench.remote["proxy"])
            #expect(bench.host.y == 220)
            bench.host.settle()
            #expect(bench.log.entries.isEmpty)
        }
    }

    @Test("S-73 S-21 U-44 writing scrolls by the least, with the modifier's anchor, or with the transaction's") func writing() {
        let least = bench()
        least.host.run(least.remote["write"])
        #expect(least.host.y == 524)
        least.host.run(least.remote["proxy"])
        let top = bench(anchor: .top)
        top.host.run(top.remote["write"])
        #expect(top.host.y == 880)
        let centre = bench(anchor: .top)
        centre.host.run(centre.remote["write to centre"])
        #expect(centre.host.y == 702)
        let visible = bench(written: 3)
        visible.host.run(visible.remote["write"])
        #expect(visible.host.y == 0)
    }

    @Test("M-009 S-73 row 20 of 20 in 219 ends at the bottom edge: offset 201") func measuredWrite() {
        let remote = Remote()
        struct Scene: View {
            @State var id: Int? = 10
            let remote: Remote
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.red.frame(width: 120, height: 20) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .remote(remote, "20") { id = 20 }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 219), profile: .iOS.applyingFirstScrollID(false)) { Scene(remote: remote) }
        #expect(host.y == 0)
        host.run(remote["20"])
        #expect(host.y == 201)
    }

    @Test("M-006 M-007 S-81 on Apple's side of the switch a first id is not applied and stays; on ours the first frame shows it")
    func first() {
        for (applies, anchor, expected) in [
            (false, nil, 0), (false, .center, 0), (true, nil, 84), (true, .top, 440),
        ] as [(Bool, UnitPoint?, CGFloat)] {
            let log = Recording<Int?>()
            let host = TestHost(size: CGSize(width: 300, height: 400), profile: .iOS.applyingFirstScrollID(applies)) {
                Page(content: Model(Content()), id: 10, anchor: anchor, log: log, remote: Remote())
            }
            #expect(host.y == expected)
            host.settle()
            #expect(host.y == expected)
            #expect(log.entries.isEmpty)
        }
    }

    @Test("S-74 U-53 writing nil scrolls nowhere") func writingNil() {
        let bench = bench(written: nil)
        bench.host.wheel(450)
        bench.host.settle()
        bench.host.run(bench.remote["write"])
        bench.host.settle()
        #expect(bench.host.y == 450)
    }

    @Test("S-75 U-61 U-65 1,000 rows prepended above the reader: the row stays, the binding is not written") func prepending() {
        let bench = bench()
        bench.host.rest(at: 450)
        _ = bench.log.take()
        let before = bench.top(10)
        bench.content.value.ids = Array(-1000..<100)
        bench.host.frame()
        #expect(bench.top(10) == before)
        #expect(bench.host.y == 44_450)
        bench.host.settle()
        #expect(bench.top(10) == before)
        #expect(bench.log.entries.isEmpty)
        #expect(bench.host.scrollView.cause == "anchor")
    }

    @Test("S-75 U-70 at the very start, with the first row identified, prepending keeps it too") func atTheStart() {
        let bench = bench(id: 0)
        #expect(bench.host.y == 0)
        let before = bench.top(0)
        bench.content.value.ids = Array(-40..<100)
        bench.host.settle()
        #expect(bench.top(0) == before)
        #expect(bench.host.y == 1760)
    }

    @Test("S-75 rows above removed, reordered, or made larger: the row stays") func otherChanges() {
        let bench = bench()
        bench.host.rest(at: 890)
        let before = bench.top(20)
        bench.content.value.ids = Array(8..<100)
        bench.host.settle()
        #expect(bench.top(20) == before)
        bench.content.value.ids = [20] + (8..<20) + (21..<100)
        bench.host.settle()
        #expect(bench.top(20) == before)
        #expect(bench.host.y == 10)
        bench.content.value.ids = Array(0..<100)
        bench.content.value.height = 50
        bench.host.settle()
        #expect(bench.host.y == 1010)
    }

    @Test("S-75 U-67 the row stays in the same relative place when the window is resized") func resizing() {
        let bench = bench(anchor: .center, written: 30)
        bench.host.run(bench.remote["write"])
        #expect(bench.top(30) == 200)
        bench.host.resize(to: CGSize(width: 300, height: 700))
        #expect(bench.top(30) == 350)
        bench.host.resize(to: CGSize(width: 700, height: 300))
        #expect(bench.top(30) == 150)
    }

    @Test("S-76 U-61 prepended in the middle of a drag: nothing moves, and the finger goes on from there") func whileDragging() {
        let bench = bench()
        bench.host.rest(at: 450)
        bench.host.hold(300, 280, 260)
        let offset = bench.host.y
        let row = Int(offset / 44)
        let before = bench.top(row)
        bench.content.value.ids = Array(-1000..<100)
        bench.host.frame()
        #expect(bench.top(row) == before)
        #expect(bench.host.y == offset + 44_000)
        bench.host.pull(to: 250)
        #expect(bench.host.y == offset + 44_010)
        bench.host.lift(at: 250)
        bench.host.settle()
    }

    @Test("S-75 S-76 U-65 1,000 rows prepended in 100 tries at any place, at rest and under a finger: the row moves 0.0") func anyPlace() {
        var random = UInt64(20_261_130)
        func next(_ limit: CGFloat) -> CGFloat {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (CGFloat(random >> 33) / CGFloat(UInt64(1) << 31) * limit * 10).rounded() / 10
        }
        let bench = bench()
        for attempt in 0..<100 {
            bench.content.value.ids = Array(0..<100)
            bench.host.settle()
            bench.host.rest(at: next(3900) + 50)
            let isHeld = attempt % 2 == 1
            if isHeld { bench.host.hold(200, 188, 188 - next(100), 188 + next(100)) }
            let shown = bench.host.texts
            let offset = bench.host.y
            bench.content.value.ids = Array(-1000..<100)
            bench.host.frame()
            let now = bench.host.texts
            #expect(now.map(\.string) == shown.map(\.string))
            #expect(zip(now, shown).allSatisfy { near($0.frame.minY, $1.frame.minY, 1e-6) })
            #expect(near(bench.host.y, offset + 44_000, 1e-5))
            if isHeld { bench.host.touchCancel() }
            bench.host.settle()
        }
    }

    @Test("S-76 prepended while it decelerates: the row stays and the momentum goes on") func whileDecelerating() {
        let bench = bench()
        bench.host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        bench.host.step()
        bench.host.step()
        let (offset, velocity) = (bench.host.y, bench.host.scrollView.velocity.dy)
        bench.content.value.ids = Array(-50..<100)
        bench.host.frame()
        #expect(near(bench.host.y, offset + 2200, 0.001))
        #expect(bench.host.scrollView.phase == .decelerating)
        bench.host.step()
        #expect(bench.host.scrollView.velocity.dy < velocity && bench.host.scrollView.velocity.dy > velocity * 0.9)
        #expect(bench.host.y > offset + 2200)
    }

    @Test("S-75 S-77 prepended during an animated wish: no jump, and the end is the row that was asked for") func whileAnimating() {
        let content = Model(Content())
        struct Animated: View {
            @ObservedObject var content: Model<Content>
            @State var position = ScrollPosition(idType: Int.self)
            let remote: Remote
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(content.value.ids, id: \.self) {
                            Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position)
                .remote(remote, "go") { withAnimation(.linear(duration: 1)) { position.scrollTo(id: 40, anchor: .top) } }
            }
        }
        let remote = Remote()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Animated(content: content, remote: remote) }
        host.run(remote["go"])
        host.advance(by: 0.5)
        #expect(near(host.y, 880, 0.001))
        content.value.ids = Array(-10..<100)
        host.frame()
        #expect(near(host.y, 1320, 0.001))
        host.advance(by: 0.25)
        #expect(near(host.y, 1320 + 440, 0.001))
        host.settle()
        #expect(host.y == 2200)
    }

    @Test("U-13 an explicit id inside ForEach that equals the data's still updates the binding; one of another type does no harm")
    func explicitIDs() {
        struct Scene: View {
            @State var id: Int?
            let log: Recording<Int?>
            let explicit: (Int) -> AnyHashable
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Color.red.frame(width: 100, height: 44).id(explicit($0)) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .onChange(of: id) { log.add($1) }
            }
        }
        for explicit in [{ AnyHashable($0) }, { AnyHashable("row \($0)") }] as [(Int) -> AnyHashable] {
            let log = Recording<Int?>()
            let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log, explicit: explicit) }
            host.wheel(440)
            host.settle()
            #expect(log.entries == [10])
        }
    }

    @Test("U-59 rows of different heights: the id is that of the true top row at every offset") func uneven() {
        struct Scene: View {
            @State var id: Int?
            let log: Recording<Int?>
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Color.red.frame(width: 100, height: CGFloat(10 + $0 % 7 * 20)) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .onChange(of: id) { log.add($1) }
            }
        }
        let log = Recording<Int?>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log) }
        var last: Int? = nil
        for _ in 0..<200 {
            host.wheel(13)
            var end: CGFloat = 0
            let row = (0..<100).first { index in
                end += CGFloat(10 + index % 7 * 20)
                return end > host.y
            }
            if let new = log.take().last { last = new }
            #expect(last == row)
        }
        #expect(host.y == 2600)
    }

    @Test("U-49 a written binding is not written back while the animation to it runs") func noPingPong() {
        let bench = bench(anchor: .top)
        withAnimation(.linear(duration: 1)) { bench.remote["write"]() }
        bench.host.frame()
        bench.host.settle()
        #expect(bench.host.y == 880)
        #expect(bench.log.entries == [20])
    }

    @Test("U-91 any number of bindings and observers on one scroll view") func many() {
        struct Scene: View {
            @State var id: Int?
            @State var position = ScrollPosition(idType: Int.self)
            let log: Recording<String>
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 100, height: 44) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .scrollPosition($position)
                .onChange(of: id) { log.add("id \($1 ?? -1)") }
                .onChange(of: position) { log.add("position \($1.viewID(type: Int.self) ?? -1)") }
                .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 0 }) { log.add("moved \($1)") }
            }
        }
        let log = Recording<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log) }
        _ = log.take()
        host.wheel(440)
        host.settle()
        #expect(Set(log.entries) == ["id 10", "position 10", "moved true"])
    }

    @Test("S-71 U-77 right-to-left: a horizontal strip counts from its leading edge") func rightToLeft() {
        struct Scene: View {
            @State var id: Int?
            let log: Recording<Int?>
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("\($0)").frame(width: 100, height: 40) } }.scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .environment(\.layoutDirection, .rightToLeft)
                .onChange(of: id) { log.add($1) }
            }
        }
        let log = Recording<Int?>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(log: log) }
        #expect(host.scrollView.offset.x == 0)
        host.wheel(at: host.middle, by: CGPoint(x: -250, y: 0))
        host.settle()
        #expect(host.scrollView.offset.x == 250)
        #expect(log.entries == [2])
    }
}
