import ScrollworkTesting
import SwiftUI
import Testing

/// Section 4: content and viewport that change.
@MainActor struct ContentChangeTests {
    func host(_ height: Model<CGFloat>) -> TestHost {
        TestHost.page { Showing(model: height) { Color.red.frame(width: 300, height: $0) } }
    }

    @Test("S-50 prepending 400 to a VStack at 800 keeps the offset and moves the row by 400") func prepend() {
        let first = Model(0)
        let host = TestHost.page {
            VStack(spacing: 0) {
                Showing(model: first) { first in
                    ForEach(first..<50, id: \.self) { Text("Row \($0)").frame(width: 300, height: 40) }
                }
            }
        }
        host.rest(at: 800)
        let before = host.frame(ofText: "Row 24")!
        #expect(before.midY == 180)
        first.value = -10
        host.settle()
        #expect(host.y == 800)
        #expect(host.frame(ofText: "Row 14")?.midY == 180)
        #expect(host.frame(ofText: "Row 24") == nil)
    }

    @Test("S-52 growth behind the viewport neither moves nor reports") func append() {
        let height = Model(CGFloat(2000))
        let log = Recording<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Showing(model: height) { Color.red.frame(width: 300, height: $0) } }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { log.add($1) })
        }
        host.rest(at: 800)
        _ = log.take()
        height.value = 5000
        host.settle()
        #expect(host.y == 800)
        #expect(log.entries == [])
    }

    @Test("S-53 shrinking 2000 → 500 at 1600 goes to the new maximum 100 at once") func shrink() {
        let height = Model(CGFloat(2000))
        let host = host(height)
        host.rest(at: 1600)
        height.value = 500
        host.frame()
        #expect(host.y == 100)
        #expect(host.scrollView.phase == .idle)
        height.value = 50
        host.frame()
        #expect(host.y == 0)
    }

    @Test("S-54 content that shrinks under a finger does not jump; it springs back when the finger lifts") func shrinkDuringDrag() {
        let height = Model(CGFloat(2000))
        let host = host(height)
        host.rest(at: 300)
        host.hold(300, 290, 289)
        #expect(host.y == 301)
        height.value = 600
        host.step()
        #expect(near(host.y, 301, 0.001))
        // Further moves go on from there, against the rubber band.
        host.pull(to: 288)
        #expect(host.y > 301 && host.y < 302)
        host.pull(to: 289)
        #expect(near(host.y, 301, 0.001))
        host.advance(by: 0.2)
        host.lift(at: 289)
        #expect(host.scrollView.phase == .decelerating)
        host.settle()
        #expect(host.y == 200)
    }

    @Test("S-54 content that shrinks during a deceleration bounces back to the new end, without a jump") func shrinkDuringFling() {
        let height = Model(CGFloat(5000))
        let host = host(height)
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        host.advance(by: 0.3)
        let before = host.y
        let velocity = host.scrollView.velocity.dy
        height.value = 600
        host.step()
        #expect(abs(host.y - before) < velocity / 60 + 1)
        host.settle()
        #expect(host.y == 200)
    }

    @Test("S-56 at the bottom growth does not pull along by itself") func bottomStays() {
        let height = Model(CGFloat(2000))
        let host = host(height)
        host.rest(at: 1600)
        height.value = 2100
        host.settle()
        #expect(host.y == 1600)
    }

    @Test("S-57 a viewport that grows keeps the offset and clamps it") func viewport() {
        let host = TestHost.page { Color.red.frame(width: 100, height: 2000) }
        host.rest(at: 1600)
        host.resize(to: CGSize(width: 400, height: 300))
        host.settle()
        #expect(host.y == 1600)
        host.resize(to: CGSize(width: 300, height: 600))
        host.settle()
        #expect(host.y == 1400)
    }

    @Test("S-53 S-54 content that shrinks sideways during a vertical deceleration is shown whole when it ends") func otherAxis() {
        let width = Model(CGFloat(2000))
        let host = TestHost.page([.horizontal, .vertical]) { Showing(model: width) { Color.red.frame(width: $0, height: 9000) } }
        host.wheel(at: host.middle, by: CGPoint(x: 1500, y: 0))
        host.settle()
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.advance(by: 0.1)
        width.value = 500
        host.settle()
        #expect(host.scrollView.offset.x == 200)
        #expect(host.y > 200)
        #expect(host.scrollView.phase == .idle)
    }
}
