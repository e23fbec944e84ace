import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll views in scroll views: who takes what on the same axis, and lazy content in lazy content.
@MainActor struct NestedLazyTests {
    /// A lazy page of lazy strips of cards, 100 x 100.
    struct Strips: View {
        let box: ProxyBox
        var rows = 200
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<rows, id: \.self) { row in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) {
                                    ForEach((0..<500).map { "\(row).\($0)" }, id: \.self) { card in
                                        Text(verbatim: card).frame(width: 100, height: 100)
                                    }
                                }
                            }
                            .frame(height: 100)
                        }
                    }
                }
            }
        }
    }

    func strips() -> (host: TestHost, box: ProxyBox) {
        let box = ProxyBox()
        return (host { Strips(box: box) }, box)
    }

    func centre(_ host: TestHost, _ card: String) -> CGPoint? { host.frame(ofText: card).map { CGPoint(x: $0.midX, y: $0.midY) } }

    @Test("U-74 S-32 S-36 one call scrolls page and strip to a card that was never made, in a strip that is") func madeStrip() {
        let (host, box) = strips()
        box.proxy.scrollTo("2.400", anchor: .topLeading)
        host.frame()
        #expect(centre(host, "2.400") == CGPoint(x: 50, y: 50))
        #expect(host.y == 200)
        #expect(host.report.rowsAlive < 60)
    }

    @Test("U-74 S-32 scroll.nested.unmade one call reaches a card in a strip that was never made") func unmadeStrip() {
        let (host, box) = strips()
        box.proxy.scrollTo("150.300", anchor: .center)
        host.frame()
        #expect(centre(host, "150.300") == CGPoint(x: 150, y: 200))
        #expect(host.report.rowsAlive < 80)
        host.settle()
        #expect(centre(host, "150.300") == CGPoint(x: 150, y: 200))
        box.proxy.scrollTo("20.4", anchor: .topLeading)
        host.frame()
        #expect(centre(host, "20.4") == CGPoint(x: 50, y: 50))
    }

    @Test("U-74 S-32 S-37 scroll.nested.unmade under an animation the page goes there and the strip is there when it comes to rest")
    func unmadeStripAnimated() {
        let (host, box) = strips()
        withAnimation(.linear(duration: 0.5)) { box.proxy.scrollTo("150.300", anchor: .topLeading) }
        host.frame()
        #expect(host.scrollView.phase == .animating)
        host.advance(by: 0.25)
        #expect(near(host.y, 7500, 400))
        host.settle()
        #expect(centre(host, "150.300") == CGPoint(x: 50, y: 50))
    }

    @Test("scroll.nested.unmade S-28 an id that no row has is looked for once and named; no row is left behind") func nowhere() {
        let (host, box) = strips()
        host.wheel(30)
        let alive = host.report.rowsAlive
        box.proxy.scrollTo("nowhere")
        host.settle()
        host.wheel(1)
        #expect(host.y == 31)
        #expect(host.warnings.filter { $0.contains("nowhere") }.count == 1)
        #expect(host.report.rowsAlive == alive)
    }

    /// A list of 300 in 200 at the top of a page of 2000.
    func inner(profile: PlatformProfile = .iOS, _ height: CGFloat = 300) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), profile: profile) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.blue.frame(width: 300, height: height) }.frame(height: 200)
                    Color.red.frame(width: 300, height: 1800)
                }
            }
        }
    }

    func offsets(_ host: TestHost) -> [CGFloat] { host.scrollViews.map(\.offset.y) }

    @Test("S-129 a finger stays with the list that it began on, which stretches at its end; the next one there moves the page")
    func fingers() {
        let host = inner()
        host.hold(180, 168, 18)
        #expect(offsets(host)[0] == 0)
        #expect(offsets(host)[1] > 100 && offsets(host)[1] < 150)
        host.advance(by: 0.2)
        host.lift(at: 18)
        host.settle()
        #expect(offsets(host) == [0, 100])
        host.hold(180, 168, 118)
        #expect(offsets(host) == [50, 100])
        host.advance(by: 0.2)
        host.lift(at: 118)
        host.settle()
        // Back: the list has room that way.
        host.hold(20, 32, 62)
        #expect(offsets(host) == [50, 70])
        host.advance(by: 0.2)
        host.lift(at: 62)
        host.settle()
    }

    @Test("S-129 at both starts the innermost list stretches") func bothAtStart() {
        let host = inner()
        host.hold(20, 32, 82)
        #expect(offsets(host)[0] == 0)
        #expect(offsets(host)[1] < 0)
        host.touchCancel()
        host.settle()
        #expect(offsets(host) == [0, 0])
    }

    @Test("S-129 S-127 a list that can be refreshed is pulled at its start, though the page could go on up") func refresh() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 300, height: 300)
                    ScrollView { Color.blue.frame(width: 300, height: 900) }.refreshable {}.frame(height: 300)
                    Color.red.frame(width: 300, height: 900)
                }
            }
        }
        host.rest(at: 200)
        host.hold(120, 132, 182)
        #expect(offsets(host)[0] == 200)
        #expect(offsets(host)[1] < 0)
        host.touchCancel()
        host.settle()
    }

    @Test("S-129 F-48 two fingers on a touchpad as one finger: they stay, and the next gesture at the end moves the page") func touchpad() {
        let host = inner(profile: .desktop)
        let point = CGPoint(x: 150, y: 100)
        for _ in 0..<6 { host.touchpad(at: point, by: CGPoint(x: 0, y: 30)); host.step() }
        #expect(offsets(host)[0] == 0 && offsets(host)[1] > 100)
        host.advance(by: 0.2)
        host.touchpadLift()
        host.settle()
        #expect(offsets(host) == [0, 100])
        host.touchpad(at: point, by: CGPoint(x: 0, y: 30))
        #expect(offsets(host) == [30, 100])
        host.touchpadLift()
        host.settle()
    }

    @Test("S-129 F-06 momentum that meets the end of the inner list bounces there and moves nothing around it") func momentum() {
        let host = inner(900)
        host.fling(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 20), duration: 0.05)
        var most: CGFloat = 0
        while host.isBusy {
            host.step()
            most = max(most, offsets(host)[1])
            #expect(offsets(host)[0] == 0)
        }
        #expect(most > 700)
        #expect(offsets(host)[1] == 700)
    }

    @Test("F-44 F-51 a key goes to the list that was used last, and at its end to the page") func keys() {
        let host = inner()
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 10))
        host.settle()
        host.key(.pageDown)
        host.settle()
        #expect(offsets(host) == [0, 100])
        host.key(.pageDown)
        host.settle()
        #expect(offsets(host) == [350, 100])
    }

    @Test("S-128 S-131 a finger in a strip stops the page that moves; then it moves the strip") func stopThenMove() {
        let (host, _) = strips()
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.advance(by: 0.1)
        host.touchDown(at: CGPoint(x: 250, y: 200))
        let stopped = host.y
        host.step()
        host.touchMove(to: CGPoint(x: 238, y: 200))
        host.step()
        host.touchMove(to: CGPoint(x: 198, y: 204))
        #expect(host.y == stopped)
        #expect(host.scrollViews.dropFirst().map(\.offset.x).filter { $0 == 40 }.count == 1)
        host.touchUp(at: CGPoint(x: 198, y: 204))
        host.settle()
        #expect(host.y == stopped)
    }

    @Test("S-128 S-112 a paged lazy strip of lazy lists: each page keeps its offset while it is near") func lazyPages() {
        struct Pages: View {
            var body: some View {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { page in
                            ScrollView {
                                LazyVStack(spacing: 0) {
                                    ForEach(0..<1000, id: \.self) { Text(verbatim: "\(page):\($0)").frame(width: 300, height: 40) }
                                }
                            }
                            .containerRelativeFrame([.horizontal, .vertical])
                        }
                    }
                }
                .scrollTargetBehavior(.paging)
            }
        }
        let host = host { Pages() }
        host.wheel(400)
        #expect(host.strings.first == "0:10")
        for page in 1...3 {
            host.fling(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 205))
            host.settle()
            #expect(host.scrollView.offset.x == CGFloat(300 * page))
            #expect(host.strings == (0..<10).map { "\(page):\($0)" })
        }
        for _ in 1...3 {
            host.fling(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 205))
            host.settle()
        }
        #expect(host.scrollView.offset.x == 0)
        // Three pages off it was torn down (L-151).
        #expect(host.strings.first == "0:0" || host.strings.first == "0:10")
        host.wheel(400)
        let kept = host.strings
        host.fling(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 205))
        host.settle()
        host.fling(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 205))
        host.settle()
        #expect(host.strings == kept)
    }

    @Test("S-71 S-128 a binding on the page follows the page's rows, and none of the strips'") func bindings() {
        struct Scene: View {
            @State private var row: Int?
            @State private var card: Int?
            let log: Recording<String>
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { row in
                            if row == 1 {
                                ScrollView(.horizontal) {
                                    LazyHStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 100, height: 100) } }
                                        .scrollTargetLayout()
                                }
                                .scrollPosition(id: $card)
                                .frame(height: 100)
                            } else {
                                ScrollView(.horizontal) {
                                    LazyHStack(spacing: 0) {
                                        ForEach(0..<50, id: \.self) { _ in Color.blue.frame(width: 100, height: 100) }
                                    }
                                }
                                .frame(height: 100)
                            }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $row)
                .onChange(of: row) { log.add("row \($1 ?? -1)") }
                .onChange(of: card) { log.add("card \($1 ?? -1)") }
            }
        }
        let log = Recording<String>()
        let host = host { Scene(log: log) }
        host.wheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: 210, y: 0))
        host.settle()
        #expect(log.take() == ["card 2"])
        host.wheel(at: CGPoint(x: 150, y: 50), by: CGPoint(x: 310, y: 0))
        host.settle()
        #expect(log.take() == [])
        host.wheel(230)
        host.settle()
        #expect(log.take() == ["row 2"])
    }
}
