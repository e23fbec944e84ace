import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll views in scroll views.
@MainActor struct NestedScrollTests {
    /// A page of ten strips of 20 cards each, 100 x 100.
    struct Strips: View {
        let box: ProxyBox
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { row in
                            ScrollView(.horizontal) {
                                HStack(spacing: 0) {
                                    ForEach(0..<20, id: \.self) { Text("\(row).\($0)").frame(width: 100, height: 100).id("\(row).\($0)") }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    func strips(profile: PlatformProfile = .iOS) -> (host: TestHost, box: ProxyBox) {
        let box = ProxyBox()
        return (TestHost(size: CGSize(width: 300, height: 400), profile: profile) { Strips(box: box) }, box)
    }

    @Test("U-74 S-32 one call scrolls the page and the strip to a card") func both() {
        let (host, box) = strips()
        box.proxy.scrollTo("6.12", anchor: .center)
        host.frame()
        #expect(host.y == 450)
        #expect(host.scrollViews[7].offset.x == 1100)
        #expect(host.frame(ofText: "6.12").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 150, y: 200))
        #expect(host.scrollViews[1].offset.x == 0)
    }

    @Test("U-76 S-128 a vertical wheel over a strip scrolls the page; a horizontal one the strip; on both kinds of wheel") func wheels() {
        let (host, _) = strips(profile: .desktop)
        host.wheel(at: CGPoint(x: 150, y: 50), by: CGPoint(x: 0, y: 120))
        host.settle()
        #expect(host.y == 120)
        host.wheel(at: CGPoint(x: 150, y: 30), by: CGPoint(x: 80, y: 0))
        host.settle()
        #expect(host.y == 120)
        #expect(host.scrollViews[2].offset.x == 80)
        host.notch(at: CGPoint(x: 150, y: 30), by: 1)
        host.settle()
        #expect(host.y > 120)
        #expect(host.scrollViews[2].offset.x == 80)
    }

    @Test("S-128 a finger's direction decides between strip and page") func fingers() {
        let (host, _) = strips()
        host.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 60))
        host.settle()
        #expect(host.y == 0)
        #expect(host.scrollViews[1].offset.x > 100)
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 160, y: 200))
        host.settle()
        #expect(host.y > 100)
    }

    /// A paged strip of three vertical lists.
    struct Pages: View {
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { page in
                        ScrollView {
                            VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("\(page):\($0)").frame(width: 300, height: 40) } }
                        }
                        .containerRelativeFrame([.horizontal, .vertical])
                    }
                }
            }
            .scrollTargetBehavior(.paging)
        }
    }

    @Test("S-128 S-112 a paged strip of vertical lists: each axis goes to its own, and every list keeps its offset") func pagedLists() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Pages() }
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 100))
        host.settle()
        let first = host.scrollViews[1].offset.y
        #expect(first > 200)
        #expect(host.scrollViews[0].offset.x == 0)
        host.fling(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 205))
        host.settle()
        #expect(host.scrollViews[0].offset.x == 300)
        #expect(host.scrollViews[2].offset.y == 0)
        host.fling(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 205))
        host.settle()
        #expect(host.scrollViews[0].offset.x == 0)
        #expect(host.scrollViews[1].offset.y == first)
    }

    @Test("S-129 S-130 at its end the inner list keeps the run of the wheel; a new run goes to the outer one") func sameAxis() {
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: .desktop) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(width: 300, height: 300) }.frame(height: 200)
                    Color.blue.frame(width: 300, height: 2000)
                }
            }
        }
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 80))
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 80))
        #expect(host.scrollViews[1].offset.y == 100)
        #expect(host.y == 0)
        host.settle()
        host.advance(by: 0.2)
        host.wheel(at: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 80))
        host.settle()
        #expect(host.y == 80)
    }

    @Test("U-77 S-03 U-74 from right to left one call scrolls both, and every strip begins at its leading edge") func rightToLeft() {
        let box = ProxyBox()
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Strips(box: box).environment(\.layoutDirection, .rightToLeft) }
        #expect(host.scrollViews.map(\.offset.x).allSatisfy { $0 == 0 })
        #expect(host.frame(ofText: "0.0")?.midX == 250)
        box.proxy.scrollTo("6.12", anchor: .topLeading)
        host.frame()
        #expect(host.y == 600)
        #expect(host.scrollViews[7].offset.x == 1200)
        #expect(host.frame(ofText: "6.12").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 250, y: 50))
    }
}
