import ScrollworkTesting
import SwiftUI
import Testing

/// Large titles that give way to content. The window has 20 points of safe area at its top, as the phone had that was measured: the bar is
/// 64 high, and 116.5 with a large title.
@MainActor
struct LargeTitleTests {
    private typealias Log = TitleLog

    private struct Reported: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    /// Rows of 40 points, and the frame and the offset of what scrolls them.
    private struct Page: View {
        let log: Log
        var count = 30
        var mode = NavigationBarItem.TitleDisplayMode.automatic
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color.gray.frame(height: 40).id($0).record($0, log) }
                    }
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: Reported.self, value: -proxy.frame(in: .named("scroll")).minY)
                        })
                }
                .coordinateSpace(name: "scroll")
                .onPreferenceChange(Reported.self) { log.offsets.append($0) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    log.rawOffsets.append($1)
                }
                .record("scroll", log)
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(mode)
                .toolbar {
                    Button("1") { proxy.scrollTo(1, anchor: .top) }
                    Button("8") { proxy.scrollTo(8, anchor: .top) }
                    Button("animated") { withAnimation { proxy.scrollTo(8, anchor: .top) } }
                }
            }
        }
    }

    private struct ListPage: View {
        let log: Log
        var body: some View {
            ScrollViewReader { proxy in
                List(0..<30, id: \.self) { number in Text("row \(number)") }
                    .listStyle(.plain)
                    .record("scroll", log)
                    .navigationTitle("Title")
                    .toolbar {
                        Button("1") { proxy.scrollTo(1, anchor: .top) }
                        Button("8") { proxy.scrollTo(8, anchor: .top) }
                        Button("animated") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
                    }
            }
        }
    }

    private func host<Content: View>(@ViewBuilder _ page: @escaping () -> Content) -> TestHost {
        TestHost(
            size: CGSize(width: 320, height: 400), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        ) { NavigationStack { page() } }
    }

    private static let large = CGRect(x: 0, y: 116.5, width: 320, height: 283.5)
    private static let collapsed = CGRect(x: 0, y: 64, width: 320, height: 336)

    @Test("M-126 S-14 a jump far enough takes the large title away; the scroll view grows upwards and what is on the screen stays")
    func jumpCollapses() {
        let log = Log()
        let host = host { Page(log: log) }
        #expect(log.frames["scroll"] == Self.large)
        host.tap("8")
        host.settle()
        #expect(log.frames["scroll"] == Self.collapsed)
        #expect(log.frames["8"]?.minY == 116.5)
        #expect(log.offsets.last == 267.5)
        #expect(host.scrollView.offset.y == 203.5)
        #expect(host.scrollView.geometry.contentInsets.top == 64)
        #expect(host.texts.filter { $0.string == "Title" }.map(\.frame.midY) == [42])
    }

    @Test("M-125 a jump that leaves something of the large title's room to scroll keeps it")
    func shortJump() {
        let log = Log()
        let host = host { Page(log: log) }
        host.tap("1")
        host.settle()
        #expect(log.frames["scroll"] == Self.large)
        #expect(log.frames["0"]?.minY == 76.5)
        #expect(log.offsets.last == 40)
    }

    @Test("M-126 bars.collapse.aim a later jump aims at the bar that is left")
    func secondJump() {
        let log = Log()
        let host = host { Page(log: log) }
        host.tap("8")
        host.settle()
        host.tap("1")
        host.settle()
        #expect(log.frames["scroll"] == Self.collapsed)
        #expect(log.frames["1"]?.minY == 64)
    }

    @Test("bars.collapse.aim scroll.point.rest the top edge and a point at 0 bring the title back")
    func backToStart() {
        struct Steered: View {
            let log: Log
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                ScrollView { VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Color.gray.frame(height: 40).record($0, log) } } }
                    .scrollPosition($position)
                    .record("scroll", log)
                    .navigationTitle("Title")
                    .toolbar {
                        Button("down") { position.scrollTo(y: 320) }
                        Button("edge") { position.scrollTo(edge: .top) }
                        Button("zero") { position.scrollTo(y: 0) }
                    }
            }
        }
        let log = Log()
        let host = host { Steered(log: log) }
        for back in ["edge", "zero"] {
            host.tap("down")
            host.settle()
            #expect(log.frames["scroll"] == Self.collapsed)
            #expect(log.frames["8"]?.minY == 116.5)
            host.tap(back)
            host.settle()
            #expect(log.frames["scroll"] == Self.large)
            #expect(log.frames["0"]?.minY == 116.5)
        }
    }

    @Test("M-130 a list takes the row along: the first one ends 6.5 above the bar's edge, a later one at it")
    func list() {
        let log = Log()
        let host = host { ListPage(log: log) }
        #expect(log.frames["scroll"] == Self.large)
        let content = host.frame(ofText: "row 0")!.minY - 116.5
        host.tap("1")
        host.settle()
        #expect(log.frames["scroll"] == Self.collapsed)
        #expect(host.frame(ofText: "row 1")?.minY == 57.5 + content)
        host.tap("8")
        host.settle()
        #expect(host.frame(ofText: "row 8")?.minY == 64 + content)
    }

    @Test("M-130 F-77 an animated scroll of a list ends where a jump does")
    func animatedList() {
        let log = Log()
        let host = host { ListPage(log: log) }
        let content = host.frame(ofText: "row 0")!.minY - 116.5
        host.tap("animated")
        host.settle()
        #expect(host.frame(ofText: "row 1")?.minY == 57.5 + content)
    }

    @Test("M-126 bars.collapse.animation an animated scroll takes the title away step by step and ends as a jump does")
    func animated() {
        let log = Log()
        let host = host { Page(log: log) }
        host.tap("animated")
        var heights: [CGFloat] = []
        for _ in 0..<60 {
            host.step()
            heights.append(log.frames["scroll"]!.minY)
        }
        host.settle()
        #expect(Set(heights).count > 3)
        #expect(heights == heights.sorted(by: >))
        #expect(log.frames["scroll"] == Self.collapsed)
        #expect(log.frames["8"]?.minY == 116.5)
    }

    @Test("bars.collapse.drag S-14 the title goes with a finger, point by point, and comes back before the content's start is left")
    func drag() {
        let log = Log()
        let host = host { Page(log: log) }
        host.touchDown(at: CGPoint(x: 100, y: 390))
        host.touchMove(to: CGPoint(x: 100, y: 380))
        for (y, edge) in [(360, 96.5), (340, 76.5), (320, 64), (200, 64)] as [(CGFloat, CGFloat)] {
            host.touchMove(to: CGPoint(x: 100, y: y))
            #expect(log.frames["scroll"] == CGRect(x: 0, y: edge, width: 320, height: 400 - edge))
            // The content follows the finger, whatever the bar does.
            #expect(log.frames["0"]?.minY == 116.5 - (380 - y))
        }
        #expect(log.rawOffsets.suffix(4) == [-96.5, -76.5, -56.5, 63.5])
        #expect(log.offsets == [0, 7.5, 127.5])
        for (y, edge) in [(300, 64), (350, 86.5), (380, 116.5)] as [(CGFloat, CGFloat)] {
            host.touchMove(to: CGPoint(x: 100, y: y))
            #expect(log.frames["scroll"]?.minY == edge)
            #expect(log.frames["0"]?.minY == 116.5 - (380 - y))
        }
    }

    @Test("bars.collapse.stretch pulled past its start, content takes the large title along and leaves its own frame alone")
    func stretch() {
        let log = Log()
        let host = host { Page(log: log) }
        let title = host.frame(ofText: "Title")!
        host.touchDown(at: CGPoint(x: 100, y: 200))
        host.touchMove(to: CGPoint(x: 100, y: 210))
        host.touchMove(to: CGPoint(x: 100, y: 310))
        let pulled = log.frames["0"]!.minY - 116.5
        #expect(pulled > 40)
        #expect(log.frames["scroll"] == Self.large)
        #expect(abs(host.frame(ofText: "Title")!.minY - title.minY - pulled) < 1e-6)
        host.touchUp(at: CGPoint(x: 100, y: 310))
        host.settle()
        #expect(host.frame(ofText: "Title") == title)
    }

    @Test("bars.collapse.rest a finger that leaves a title half away lets it go the shorter way")
    func rest() {
        for (travel, edge) in [(20, 116.5), (40, 64)] as [(CGFloat, CGFloat)] {
            let log = Log()
            let host = host { Page(log: log) }
            host.touchDown(at: CGPoint(x: 100, y: 390))
            host.touchMove(to: CGPoint(x: 100, y: 380))
            host.touchMove(to: CGPoint(x: 100, y: 380 - travel))
            // It rests before it leaves.
            host.advance(by: 0.2)
            host.touchUp(at: CGPoint(x: 100, y: 380 - travel))
            host.settle()
            #expect(log.frames["scroll"]?.minY == edge)
            #expect(log.frames["0"]?.minY == edge)
        }
    }

    @Test("bars.collapse.start scrolling back to the start brings the large title back; short content keeps it")
    func start() {
        let log = Log()
        let host = host { Page(log: log) }
        host.wheel(at: CGPoint(x: 160, y: 250), by: CGPoint(x: 0, y: 300))
        host.settle()
        #expect(log.frames["scroll"] == Self.collapsed)
        #expect(host.scrollView.maximumOffset.y == 800)
        host.wheel(at: CGPoint(x: 160, y: 250), by: CGPoint(x: 0, y: -300))
        host.settle()
        #expect(log.frames["scroll"] == Self.large)
        #expect(host.scrollView.offset.y == -116.5)

        let short = self.host { Page(log: log, count: 3) }
        short.wheel(at: CGPoint(x: 160, y: 250), by: CGPoint(x: 0, y: 300))
        short.settle()
        #expect(log.frames["scroll"] == Self.large)
    }

    @Test("bars.collapse.cost a step that moves the large title lays out the bar and the boxes between page and scroll view, no content")
    func cost() {
        struct Plain: View {
            let count: Int
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 40) }
                    }
                }
                .navigationTitle("Title")
            }
        }
        func report(_ count: Int, from: CGFloat, to: CGFloat) -> FrameReport {
            let host = host { Plain(count: count) }
            host.touchDown(at: CGPoint(x: 100, y: 390))
            host.touchMove(to: CGPoint(x: 100, y: 380))
            host.touchMove(to: CGPoint(x: 100, y: from))
            host.touchMove(to: CGPoint(x: 100, y: to))
            return host.report
        }
        let collapsing = report(1000, from: 370, to: 360)
        #expect(collapsing.rowsRealised == 0)
        #expect(collapsing.bodies == 0)
        #expect(collapsing.textsShaped == 0)
        #expect(collapsing.measures <= 20)
        #expect(collapsing.placements <= 20)
        // The bar's background and its line.
        #expect(collapsing.itemsRecorded <= 2)
        // It costs the same whatever is in the content, and nothing once the title is away.
        #expect(report(100_000, from: 370, to: 360).measures == collapsing.measures)
        let after = report(1000, from: 310, to: 305)
        #expect(after.measures == 0)
        #expect(after.spatialPatches == 1)
    }

    @Test("bars.collapse.mode inline has no large title, large has one on every page, automatic is as the page before")
    func modes() {
        let log = Log()
        _ = host { Page(log: log, mode: .inline) }
        #expect(log.frames["scroll"] == Self.collapsed)
        let other = Log()
        let toolbar = TestHost(
            size: CGSize(width: 320, height: 400), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        ) {
            NavigationStack { Page(log: other, mode: .large).toolbarTitleDisplayMode(.inline) }
        }
        #expect(other.frames["scroll"] == Self.collapsed)
        #expect(toolbar.scrollView.offset.y == -64)
    }

    @Test("bars.collapse.switch a title that becomes inline or large over scrolled content moves nothing on the screen")
    func modeSwitch() {
        struct Switching: View {
            let log: Log
            @State private var isInline = false
            var body: some View {
                Page(log: log, mode: isInline ? .inline : .large).toolbar { Button("switch") { isInline.toggle() } }
            }
        }
        let log = Log()
        let host = host { Switching(log: log) }
        host.wheel(at: CGPoint(x: 160, y: 250), by: CGPoint(x: 0, y: 200))
        host.settle()
        #expect(log.frames["0"]?.minY == -83.5)
        for _ in 0..<2 {
            host.tap("switch")
            host.settle()
            #expect(log.frames["0"]?.minY == -83.5)
            #expect(log.frames["scroll"] == Self.collapsed)
        }
        host.wheel(at: CGPoint(x: 160, y: 250), by: CGPoint(x: 0, y: -500))
        host.settle()
        #expect(log.frames["scroll"] == Self.large)
        #expect(log.frames["0"]?.minY == 116.5)
    }

    @Test("bars.collapse.search a search field goes away before the title does, and stays where it is always to be shown")
    func search() {
        func edges(_ placement: SearchFieldPlacement) -> [CGFloat] {
            let log = Log()
            let host = host { Page(log: log).searchable(text: .constant(""), placement: placement) }
            var result = [log.frames["scroll"]!.minY]
            host.touchDown(at: CGPoint(x: 100, y: 390))
            host.touchMove(to: CGPoint(x: 100, y: 380))
            for y in [360, 300, 200] as [CGFloat] {
                host.touchMove(to: CGPoint(x: 100, y: y))
                result.append(log.frames["scroll"]!.minY)
                #expect(log.frames["0"]?.minY == 168.5 - (380 - y))
            }
            return result
        }
        #expect(edges(.automatic) == [168.5, 148.5, 88.5, 64])
        #expect(edges(.navigationBarDrawer(displayMode: .always)) == [168.5, 148.5, 116, 116])
    }

    @Test("bars.edge a phone's bar has a background and a line only while content is under it; what is asked for stays")
    func background() {
        func looks(_ visibility: Visibility, at offsets: [CGFloat]) -> [Bool] {
            let host = host { Page(log: Log()).toolbarBackground(visibility, for: .navigationBar) }
            return offsets.map { offset in
                host.wheel(at: CGPoint(x: 160, y: 250), by: CGPoint(x: 0, y: offset - host.scrollView.offset.y - 116.5))
                host.settle()
                return host.dump(.view).contains("Divider")
            }
        }
        #expect(looks(.automatic, at: [0, 30, 52.5, 60, 0]) == [false, false, false, true, false])
        #expect(looks(.visible, at: [0, 60]) == [true, true])
        #expect(looks(.hidden, at: [0, 60]) == [false, false])
    }

    @Test("bars.collapse.hold a view that a position holds stays where it is while the title goes away")
    func held() {
        struct Holding: View {
            let log: Log
            @State private var position = ScrollPosition(id: 0)
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Color.gray.frame(height: 40).record($0, log) } }.scrollTargetLayout()
                }
                .scrollPosition($position)
                .navigationTitle("Title")
            }
        }
        let log = Log()
        let host = host { Holding(log: log) }
        host.touchDown(at: CGPoint(x: 100, y: 390))
        host.touchMove(to: CGPoint(x: 100, y: 380))
        for y in [370, 350, 330, 310, 250] as [CGFloat] {
            host.touchMove(to: CGPoint(x: 100, y: y))
            #expect(log.frames["0"]?.minY == 116.5 - (380 - y))
        }
    }
}

private final class TitleLog {
    var frames: [String: CGRect] = [:]
    var offsets: [CGFloat] = []
    var rawOffsets: [CGFloat] = []
    func note(_ name: String, _ frame: CGRect) { frames[name] = frame }
}

extension View {
    /// Notes the view's frame in the window.
    fileprivate func record(_ name: Any, _ log: TitleLog) -> some View {
        background(
            GeometryReader { proxy in
                let _ = log.note("\(name)", proxy.frame(in: .global))
                Color.clear
            })
    }
}
