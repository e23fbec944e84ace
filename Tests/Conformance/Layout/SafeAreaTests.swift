import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct SafeAreaTests {
    private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

    /// The window frame of a view, recorded under a name.
    private func note(_ log: Notes<(String, CGRect)>, _ name: String) -> some View {
        Color.red.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { log.entries.append((name, $0)) })
    }

    @Test("L-105 M-105 layout keeps fractions of points") func fractions() {
        let seen = frames(in: 100, 100) {
            Color.red.frame(width: 10.2, height: 10.5).probe("view").frame(width: 10.7, height: 100, alignment: .trailing).frame(
                width: 100, alignment: .leading)
        }
        #expect(isClose(seen["view"], rect(0.5, 44.75, 10.2, 10.5), within: 1e-9))
    }

    @Test("L-107 ignoresSafeArea extends a view where it touches the border and nowhere else") func ignores() {
        let log = Notes<(String, CGRect)>()
        let host = TestHost(size: size(100, 100), safeArea: insets) {
            ZStack {
                note(log, "full").ignoresSafeArea()
                note(log, "top").ignoresSafeArea(edges: .top)
                note(log, "centred").frame(width: 50, height: 50).ignoresSafeArea()
                note(log, "none")
            }
        }
        host.settle()
        let last = Dictionary(log.entries, uniquingKeysWith: { $1 })
        #expect(last["full"] == rect(0, 0, 100, 100))
        #expect(last["top"] == rect(0, 0, 100, 90))
        #expect(last["centred"] == rect(25, 30, 50, 50))
        #expect(last["none"] == rect(0, 20, 100, 70))
    }

    @Test(
        "M-122 L-107 a view at the bar extends under it through a frame or side padding, one below it stays; a reader outside sees neither")
    func underBar() {
        let log = Notes<(String, CGRect)>()
        let bar = EdgeInsets(top: 64, leading: 0, bottom: 0, trailing: 0)
        let host = TestHost(size: size(200, 300), safeArea: bar) {
            ZStack {
                note(log, "framed").ignoresSafeArea(edges: .top).frame(width: 50)
                note(log, "padded").ignoresSafeArea(edges: .top).padding(.horizontal, 20)
                note(log, "below").ignoresSafeArea(edges: .top).padding(.top, 10)
                Color.red.ignoresSafeArea().background { note(log, "outside") }
            }
        }
        host.settle()
        let last = Dictionary(log.entries, uniquingKeysWith: { $1 })
        #expect(last["framed"] == rect(75, 0, 50, 300))
        #expect(last["padded"] == rect(20, 0, 160, 300))
        #expect(last["below"] == rect(0, 74, 200, 226))
        #expect(last["outside"] == rect(0, 64, 200, 236))
    }

    @Test("L-108 within half a pixel counts as touching") func touching() {
        let log = Notes<(String, CGRect)>()
        let host = TestHost(size: size(100, 100), safeArea: insets) {
            ZStack {
                note(log, "near").ignoresSafeArea(edges: .top).padding(.top, 0.2)
                note(log, "far").ignoresSafeArea(edges: .top).padding(.top, 1)
            }
        }
        host.settle()
        let last = Dictionary(log.entries, uniquingKeysWith: { $1 })
        #expect(isClose(last["near"], rect(0, 0.2, 100, 89.8)))
        #expect(isClose(last["far"], rect(0, 21, 100, 69)))
    }

    @Test("L-107 L-109 the bar is not in the unsafe area that it makes: nothing in it grows to the border of its own content's area")
    func barItself() {
        let seen = frames(in: 100, 400) {
            Color.red.safeAreaInset(edge: .top, spacing: 0) {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 36)
                    Color.green.probe("line").ignoresSafeArea().frame(height: 4)
                }
            }
        }
        #expect(seen["line"] == rect(0, 36, 100, 4))
        // It does grow where the window has an unsafe area that the bar touches.
        let window = TestHost(size: CGSize(width: 100, height: 400), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
            Color.red.safeAreaInset(edge: .top, spacing: 0) { Text("a").frame(maxWidth: .infinity).background(Color.blue) }
        }
        #expect(window.dump(.display).contains("(0,-20,100,37)"))
    }

    @Test("L-109 M-118 safeAreaInset puts a bar at the edge and keeps the content clear of it") func insetBar() {
        let seen = frames(in: 100, 400) {
            Color.red.probe("content").safeAreaInset(edge: .bottom, spacing: 0) { box(nil, 40).probe("bar") }.probe("all")
        }
        #expect(seen["content"] == rect(0, 0, 100, 360))
        #expect(seen["bar"] == rect(0, 360, 100, 40))
        #expect(seen["all"] == rect(0, 0, 100, 400))
        let spaced = frames(in: 100, 400) { Color.red.probe("content").safeAreaInset(edge: .top) { box(20, 40).probe("bar") } }
        #expect(spaced["content"] == rect(0, 48, 100, 352))
        #expect(spaced["bar"] == rect(40, 0, 20, 40))
        let side = frames(in: 100, 400) {
            Color.red.probe("content").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { box(30, 20).probe("bar") }
        }
        #expect(side["content"] == rect(30, 0, 70, 400))
        #expect(side["bar"] == rect(0, 0, 30, 20))
        let under = frames(in: 100, 200) {
            VStack(spacing: 0) { Color.red.probe("content") }.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) {
                box(nil, 30).probe("bar")
            }
        }
        #expect(under["content"] == rect(0, 0, 100, 200))
        #expect(under["bar"] == rect(0, 0, 100, 30))
    }

    @Test("L-110 M-121 safeAreaPadding lets a scroll view scroll under it") func padding() {
        let host = ProbeHost(100, 150) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<9) { box(100, 20).probe("row \($0)") } }
            }
            .safeAreaPadding(.vertical, 20).probe("all")
        }
        #expect(host["all"] == rect(0, 0, 100, 150))
        #expect(host["row 0"] == rect(0, 20, 100, 20))
        host.host.wheel(at: CGPoint(x: 50, y: 75), by: CGPoint(x: 0, y: 30))
        host.host.settle()
        #expect(host["row 0"] == rect(0, -10, 100, 20))
        // Row 1 shows in the inset: it is drawn, and touched, above the safe area.
        #expect(host["row 1"] == rect(0, 10, 100, 20))
    }

    @Test("L-111 a proxy's safe area insets are those at its own edges") func proxyInsets() {
        let log = Notes<(String, EdgeInsets)>()
        func reader(_ name: String) -> some View {
            GeometryReader { proxy in
                Color.clear.onChange(of: proxy.safeAreaInsets.top, initial: true) { log.entries.append((name, proxy.safeAreaInsets)) }
            }
        }
        let host = TestHost(size: size(100, 100), safeArea: insets) {
            ZStack {
                reader("full")
                reader("middle").frame(width: 40, height: 40)
                reader("top").padding(.bottom, 5)
            }
        }
        host.settle()
        let last = Dictionary(log.entries, uniquingKeysWith: { $1 })
        #expect(last["full"] == insets)
        #expect(last["middle"] == EdgeInsets())
        #expect(last["top"] == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("M-119 L-129 a scroll view with an inset bar keeps its whole frame and shows content behind the bar") func barOverScrollView() {
        let host = ProbeHost(100, 200) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<12) { box(100, 20).probe("row \($0)") } }
            }
            .safeAreaInset(edge: .bottom) { box(nil, 30).probe("bar") }.probe("all")
        }
        #expect(host["all"] == rect(0, 0, 100, 200))
        #expect(host["bar"] == rect(0, 170, 100, 30))
        #expect(host["row 0"] == rect(0, 0, 100, 20))
        // The end of the content can be scrolled clear of the bar and its gap of 8.
        host.host.wheel(at: CGPoint(x: 50, y: 75), by: CGPoint(x: 0, y: 500))
        host.host.settle()
        #expect(host["row 11"].maxY == 162)
    }

    @Test("L-111 U-22 in a scroll view no safe area is left on its axes: it is made an inset once") func insideScrollView() {
        let log = Notes<(String, EdgeInsets)>()
        func reader(_ name: String) -> some View {
            GeometryReader { proxy in
                Color.clear.onChange(of: proxy.safeAreaInsets.top, initial: true) { log.entries.append((name, proxy.safeAreaInsets)) }
            }
            .frame(height: 50)
        }
        let host = TestHost(size: size(100, 100), safeArea: insets) {
            ScrollView {
                reader("content")
                ScrollView { reader("inner") }.frame(height: 60)
                Color.red.frame(height: 300)
            }
        }
        host.settle()
        let last = Dictionary(log.entries, uniquingKeysWith: { $1 })
        #expect(last["content"] == EdgeInsets())
        #expect(last["inner"] == EdgeInsets())
        #expect(host.scrollViews.map(\.geometry.contentInsets.top) == [20, 0])
    }

    @Test("M-127 L-107 inside of what ignores the safe area there is none left on those edges") func insideIgnoring() {
        let log = Notes<(String, EdgeInsets)>()
        let host = TestHost(size: size(100, 100), safeArea: insets) {
            ScrollView {
                Color.red.frame(height: 300)
            }
            .background {
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.safeAreaInsets, initial: true) { log.entries.append(("reader", proxy.safeAreaInsets)) }
                }
            }
            .ignoresSafeArea(edges: .top)
        }
        host.settle()
        #expect(log.entries.last?.1 == EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
        #expect(host.scrollView.geometry.contentInsets == EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
        #expect(host.scrollView.offset.y == 0)
        #expect(host.scrollView.frame == rect(0, 0, 100, 90))
    }

    @Test("L-107 L-109 a bar that changes its height is heard of by all that reads the safe area below it") func changingBar() {
        struct Scene: View {
            let log: Notes<(String, CGFloat)>
            @State private var length: CGFloat = 10
            var body: some View {
                ZStack {
                    // A size of its own: nothing but the safe area says that something changed.
                    Color.red.onGeometryChange(
                        for: CGFloat.self, of: { $0.frame(in: .global).minY }, action: { log.entries.append(("grown", $0)) }
                    )
                    .ignoresSafeArea(edges: .top).frame(height: 40)
                    GeometryReader { proxy in
                        Color.clear.onChange(of: proxy.safeAreaInsets.top, initial: true) { log.entries.append(("reader", $1)) }
                    }
                    .frame(height: 40)
                    Button("Grow") { length = 30 }
                }
                .frame(height: 40)
                .safeAreaInset(edge: .top, spacing: 0) { Color.yellow.frame(height: length) }
            }
        }
        let log = Notes<(String, CGFloat)>()
        let host = TestHost(size: size(100, 100)) { Scene(log: log) }
        host.settle()
        var last = Dictionary(log.entries, uniquingKeysWith: { $1 })
        #expect(last["reader"] == 10)
        #expect(last["grown"] == 25)
        host.tap("Grow")
        host.settle()
        last = Dictionary(log.entries, uniquingKeysWith: { $1 })
        #expect(last["reader"] == 30)
        #expect(last["grown"] == 15)
        #expect(host.checkShadow().isEmpty)
    }

    @Test("L-129 S-126 what shows behind a bar that lets touches through can be touched, scrolled and read") func behindBar() {
        let log = Notes<String>()
        let host = TestHost(size: size(200, 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { row in
                        Button("Row \(row)") { log.entries.append("\(row)") }.frame(height: 40)
                    }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 60).allowsHitTesting(false) }
        }
        host.settle()
        #expect(host.frame(ofText: "Row 0")?.midY == 80)
        host.wheel(at: CGPoint(x: 100, y: 30), by: CGPoint(x: 0, y: 50))
        host.settle()
        #expect(host.frame(ofText: "Row 0")?.midY == 30)
        host.tap(at: CGPoint(x: 100, y: 30))
        #expect(log.entries == ["0"])
    }
}
