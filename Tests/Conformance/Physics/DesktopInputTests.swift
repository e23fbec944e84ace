import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Physics section 5: wheel, touchpad and keys.
@MainActor struct DesktopInputTests {
    func page() -> TestHost { TestHost.page { Color.red.frame(width: 300, height: 2000) } }

    @Test("F-41 a precise delta of 10 moves 10 in its frame") func precise() {
        let host = page()
        host.wheel(10)
        #expect(host.y == 10)
        host.wheel(0.25)
        #expect(host.y == 10.25)
    }

    @Test("F-24 a wheel and keys stop at the edges, a finger stretches") func edges() {
        let host = page()
        host.wheel(-50)
        #expect(host.y == 0)
        host.settle()
        host.notch(at: host.middle, by: -2)
        host.settle()
        host.key(.pageUp)
        host.settle()
        #expect(host.y == 0)
        host.wheel(9999)
        #expect(host.y == 1600)
        host.settle()
        host.notch(at: host.middle, by: 3)
        for frame in host.trace() { #expect(frame.y == 1600) }
        host.hold(300, 290, 190)
        #expect(near(host.y, 1648.35, 0.005))
    }

    @Test("F-42 F-45 a notch is 120 points, eased in and out over 200 ms") func notch() {
        let host = page()
        host.frameInterval = 0.01
        host.notch(at: host.middle, by: 1)
        #expect(host.y == 0)
        host.advance(by: 0.1)
        #expect(near(host.y, 60, 0.01))
        host.advance(by: 0.09)
        #expect(host.y > 115 && host.y < 120)
        host.advance(by: 0.01)
        #expect(host.y == 120)
    }

    @Test("F-45 durations: 40 → 200 ms, 300 → 150 ms, 1000 → 100 ms", arguments: [(40, 0.2), (300, 0.15), (1000, 0.1)])
    func durations(_ points: CGFloat, _ duration: Double) {
        let host = page()
        host.frameInterval = 0.005
        host.notch(at: host.middle, by: points / 120)
        host.advance(by: duration - 0.005)
        #expect(host.y < points)
        host.advance(by: 0.005)
        #expect(near(host.y, points, 1e-9))
    }

    @Test("F-45 a second notch retargets and keeps the velocity") func retarget() {
        let host = page()
        host.frameInterval = 0.001
        host.notch(at: host.middle, by: 1)
        host.advance(by: 0.1)
        let position = host.y
        let velocity = host.scrollView.velocity.dy
        #expect(velocity > 500)
        host.notch(at: host.middle, by: 1)
        #expect(near(host.y, position, 1e-6))
        host.step()
        #expect(near((host.y - position) / 0.001, velocity, velocity * 0.05))
        host.settle()
        #expect(host.y == 240)
    }

    @Test("F-45 a notch back on the way returns to where it began") func reversed() {
        let host = page()
        host.rest(at: 500)
        host.notch(at: host.middle, by: 1)
        host.advance(by: 0.05)
        host.notch(at: host.middle, by: -1)
        host.settle()
        #expect(host.y == 500)
    }

    @Test("F-48 half a notch is 60 points") func halfNotch() {
        let host = page()
        host.notch(at: host.middle, by: 0.5)
        host.settle()
        #expect(host.y == 60)
    }

    @Test("F-48 a touchpad moves 1:1, and when the fingers lift the view makes the momentum from the last deltas") func touchpad() {
        let host = TestHost.page { Color.red.frame(width: 300, height: 20_000) }
        host.frameInterval = 0.01
        for _ in 0..<5 {
            host.step()
            host.touchpad(at: host.middle, by: CGPoint(x: 0, y: 10))
        }
        #expect(host.y == 50)
        host.touchpadLift()
        #expect(host.scrollView.phase == .decelerating)
        #expect(near(host.scrollView.velocity.dy, 1000, 0.01))
        host.settle()
        #expect(near(host.y, 50 + 499.5, 0.1))
    }

    @Test("F-15 F-23 a touchpad past the edge stretches by a twentieth after 10 points, then swings back by the desktop's curve")
    func stretch() {
        let host = page()
        host.frameInterval = 0.01
        host.touchpad(at: host.middle, by: CGPoint(x: 0, y: -9))
        #expect(host.y == 0)
        host.step()
        host.touchpad(at: host.middle, by: CGPoint(x: 0, y: -191))
        #expect(near(host.y, -10, 1e-9))
        host.advance(by: 0.2)
        host.touchpadLift()
        let start = host.y
        for frame in host.trace() where frame.time < 0.2 {
            #expect(near(frame.y, start * exp(-20 * frame.time / 1.6), 0.01), "at \(frame.time)")
        }
        #expect(host.y == 0)
        #expect(host.scrollView.phase == .idle)
    }

    @Test("F-15 turning round on a stretched touchpad takes the stretch back first") func stretchBack() {
        let host = page()
        host.touchpad(at: host.middle, by: CGPoint(x: 0, y: -200))
        host.step()
        host.touchpad(at: host.middle, by: CGPoint(x: 0, y: 100))
        #expect(near(host.y, -5, 1e-9))
        host.step()
        host.touchpad(at: host.middle, by: CGPoint(x: 0, y: 130))
        #expect(near(host.y, 30, 1e-9))
    }

    @Test("F-44 F-46 PageDown scrolls 350 of 400 in 150 ms, End 1600, Home 0") func keys() {
        let host = page()
        host.frameInterval = 0.01
        host.key(.pageDown)
        host.advance(by: 0.075)
        #expect(near(host.y, 175, 0.01))
        host.advance(by: 0.065)
        #expect(host.y < 350)
        host.advance(by: 0.01)
        #expect(host.y == 350)
        host.key(.pageUp)
        host.settle()
        #expect(host.y == 0)
        host.key(.end)
        host.advance(by: 0.15)
        #expect(host.y == 1600)
        host.key(.home)
        host.settle()
        #expect(host.y == 0)
    }

    @Test("F-44 arrows move 40, space pages and shift+space back; sideways arrows on a horizontal view") func moreKeys() {
        let host = page()
        host.key(.down)
        host.settle()
        #expect(host.y == 40)
        host.key(.space)
        host.settle()
        #expect(host.y == 390)
        host.key(.shiftSpace)
        host.settle()
        #expect(host.y == 40)
        host.key(.up)
        host.settle()
        #expect(host.y == 0)
        let wide = TestHost.page(.horizontal) { Color.red.frame(width: 2000, height: 400) }
        wide.key(.right)
        wide.settle()
        #expect(wide.scrollView.offset.x == 40)
        wide.key(.end)
        wide.settle()
        #expect(wide.scrollView.offset.x == 1700)
        wide.key(.left)
        wide.settle()
        #expect(wide.scrollView.offset.x == 1660)
    }

    @Test("F-44 a repeated key retargets: two PageDowns at once end at 700") func repeated() {
        let host = page()
        host.key(.pageDown)
        host.advance(by: 0.05)
        let before = host.y
        host.key(.pageDown)
        #expect(near(host.y, before, 1e-6))
        host.settle()
        #expect(host.y == 700)
    }

    @Test("F-49 shift turns a notch sideways") func shift() {
        let host = TestHost.page([.horizontal, .vertical]) { Color.red.frame(width: 2000, height: 2000) }
        host.notch(at: host.middle, by: 1, shift: true)
        host.settle()
        #expect(host.scrollView.offset == CGPoint(x: 120, y: 0))
    }

    @Test("F-49 a horizontal view takes a vertical notch if no vertical one around it can") func sideways() {
        let alone = TestHost.page(.horizontal) { Color.red.frame(width: 2000, height: 400) }
        alone.notch(at: alone.middle, by: 1)
        alone.settle()
        #expect(alone.scrollView.offset.x == 120)
        let nested = TestHost.page {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.blue.frame(width: 2000, height: 300) }
                Color.red.frame(width: 300, height: 2000)
            }
        }
        nested.notch(at: nested.middle, by: 1)
        nested.settle()
        #expect(nested.scrollViews.map(\.offset) == [CGPoint(x: 0, y: 120), .zero])
    }

    @Test("F-50 a wheel over a decelerating view stops it, then applies its step") func wheelOverFling() {
        let host = page()
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.advance(by: 0.1)
        let position = host.y
        host.wheel(7)
        #expect(near(host.y, position + 7, 1e-9))
        #expect(host.scrollView.velocity == .zero)
        host.settle()
        #expect(near(host.y, position + 7, 1e-9))
    }

    @Test("F-50 a notch over a decelerating view goes one step from where it is") func notchOverFling() {
        let host = page()
        host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        host.advance(by: 0.1)
        let position = host.y
        host.notch(at: host.middle, by: 1)
        host.settle()
        #expect(near(host.y, position + 120, 1e-6))
    }

    @Test("F-50 a wheel over a bounce that is out of range brings it to the edge") func wheelOverBounce() {
        let host = page()
        host.hold(100, 110, 310)
        host.advance(by: 0.2)
        host.lift(at: 310)
        host.advance(by: 0.05)
        #expect(host.y < -20)
        host.wheel(5)
        #expect(host.y == 5)
        host.settle()
        #expect(host.y == 5)
    }
}
