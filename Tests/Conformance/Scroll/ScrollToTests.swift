import ScrollworkTesting
import SwiftUI
import Testing

/// Section 3: ScrollViewReader.scrollTo without animation.
@MainActor struct ScrollToTests {
    /// A reader around one scroll view of `content`, 300x400.
    func reader<Content: View>(_ axes: Axis.Set = .vertical, @ViewBuilder _ content: @escaping () -> Content) -> (
        host: TestHost, box: ProxyBox
    ) {
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView(axes) { content() }
            }
        }
        return (host, box)
    }

    /// 50 rows of 44: row 20 begins at 880, the range ends at 1800.
    var rows: (host: TestHost, box: ProxyBox) { reader { Rows(height: 44) } }

    @Test(
        "S-20 row at 880, 44 high, in 400: top 880, centre 702, bottom 524",
        arguments: [(UnitPoint.top, 880 as CGFloat), (.center, 702), (.bottom, 524)])
    func anchors(_ anchor: UnitPoint, _ expected: CGFloat) {
        let (host, box) = rows
        box.proxy.scrollTo(20, anchor: anchor)
        host.settle()
        #expect(host.y == expected)
        #expect(host.scrollView.phase == .idle)
    }

    @Test("S-20 M-014 from offset 120 scrollTo(3, top) in rows of 20 → 60") func fromBelow() {
        let (host, box) = reader { Rows(count: 20, height: 20).frame(width: 120) }
        _ = host
        host.resize(to: CGSize(width: 300, height: 200))
        host.rest(at: 120)
        box.proxy.scrollTo(3, anchor: .top)
        host.settle()
        #expect(host.y == 60)
    }

    @Test("S-21 M-013 M-015 no anchor: least movement; row 15 below → 120, row 0 above → 0") func least() {
        let (host, box) = reader { Rows(count: 20, height: 20).frame(width: 120) }
        host.resize(to: CGSize(width: 300, height: 200))
        box.proxy.scrollTo(15)
        host.settle()
        #expect(host.y == 120)
        host.rest(at: 110)
        box.proxy.scrollTo(0)
        host.settle()
        #expect(host.y == 0)
    }

    @Test("S-21 no anchor and wholly visible: nothing moves, nothing is reported") func visible() {
        let log = Recording<CGFloat>()
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView { Rows(height: 44) }.onScrollGeometryChange(
                    for: CGFloat.self, of: { $0.contentOffset.y }, action: { log.add($1) })
            }
        }
        host.rest(at: 100)
        _ = log.take()
        // Row 3 is 132…176.
        box.proxy.scrollTo(3)
        host.settle()
        #expect(host.y == 100)
        #expect(log.entries == [])
    }

    @Test("S-22 no anchor and larger than the viewport: covering stays, below aligns its top, above its bottom") func largeTarget() {
        let (host, box) = reader {
            VStack(spacing: 0) {
                Color.red.frame(width: 300, height: 500)
                Color.blue.frame(width: 300, height: 600).id("big")
                Color.red.frame(width: 300, height: 900)
            }
        }
        box.proxy.scrollTo("big")
        host.settle()
        #expect(host.y == 500)
        host.rest(at: 600)
        box.proxy.scrollTo("big")
        host.settle()
        #expect(host.y == 600)
        host.rest(at: 1500)
        box.proxy.scrollTo("big")
        host.settle()
        #expect(host.y == 700)
    }

    @Test("S-23 A-21 clamped: the last row to the top → the end, the first to the bottom → the start") func clamped() {
        let (host, box) = rows
        box.proxy.scrollTo(49, anchor: .top)
        host.settle()
        #expect(host.y == 1800)
        box.proxy.scrollTo(0, anchor: .bottom)
        host.settle()
        #expect(host.y == 0)
        box.proxy.scrollTo(49, anchor: .center)
        host.settle()
        #expect(host.y == 1800)
    }

    @Test("S-24 anchors outside of 0…1 are used as they are: −0.375 of 400 → 150, 0.125 → 0") func outside() {
        let (host, box) = reader {
            VStack(spacing: 0) {
                Color.clear.frame(width: 300, height: 0).id("top")
                Color.red.frame(width: 300, height: 2000)
            }
        }
        box.proxy.scrollTo("top", anchor: UnitPoint(x: 0, y: -0.375))
        host.settle()
        #expect(host.y == 150)
        box.proxy.scrollTo("top", anchor: UnitPoint(x: 0, y: 0.125))
        host.settle()
        #expect(host.y == 0)
        box.proxy.scrollTo("top", anchor: UnitPoint(x: 0, y: -99))
        host.settle()
        #expect(host.y == 1600)
    }

    @Test("S-25 non-finite anchors leave the axis alone", arguments: [CGFloat.nan, .infinity, -.infinity]) func nonFinite(_ value: CGFloat)
    {
        let (host, box) = rows
        host.rest(at: 300)
        box.proxy.scrollTo(20, anchor: UnitPoint(x: .nan, y: value))
        host.settle()
        #expect(host.y == 300)
        #expect(host.scrollView.offset.x == 0)
        #expect(host.warnings.contains { $0.contains("not a finite number") })
    }

    @Test("S-26 only scrolling axes move: a vertical scroll view ignores a.x") func otherAxis() {
        let (host, box) = rows
        box.proxy.scrollTo(20, anchor: UnitPoint(x: -3, y: 0))
        host.settle()
        #expect(host.scrollView.offset == CGPoint(x: 0, y: 880))
    }

    @Test("S-26 a two-axis scroll view moves on both") func bothAxes() {
        let (host, box) = reader([.horizontal, .vertical]) {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { y in
                    HStack(spacing: 0) { ForEach(0..<20, id: \.self) { x in Color.red.frame(width: 100, height: 100).id([x, y]) } }
                }
            }
        }
        box.proxy.scrollTo([5, 7], anchor: .topLeading)
        host.settle()
        #expect(host.scrollView.offset == CGPoint(x: 500, y: 700))
        box.proxy.scrollTo([5, 7], anchor: .bottomTrailing)
        host.settle()
        #expect(host.scrollView.offset == CGPoint(x: 300, y: 400))
    }

    @Test("S-27 ids of ForEach and of .id(), equal numbers of other types included") func ids() {
        let (host, box) = reader {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in Color.red.frame(width: 300, height: 100).id("row \(index)") }
                ForEach(20..<30) { _ in Color.red.frame(width: 300, height: 100) }
                Color.blue.frame(width: 300, height: 100).id(Int8(99))
                Color.blue.frame(width: 300, height: 900)
            }
        }
        box.proxy.scrollTo("row 5", anchor: .top)
        host.settle()
        #expect(host.y == 500)
        box.proxy.scrollTo(23, anchor: .top)
        host.settle()
        #expect(host.y == 1300)
        box.proxy.scrollTo(99, anchor: .top)
        host.settle()
        #expect(host.y == 2000)
    }

    @Test("S-28 U-41 an unknown id: no movement, no phase, and a warning that names it") func unknown() {
        let (host, box) = rows
        host.rest(at: 200)
        box.proxy.scrollTo("nowhere", anchor: .top)
        #expect(host.settle())
        #expect(host.y == 200)
        #expect(host.scrollView.phase == .idle)
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("id nowhere") == true)
    }

    @Test("S-29 of two views with one id the first in tree order wins") func duplicates() {
        let (host, box) = reader {
            VStack(spacing: 0) {
                Color.red.frame(width: 300, height: 500)
                Color.blue.frame(width: 300, height: 500).id(1)
                Color.green.frame(width: 300, height: 1000).id(1)
            }
        }
        box.proxy.scrollTo(1, anchor: .top)
        host.settle()
        #expect(host.y == 500)
    }

    @Test("S-30 A-22 of two scroll views the first one that contains the id scrolls") func secondScrollView() {
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                HStack(spacing: 0) {
                    ScrollView { Rows(count: 50) }
                    ScrollView { VStack(spacing: 0) { ForEach(100..<150, id: \.self) { Text("\($0)").frame(height: 40) } } }
                }
            }
        }
        box.proxy.scrollTo(110, anchor: .top)
        host.settle()
        #expect(host.scrollViews.map(\.offset.y) == [0, 400])
        box.proxy.scrollTo(5, anchor: .top)
        host.settle()
        #expect(host.scrollViews.map(\.offset.y) == [200, 400])
    }

    @Test("S-31 A-16 a reader inside the scroll view scrolls the one around it") func readerInside() {
        let box = ProxyBox()
        let host = TestHost.page {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                Rows()
            }
        }
        box.proxy.scrollTo(20, anchor: .top)
        host.settle()
        #expect(host.y == 800)
    }

    @Test("S-32 nested: every scroll view from the target out to the reader moves on its own axis") func nested() {
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 300, height: 900)
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                ForEach(0..<20, id: \.self) { Color.blue.frame(width: 100, height: 100).id("cell \($0)") }
                            }
                        }
                        Color.red.frame(width: 300, height: 900)
                    }
                }
            }
        }
        box.proxy.scrollTo("cell 7", anchor: .topLeading)
        host.settle()
        #expect(host.scrollViews.map(\.offset) == [CGPoint(x: 0, y: 900), CGPoint(x: 700, y: 0)])
    }

    @Test("S-33 a call while the builder runs is reported; from an action it is fine") func inBuilder() {
        struct Careless: View {
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = proxy.scrollTo(20, anchor: .top)
                    ScrollView { Rows() }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Careless() }
        host.settle()
        #expect(host.warnings.contains { $0.contains("scrollTo was called while a view was being evaluated") })
        let (fine, box) = rows
        box.proxy.scrollTo(20)
        fine.settle()
        #expect(fine.warnings == [])
    }

    @Test("S-34 a row that is appended in the same action can be the target") func appended() {
        struct Growing: View {
            @State private var count = 50
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("Add") {
                            count += 10
                            proxy.scrollTo(59, anchor: .bottom)
                        }
                        .frame(height: 40)
                        ScrollView { Rows(count: count) }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 440)) { Growing() }
        #expect(host.tap("Add"))
        #expect(host.y == 2000)
        host.settle()
        #expect(host.frame(ofText: "Row 59")?.midY == 420)
    }

    @Test("S-35 scrollTo in onAppear shows in the first frame") func onAppear() {
        struct Starting: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView { Rows(count: 100) }.onAppear { proxy.scrollTo(50, anchor: .top) }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Starting() }
        #expect(host.y == 2000)
        #expect(host.frame(ofText: "Row 50")?.midY == 20)
        #expect(host.reports.count == 1)
    }

    @Test("S-35 scrollTo before the target exists does nothing, and later updates do not revive it") func tooEarly() {
        let box = ProxyBox()
        let count = Model(0)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView { Showing(model: count) { Rows(count: $0) } }
            }
        }
        box.proxy.scrollTo(20, anchor: .top)
        host.settle()
        #expect(host.y == 0)
        count.value = 50
        host.settle()
        #expect(host.y == 0)
    }

    @Test("S-37 F-78 withAnimation(nil) and disablesAnimations jump") func jumps() {
        let (host, box) = rows
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { box.proxy.scrollTo(20, anchor: .top) }
        host.frame()
        #expect(host.y == 880)
        #expect(host.scrollView.phase == .idle)
        withAnimation(nil) { box.proxy.scrollTo(10, anchor: .top) }
        host.frame()
        #expect(host.y == 440)
    }

    @Test("S-42 of two targets in one turn the last call wins, with one report") func lastWins() {
        let log = Recording<CGFloat>()
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView { Rows(height: 44) }.onScrollGeometryChange(
                    for: CGFloat.self, of: { $0.contentOffset.y }, action: { log.add($1) })
            }
        }
        _ = log.take()
        box.proxy.scrollTo(20, anchor: .top)
        box.proxy.scrollTo(10, anchor: .top)
        host.settle()
        #expect(host.y == 440)
        #expect(log.entries == [440])
        withAnimation(.linear(duration: 1)) {
            box.proxy.scrollTo(0, anchor: .top)
            box.proxy.scrollTo(30, anchor: .top)
        }
        host.settle()
        #expect(host.y == 1320)
    }
}
