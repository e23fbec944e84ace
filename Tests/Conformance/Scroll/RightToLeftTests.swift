import ScrollworkTesting
import SwiftUI
import Testing

/// Horizontal scrolling from right to left: everything counts from the leading side, which is the right one.
@MainActor struct RightToLeftTests {
    /// 20 cells of 100 points in a viewport of 300.
    struct Strip: View {
        let box: ProxyBox
        var count = 20
        var body: some View {
            ScrollViewReader { proxy in
                let _ = box.take(proxy)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 100, height: 400) } }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    func strip() -> (host: TestHost, box: ProxyBox) {
        let box = ProxyBox()
        return (TestHost(size: CGSize(width: 300, height: 400)) { Strip(box: box) }, box)
    }

    /// Where a cell's middle is drawn.
    func middle(_ host: TestHost, _ cell: Int) -> CGFloat? { host.frame(ofText: "\(cell)")?.midX }

    @Test("S-03 at rest the first cell is at the right end and the next one to its left") func rest() {
        let (host, _) = strip()
        #expect(host.scrollView.offset.x == 0)
        #expect((0...2).map { middle(host, $0) } == [250, 150, 50])
        #expect(host.scrollView.maximumOffset.x == 1700)
    }

    @Test("S-03 S-20 scrollTo: leading brings the cell to the right edge, trailing to the left, centre to the middle")
    func anchors() {
        let (host, box) = strip()
        box.proxy.scrollTo(10, anchor: .leading)
        host.settle()
        #expect(host.scrollView.offset.x == 1000)
        #expect(middle(host, 10) == 250)
        box.proxy.scrollTo(10, anchor: .trailing)
        host.settle()
        #expect(host.scrollView.offset.x == 800)
        #expect(middle(host, 10) == 50)
        box.proxy.scrollTo(10, anchor: .center)
        host.settle()
        #expect(host.scrollView.offset.x == 900)
        #expect(middle(host, 10) == 150)
    }

    @Test("S-03 S-21 S-23 the least movement, and the clamp at the left end") func least() {
        let (host, box) = strip()
        box.proxy.scrollTo(4)
        host.settle()
        #expect(host.scrollView.offset.x == 200)
        #expect(middle(host, 4) == 50)
        box.proxy.scrollTo(19, anchor: .leading)
        host.settle()
        #expect(host.scrollView.offset.x == 1700)
        #expect(middle(host, 19) == 50)
    }

    @Test("S-03 F-10 a finger that pulls left at rest stretches past the leading side: −x and a gap at the right") func stretch() {
        let (host, _) = strip()
        host.touchDown(at: CGPoint(x: 200, y: 200))
        for x in [190, 90] as [CGFloat] {
            host.step()
            host.touchMove(to: CGPoint(x: x, y: 200))
        }
        // 100 points in a viewport of 300.
        #expect(near(host.scrollView.offset.x, -46.48, 0.01))
        #expect(near(middle(host, 0)!, 250 - 46.48, 0.01))
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 90, y: 200))
        host.settle()
        #expect(host.scrollView.offset.x == 0)
    }

    @Test("S-03 F-03 S-97 a fling to the right runs towards the end with a positive velocity") func fling() {
        let (host, _) = strip()
        host.frameInterval = 0.01
        host.touchDown(at: CGPoint(x: 100, y: 200))
        for x in [110, 115, 120, 125, 130] as [CGFloat] {
            host.step()
            host.touchMove(to: CGPoint(x: x, y: 200))
        }
        host.touchUp(at: CGPoint(x: 130, y: 200))
        #expect(near(host.scrollView.velocity.dx, 500, 0.001))
        host.settle()
        #expect(near(host.scrollView.offset.x, 20 + 249.75, 0.1))
    }

    @Test("S-03 F-44 the left key goes on, the right key back; End is at the left") func keys() {
        let (host, _) = strip()
        host.key(.left)
        host.settle()
        #expect(host.scrollView.offset.x == 40)
        host.key(.right)
        host.settle()
        #expect(host.scrollView.offset.x == 0)
        host.key(.end)
        host.settle()
        #expect(middle(host, 19) == 50)
    }

    @Test("S-03 S-57 a viewport that grows keeps the cell at its right edge") func resize() {
        let (host, _) = strip()
        host.wheel(at: host.middle, by: CGPoint(x: -500, y: 0))
        host.settle()
        #expect(middle(host, 5) == 250)
        host.resize(to: CGSize(width: 400, height: 400))
        host.settle()
        #expect(host.scrollView.offset.x == 500)
        #expect(middle(host, 5) == 350)
    }

    @Test("S-03 S-12 S-15 a leading margin lies at the right end and belongs to the range") func margins() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView(.horizontal) { Text("0").frame(width: 1000, height: 400, alignment: .leading) }
                .contentMargins(.leading, 30, for: .scrollContent)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.scrollView.offset.x == -30)
        #expect(host.frame(ofText: "0")?.maxX == 270)
        #expect(host.scrollView.geometry.contentInsets == EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
        host.wheel(at: host.middle, by: CGPoint(x: -9999, y: 0))
        #expect(host.scrollView.offset.x == 700)
    }

    @Test("S-01 S-03 the content's origin in the viewport is physical: minus what is hidden at the left") func origin() {
        let log = Recording<CGPoint>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            SignTests.Observed(axes: .horizontal, log: log) { Color.red.frame(width: 1000, height: 50) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(log.entries == [CGPoint(x: -700, y: 0)])
        host.wheel(at: host.middle, by: CGPoint(x: -100, y: 0))
        #expect(log.entries.last?.x == -600)
        #expect(host.scrollView.offset.x == 100)
    }
}
