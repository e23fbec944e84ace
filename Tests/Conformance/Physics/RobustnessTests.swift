import ScrollworkTesting
import SwiftUI
import Testing

/// Numbers that no device should send.
@MainActor struct RobustnessTests {
    nonisolated static let bad: [CGFloat] = [.nan, .infinity, -.infinity]

    func page() -> TestHost {
        let host = TestHost.page { Color.red.frame(width: 300, height: 2000) }
        host.rest(at: 100)
        return host
    }

    @Test("S-25 F-41 NaN and infinite wheel deltas and places move nothing", arguments: bad) func wheel(_ value: CGFloat) {
        let host = page()
        host.wheel(value)
        host.notch(at: host.middle, by: value)
        host.touchpad(at: host.middle, by: CGPoint(x: value, y: value))
        host.touchpadLift()
        host.wheel(at: CGPoint(x: value, y: 10), by: CGPoint(x: 0, y: 10))
        host.settle()
        #expect(host.scrollView.offset == CGPoint(x: 0, y: 100))
        #expect(host.scrollView.phase == .idle)
    }

    @Test("F-31 a move to a place that is no number is left out of a drag", arguments: bad) func touch(_ value: CGFloat) {
        let host = page()
        host.hold(300, 290, 280)
        host.step()
        host.touchMove(to: CGPoint(x: 150, y: value))
        #expect(host.y == 110)
        host.pull(to: 270)
        #expect(host.y == 120)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: value, y: value))
        host.settle()
        #expect(host.y == 120)
        #expect(host.scrollView.phase == .idle)
    }

    @Test("F-11 enormous finite numbers clamp") func enormous() {
        let host = page()
        host.wheel(1e300)
        #expect(host.y == 1600)
        host.wheel(-1e300)
        #expect(host.y == 0)
        host.settle()
        host.notch(at: host.middle, by: 1e200)
        host.settle()
        #expect(host.y == 1600)
        host.hold(300, 290, -1e200)
        #expect(host.y <= 2000)
        #expect(host.y > 1900)
        host.lift(at: -1e200)
        host.settle(limit: 60)
        #expect(host.y == 1600)
    }

    @Test("S-53 content or viewport of no size, and a viewport that vanishes under a finger") func vanishing() {
        let model = Model(CGFloat(2000))
        let host = TestHost.page { Showing(model: model) { Color.red.frame(width: 300, height: $0) } }
        host.hold(300, 290, 190)
        model.value = 0
        host.step()
        host.pull(to: 180)
        host.resize(to: .zero)
        host.pull(to: 170)
        host.lift(at: 170)
        host.settle()
        #expect(host.y == 0)
        #expect(host.scrollView.phase == .idle)
    }

    @Test("S-39 a scroll view that is removed under a finger ends the drag") func removed() {
        let model = Model(true)
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Showing(model: model) { isShown in
                if isShown { ScrollView { Rows() } } else { Color.blue }
            }
        }
        host.hold(300, 290, 250)
        model.value = false
        host.step()
        host.pull(to: 200)
        host.lift(at: 200)
        #expect(host.settle())
        #expect(host.scrollViews.isEmpty)
        model.value = true
        host.settle()
        #expect(host.y == 0)
        host.wheel(10)
        #expect(host.y == 10)
    }

    @Test("S-91 a touch that is cancelled ends like one without velocity") func cancelled() {
        let host = page()
        host.hold(300, 290, 200)
        host.touchCancel()
        #expect(host.scrollView.phase == .idle)
        #expect(host.y == 190)
    }
}
