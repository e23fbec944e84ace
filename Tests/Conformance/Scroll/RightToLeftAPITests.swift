import ScrollworkTesting
import SwiftUI
import Testing

/// Every call about scrolling from right to left: x, leading and trailing are logical, top and bottom are as ever.
@MainActor struct RightToLeftAPITests {
    /// What is put around the strip.
    typealias Around = (AnyView) -> AnyView

    /// Cells of 100 in a viewport of 300.
    struct Strip: View {
        var count = 20
        var isLazy = false
        var spacing: CGFloat = 0
        var box = ProxyBox()
        var around: Around = { $0 }
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                around(
                    AnyView(
                        ScrollView(.horizontal) {
                            if isLazy {
                                LazyHStack(spacing: spacing) { cells }.scrollTargetLayout()
                            } else {
                                HStack(spacing: spacing) { cells }.scrollTargetLayout()
                            }
                        })
                )
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        private var cells: some View {
            ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(width: 100, height: 400) }
        }
    }

    func strip(
        _ count: Int = 20, isLazy: Bool = false, spacing: CGFloat = 0, profile: PlatformProfile = .iOS, box: ProxyBox = ProxyBox(),
        _ around: @escaping Around = { $0 }
    ) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), profile: profile) {
            Strip(count: count, isLazy: isLazy, spacing: spacing, box: box, around: around)
        }
    }

    func x(_ host: TestHost) -> CGFloat { host.scrollView.offset.x }
    /// The right edge of a cell: where it begins.
    func start(_ host: TestHost, _ cell: Int) -> CGFloat? { host.frame(ofText: "\(cell)").map { $0.midX + 50 } }
    /// A precise wheel that goes on by `delta`, to the left.
    func goOn(_ host: TestHost, _ delta: CGFloat) { host.wheel(at: host.middle, by: CGPoint(x: -delta, y: 0)) }

    @Test("S-03 S-10 S-16 the geometry callback counts offset, bounds and visible rect from the leading side") func geometry() {
        let log = Recording<ScrollGeometry>()
        let host = strip { view in
            AnyView(
                view.contentMargins(.leading, 30, for: .scrollContent)
                    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { log.add($1) })
        }
        let rest = log.take().last!
        #expect(rest.contentOffset.x == -30)
        #expect(rest.contentInsets == EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
        #expect(rest.contentSize.width == 2000)
        #expect(rest.containerSize.width == 270)
        #expect(rest.visibleRect.minX == -30 && rest.visibleRect.width == 300)
        goOn(host, 130)
        let moved = log.take()
        #expect(moved.map(\.contentOffset.x) == [100])
        #expect(moved[0].visibleRect.minX == 100)
        #expect(moved[0].bounds.minX == 100)
        #expect(start(host, 1) == 300)
    }

    @Test("S-03 S-15 a trailing margin lies at the left end: the last cell stops before it") func trailingMargin() {
        let host = strip { AnyView($0.contentMargins(.trailing, 30, for: .scrollContent)) }
        #expect(x(host) == 0)
        #expect(start(host, 0) == 300)
        goOn(host, 9999)
        #expect(x(host) == 1730)
        #expect(start(host, 19) == 130)
    }

    @Test("rtl.insets S-12 L-127 a leading safe area padding is at the right, and so is an inset's view", arguments: [false, true])
    func safeArea(_ isView: Bool) {
        let host = strip { view in
            isView
                ? AnyView(view.safeAreaInset(edge: .leading, spacing: 0) { Text("bar").frame(width: 60) })
                : AnyView(view.safeAreaPadding(.leading, 60))
        }
        #expect(x(host) == -60)
        #expect(start(host, 0) == 240)
        if isView { #expect(host.frame(ofText: "bar")?.midX == 270) }
        goOn(host, 60)
        #expect(start(host, 0) == 300)
        goOn(host, 9999)
        #expect(x(host) == 1700)
    }

    @Test("S-104 S-03 a transition's phase is negative on the leading side, which is the right one") func transition() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { cell in
                        Text(verbatim: "\(cell)").frame(width: 100, height: 400)
                            .scrollTransition(.interactive(timingCurve: .linear).threshold(.visible), axis: .horizontal) {
                                $0.offset(y: 100 * $1.value)
                            }
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        goOn(host, 40)
        #expect((0...2).map { host.frame(ofText: "\($0)")?.midY } == [160, 200, 200])
        goOn(host, 20)
        #expect((1...3).map { host.frame(ofText: "\($0)")?.midY } == [200, 200, 240])
    }

    @Test(
        "S-114 S-03 view alignment stops with a cell at the right edge: from 280 to 330, from 270 to 220",
        arguments: [(280, 330), (270, 220)])
    func aligned(_ place: CGFloat, _ end: CGFloat) {
        let host = strip(spacing: 10) { AnyView($0.scrollTargetBehavior(.viewAligned(limitBehavior: .never))) }
        host.touchDown(at: CGPoint(x: 10, y: 200))
        for stop in [22, 22 + place / 2, 22 + place] {
            host.step()
            host.touchMove(to: CGPoint(x: stop, y: 200))
        }
        #expect(x(host) == place)
        host.advance(by: 0.15)
        host.touchUp(at: CGPoint(x: 22 + place, y: 200))
        host.settle()
        #expect(x(host) == end)
        #expect(start(host, Int(end / 110)) == 300)
    }

    @Test("S-61 S-60 S-03 a first anchor: trailing begins at the left end, leading at the right, the centre in the middle")
    func defaultAnchor() {
        let ends: [(UnitPoint, CGFloat)] = [(.leading, 0), (.center, 850), (.trailing, 1700)]
        for (anchor, end) in ends {
            let host = strip { AnyView($0.defaultScrollAnchor(anchor)) }
            #expect(x(host) == end)
        }
    }

    @Test("S-63 L-126 short content lies at the right; a trailing alignment puts it to the left") func shortContent() {
        #expect(start(strip(1), 0) == 300)
        #expect(start(strip(1) { AnyView($0.defaultScrollAnchor(.trailing, for: .alignment)) }, 0) == 100)
        #expect(start(strip(1) { AnyView($0.defaultScrollAnchor(.center, for: .alignment)) }, 0) == 200)
    }

    @Test("S-62 S-03 a trailing anchor for size changes keeps the left end when cells are added") func sizeChanges() {
        let count = Model(20)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: count) { count in
                Strip(count: count) { AnyView($0.defaultScrollAnchor(.trailing, for: .sizeChanges)) }
            }
        }
        goOn(host, 9999)
        host.settle()
        count.value = 25
        host.settle()
        #expect(x(host) == 2200)
        #expect(start(host, 24) == 100)
    }

    /// Reads the thumb's frame from the text form.
    private func thumb(_ host: TestHost, _ axis: String) -> [CGFloat] {
        guard let line = host.dump(.display).split(separator: "\n").first(where: { $0.contains("\"indicator \(axis)\"") }),
            let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")")
        else { return [] }
        return line[line.index(after: open)..<close].split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
    }

    @Test("rtl.bars F-55 M-029 the vertical bar is at the left; the thumb of the horizontal one begins at the right") func bars() {
        let vertical = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Rows() }.scrollIndicatorsFlash(onAppear: true).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(Array(thumb(vertical, "vertical").prefix(3)) == [3, 3, 3])
        let host = strip { AnyView($0.scrollIndicatorsFlash(onAppear: true)) }
        let atRest = thumb(host, "horizontal")
        #expect(near(atRest[2], 294 * 300 / 2000, 0.01))
        #expect(near(atRest[0] + atRest[2], 297, 0.01))
        goOn(host, 9999)
        #expect(near(thumb(host, "horizontal")[0], 3, 0.01))
    }

    @Test("rtl.bars F-52 a thumb that is dragged to the left goes on to the end") func dragBar() {
        let host = strip(profile: .desktop) { AnyView($0.scrollIndicatorsFlash(onAppear: true)) }
        host.touchDown(at: CGPoint(x: 290, y: 395))
        host.step()
        host.touchMove(to: CGPoint(x: 0, y: 395))
        #expect(x(host) == 1700)
        host.touchUp(at: CGPoint(x: 0, y: 395))
        host.settle()
        #expect(x(host) == 1700)
        // A click in the track on the right pages back.
        host.tap(at: CGPoint(x: 290, y: 395))
        host.settle()
        #expect(x(host) == 1700 - 262.5)
    }

    @Test(
        "rtl.lazy L-140 S-36 of a lazy strip the cells in sight are made; one far away goes to the right edge exactly",
        arguments: [false, true])
    func lazy(_ isGrid: Bool) {
        let log = Log()
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView(.horizontal) {
                    if isGrid {
                        LazyHGrid(rows: [GridItem(.fixed(400))], spacing: 0) { cells(log) }
                    } else {
                        LazyHStack(spacing: 0) { cells(log) }
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        // 100, 90, 100 and ten points of the next one.
        #expect(log.take() == ["0", "1", "2", "3"])
        #expect(start(host, 0) == 300)
        box.proxy.scrollTo(5000, anchor: .leading)
        host.frame()
        #expect(near(start(host, 5000) ?? -1, 300, 0.25))
        #expect(host.report.rowsAlive < 30)
        box.proxy.scrollTo(7000, anchor: .trailing)
        host.frame()
        #expect(near(start(host, 7000) ?? -1, 100, 0.25))
        box.proxy.scrollTo(0)
        host.frame()
        #expect(x(host) == 0)
    }

    /// Cells 100 and 90 wide.
    private func cells(_ log: Log) -> some View {
        ForEach(0..<10_000, id: \.self) { cell in
            Text(verbatim: "\(cell)").frame(width: cell % 2 == 0 ? 100 : 90, height: 400).onAppear { log.add("\(cell)") }
        }
    }

    @Test("rtl.lazy S-71 S-75 S-76 the id of a lazy strip is that at the right edge; a thousand cells before it move nothing") func lazyID()
    {
        struct Scene: View {
            @ObservedObject var ids: Model<Range<Int>>
            @State private var id: Int?
            let log: Recording<Int?>
            var body: some View {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(ids.value, id: \.self) { Text(verbatim: "\($0)").frame(width: CGFloat(60 + abs($0) % 3 * 20), height: 400) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
                .onChange(of: id) { log.add($1) }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let ids = Model(0..<500)
        let log = Recording<Int?>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(ids: ids, log: log) }
        // Three cells are 240 wide. In steps, so that every cell is measured on the way.
        for _ in 0..<10 { goOn(host, 241) }
        #expect(log.take().last == 30)
        let shown = host.texts
        ids.value = -1000..<500
        host.frame()
        #expect(zip(host.texts, shown).allSatisfy { $0.string == $1.string && near($0.frame.minX, $1.frame.minX, 2e-6) })
        host.touchDown(at: CGPoint(x: 100, y: 200))
        for stop in [112, 132] as [CGFloat] {
            host.step()
            host.touchMove(to: CGPoint(x: stop, y: 200))
        }
        let held = host.texts
        #expect(near(held[0].frame.minX, shown[0].frame.minX + 20, 1e-5))
        ids.value = -2000..<500
        host.frame()
        #expect(zip(host.texts, held).allSatisfy { $0.string == $1.string && near($0.frame.minX, $1.frame.minX, 2e-6) })
        host.touchCancel()
        host.settle()
    }

    @Test("S-102 S-100 the cells in sight, in layout order") func visible() {
        let log = Recording<[Int]>()
        let host = strip { AnyView($0.onScrollTargetVisibilityChange(idType: Int.self) { log.add($0) }) }
        #expect(log.take() == [[0, 1, 2]])
        goOn(host, 160)
        #expect(log.take() == [[2, 3, 4]])
    }

    @Test("rtl.change S-57 a direction that changes while scrolled keeps the logical place: the cell at the leading edge stays there")
    func change() {
        let direction = Model(LayoutDirection.leftToRight)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: direction) { direction in
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 100, height: 400) } }
                }
                .environment(\.layoutDirection, direction)
            }
        }
        host.wheel(at: host.middle, by: CGPoint(x: 1520, y: 0))
        #expect(host.frame(ofText: "16")?.midX == 130)
        direction.value = .rightToLeft
        host.frame()
        #expect(x(host) == 1520)
        #expect(host.frame(ofText: "16")?.midX == 170)
        #expect(host.strings == ["15", "16", "17"])
        direction.value = .leftToRight
        host.frame()
        #expect(host.frame(ofText: "16")?.midX == 130)
    }

    @Test("U-77 S-03 shown later it begins at the right, too; a vertical page is as ever") func later() {
        let isShown = Model(false)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: isShown) { isShown in
                ScrollView {
                    VStack(spacing: 0) {
                        if isShown { Strip().frame(height: 100).clipped() }
                        Rows()
                    }
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        host.rest(at: 100)
        #expect(host.y == 100)
        isShown.value = true
        host.frame()
        #expect(host.scrollViews[1].offset.x == 0)
        #expect(host.y == 100)
        host.key(.home)
        host.settle()
        #expect(start(host, 0) == 300)
        host.wheel(80)
        #expect(host.scrollView.offset == CGPoint(x: 0, y: 80))
    }

    @Test("S-26 S-20 S-03 on both axes a corner is the top at the right; x of an anchor counts from there") func bothAxes() {
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView([.horizontal, .vertical]) {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { row in
                            HStack(spacing: 0) {
                                ForEach(0..<20, id: \.self) { column in
                                    Text(verbatim: "\(row).\(column)").frame(width: 100, height: 100).id(row * 100 + column)
                                }
                            }
                        }
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.scrollView.offset == .zero)
        #expect(host.frame(ofText: "0.0")?.midX == 250)
        box.proxy.scrollTo(710, anchor: .topLeading)
        host.frame()
        #expect(host.scrollView.offset == CGPoint(x: 1000, y: 700))
        #expect(host.frame(ofText: "7.10").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 250, y: 50))
        box.proxy.scrollTo(710, anchor: .bottomTrailing)
        host.frame()
        #expect(host.frame(ofText: "7.10").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 50, y: 350))
    }

    @Test("rtl.notch F-49 shift turns a notch to the right or left as it lies; a vertical notch goes on to the end") func notches() {
        let host = strip(profile: .desktop)
        host.notch(at: host.middle, by: 1)
        host.settle()
        #expect(x(host) == 120)
        host.notch(at: host.middle, by: -1)
        host.settle()
        #expect(x(host) == 0)
        host.notch(at: host.middle, by: -1, shift: true)
        host.settle()
        #expect(x(host) == 120)
        host.notch(at: host.middle, by: 1, horizontal: true)
        host.settle()
        #expect(x(host) == 0)
    }

    @Test("S-112 S-128 S-03 a paged strip from right to left holds vertical lists; each axis goes to its own") func nested() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            NestedScrollTests.Pages().environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.frame(ofText: "0:0")?.midX == 150)
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 100))
        host.settle()
        let first = host.scrollViews[1].offset.y
        #expect(first > 200 && host.scrollViews[0].offset.x == 0)
        host.fling(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 205))
        host.settle()
        #expect(host.scrollViews[0].offset.x == 300)
        #expect(host.frame(ofText: "1:0")?.midX == 150)
        #expect(host.scrollViews[1].offset.y == first)
    }

    @Test("S-77 S-03 a point's x and a wish for x alone count from the right, and lead a lazy strip there") func points() {
        struct Scene: View {
            @State private var position = ScrollPosition()
            let remote: Remote
            var body: some View {
                Strip(isLazy: true) { AnyView($0.scrollPosition($position)) }
                    .remote(remote, "x") { position.scrollTo(x: 750) }
                    .remote(remote, "point") { position.scrollTo(point: CGPoint(x: 100, y: 0)) }
                    .remote(remote, "trailing") { withAnimation(.linear(duration: 0.5)) { position.scrollTo(edge: .trailing) } }
                    .remote(remote, "leading") { position.scrollTo(edge: .leading) }
            }
        }
        let remote = Remote()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Scene(remote: remote) }
        host.run(remote["x"])
        #expect(x(host) == 750)
        #expect(start(host, 8) == 250)
        host.run(remote["point"])
        #expect(start(host, 1) == 300)
        host.run(remote["trailing"])
        host.settle()
        #expect(start(host, 19) == 100)
        host.run(remote["leading"])
        #expect(x(host) == 0)
    }
}
