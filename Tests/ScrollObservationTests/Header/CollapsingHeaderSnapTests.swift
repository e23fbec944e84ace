import ScrollObservation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor struct CollapsingHeaderSnapTests {
    private func snapping(_ log: HeaderLog, rows: Int = 50) -> TestHost {
        headerHost { HeaderScene(log: log, snaps: true, rows: rows) }
    }

    @Test(
        "U-31 a header that was let go half way comes to rest at its nearer stop",
        arguments: [(0.4, 0), (0.6, 140), (0.49, 0), (0.51, 140)] as [(CGFloat, CGFloat)])
    func nearer(share: CGFloat, stop: CGFloat) {
        let log = HeaderLog()
        let host = snapping(log)
        host.touchDown(at: CGPoint(x: 150, y: 350))
        host.touchMove(to: CGPoint(x: 150, y: 330))
        let slop = 20 - host.scrolled
        host.touchMove(to: CGPoint(x: 150, y: 350 - slop - 140 * share))
        #expect(abs(host.scrolled - 140 * share) < 0.001)
        host.advance(by: 0.3)
        host.touchUp(at: CGPoint(x: 150, y: 350 - slop - 140 * share))
        host.settle()
        #expect(host.scrolled == stop)
        #expect(log.state.progress == stop / 140)
    }

    @Test("U-31 a fling that ends below the header, and one back to the top, end where they would") func farther() {
        let log = HeaderLog()
        let host = snapping(log)
        host.fling(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150))
        host.settle()
        #expect(host.scrolled > 200)
        #expect(log.state.isCollapsed)
        host.fling(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 390), duration: 0.06)
        host.settle()
        #expect(host.scrolled == 0)
    }

    @Test("U-31 short content rests at its own end instead, which stays in reach") func short() {
        let log = HeaderLog()
        // 200 + 6 · 40 - 400 = 40.
        let host = snapping(log, rows: 6)
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 305))
        host.settle()
        #expect(abs(host.scrolled - 40) < 0.001)
        host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 345))
        host.settle()
        #expect(host.scrolled == 0)
    }

    @Test("U-31 the notches of a wheel go on past the stops") func notches() {
        let log = HeaderLog()
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: .desktop) { HeaderScene(log: log, snaps: true) }
        host.settle()
        host.notch(at: CGPoint(x: 150, y: 300), by: 1)
        host.settle()
        #expect(host.scrolled == 140)
        host.notch(at: CGPoint(x: 150, y: 300), by: 1)
        host.settle()
        #expect(host.scrolled > 140)
        while host.scrolled > 140 {
            host.notch(at: CGPoint(x: 150, y: 300), by: -1)
            host.settle()
        }
        #expect(host.scrolled == 140 || host.scrolled == 0)
        host.notch(at: CGPoint(x: 150, y: 300), by: -1)
        host.settle()
        #expect(host.scrolled == 0)
    }

    @Test("without snapping a header rests half way") func off() {
        let log = HeaderLog()
        let host = headerHost { HeaderScene(log: log) }
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 290))
        host.settle()
        #expect(log.state.progress > 0.2 && log.state.progress < 0.8)
    }
}
