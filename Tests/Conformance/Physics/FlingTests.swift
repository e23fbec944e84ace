import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Physics sections 1, 3 and 4 as a scroll view shows them, compared with the closed forms frame by frame.
@MainActor struct FlingTests {
    /// 1000·ln 0.998 per second.
    static let k = 1000 * log(0.998)

    func page(_ height: CGFloat = 20_000) -> TestHost {
        let host = TestHost.page { Color.red.frame(width: 300, height: height) }
        host.frameInterval = 0.01
        return host
    }

    /// A finger that moves `step` points a hundredth of a second and lifts, from y 300; positive goes to the end of the content.
    func flick(_ host: TestHost, _ step: CGFloat) {
        host.hold(300, 300 - 10 * (step < 0 ? -1 : 1))
        var y = 300 - 10 * (step < 0 ? -1 : 1 as CGFloat)
        for _ in 0..<4 {
            y -= step
            host.pull(to: y)
        }
        host.lift(at: y)
    }

    @Test("F-01 F-02 F-05 F-07 released at 1000 pt/s: x₀ + v₀(d^t − 1)/k in every frame, until less than half a point remains")
    func deceleration() {
        let host = page()
        flick(host, 10)
        let start = host.y
        #expect(start == 40)
        #expect(near(host.scrollView.velocity.dy, 1000, 0.001))
        let frames = host.trace()
        let duration = log(-Self.k * 0.5 / 1000) / Self.k
        for frame in frames where frame.time < duration {
            #expect(near(frame.y, start + 1000 * (exp(Self.k * frame.time) - 1) / Self.k, 0.001), "at \(frame.time)")
        }
        #expect(near(frames.first { near($0.time, 0.1, 1e-6) }!.y - start, 90.63, 0.01))
        // The last frame that moved is the first one at or after the closed form's end.
        let rest = start - 1000 / Self.k
        let moved = frames.first { near($0.y, rest, 1e-6) }!
        #expect(moved.time >= duration - 1e-6 && moved.time < duration + 0.011)
    }

    @Test("F-01 velocity after a second is 13.51 % of the release velocity") func velocity() {
        let host = page()
        flick(host, 10)
        host.advance(by: 1)
        #expect(near(host.scrollView.velocity.dy, 135.1, 0.1))
    }

    @Test(
        "F-03 rest positions: 500 → 249.75, 1000 → 499.50, 3000 → 1498.50 further on", arguments: [(5, 249.75), (10, 499.5), (30, 1498.5)])
    func rest(_ step: CGFloat, _ distance: CGFloat) {
        let host = page()
        flick(host, step)
        let start = host.y
        host.settle()
        #expect(near(host.y - start, distance, distance * 0.0002))
        #expect(host.scrollView.phase == .idle)
        #expect(host.scrollView.velocity == .zero)
    }

    @Test("F-79 60 and 120 Hz show the same curve") func frameRates() {
        var curves: [[Int: CGFloat]] = []
        for interval in [1.0 / 60, 1.0 / 120] {
            let host = page()
            flick(host, 20)
            host.frameInterval = interval
            var curve: [Int: CGFloat] = [:]
            for frame in host.trace() { curve[Int((frame.time * 120).rounded())] = frame.y }
            curves.append(curve)
        }
        let shared = curves[0].keys.filter { curves[1][$0] != nil }
        #expect(shared.count > 100)
        for key in shared { #expect(near(curves[0][key]!, curves[1][key]!, 1e-6)) }
    }

    @Test("F-10 F-20 F-21 released at rest outside: e^(−10t)(1 + 10t) of the overscroll, and exactly the edge at the end") func bounce() {
        let host = page()
        host.hold(100, 110, 210)
        host.advance(by: 0.2)
        host.lift(at: 210)
        let start = host.y
        #expect(near(start, -48.35, 0.005))
        let frames = host.trace()
        for frame in frames where frame.time < 0.4 {
            #expect(near(frame.y, start * exp(-10 * frame.time) * (1 + 10 * frame.time), 0.01), "at \(frame.time)")
        }
        #expect(frames.last!.y == 0)
        #expect(frames.last!.time < 2)
        #expect(frames.allSatisfy { $0.y <= 0 })
    }

    @Test("F-06 F-22 momentum that meets the top goes on as the spring with the velocity it has there, and ends at 0") func edge() {
        let host = page()
        host.rest(at: 500)
        flick(host, -20)
        let start = host.y
        #expect(start == 420)
        let frames = host.trace()
        // Friction reaches 0 where v₀(e^{kt} − 1)/k = −start.
        let reached = log(1 + Self.k * start / 2000) / Self.k
        let speed = -2000 * exp(Self.k * reached)
        for frame in frames where frame.time < reached + 0.5 {
            let expected =
                frame.time < reached
                ? start - 2000 * (exp(Self.k * frame.time) - 1) / Self.k
                : speed * (frame.time - reached) * exp(-10 * (frame.time - reached))
            #expect(near(frame.y, expected, 0.05), "at \(frame.time)")
        }
        #expect(frames.map(\.y).min()! < -30)
        #expect(frames.last!.y == 0)
    }

    @Test("F-22 the velocity handed to the bounce is capped at 5000: the overscroll peaks below 184") func capped() {
        let host = page()
        host.rest(at: 500)
        flick(host, -79)
        let frames = host.trace()
        #expect((150...184).contains(-frames.map(\.y).min()!))
        #expect(frames.last!.y == 0)
    }

    @Test("F-36 20000 pt/s are capped at 8000: 3996 points") func maximum() {
        let host = page()
        flick(host, 200)
        let start = host.y
        host.settle(limit: 60)
        #expect(near(host.y - start, 8000 / -Self.k, 1))
    }

    @Test("F-35 40 pt/s rest at once, 60 decelerate") func minimum() {
        let slow = page()
        flick(slow, 0.4)
        #expect(slow.scrollView.phase == .idle)
        let fast = page()
        flick(fast, 0.6)
        #expect(fast.scrollView.phase == .decelerating)
        let start = fast.y
        fast.settle()
        #expect(near(fast.y - start, 60 / -Self.k, 0.1))
    }

    @Test("F-33 velocities 1000, 500 and 0 between the last samples release with 775") func weights() {
        let host = page()
        host.hold(300, 290, 280, 275, 275)
        host.lift(at: 275)
        #expect(near(host.scrollView.velocity.dy, 775, 0.001))
        let start = host.y
        host.settle()
        #expect(near(host.y - start, 775 / -Self.k, 0.1))
    }

    @Test("F-33 a quick flick of few events counts the movement before it was recognised") func quickFlick() {
        let host = page()
        host.hold(300, 290, 275)
        host.lift(at: 275)
        #expect(host.scrollView.velocity.dy > 1000)
    }

    @Test("F-34 a finger that holds still for 120 ms releases no velocity; 90 ms keep some") func hold() {
        let host = page()
        host.hold(300, 290, 280, 270, 260)
        host.advance(by: 0.12)
        host.lift(at: 260)
        #expect(host.scrollView.phase == .idle)
        #expect(host.y == 30)
        let quick = page()
        quick.hold(300, 290, 280, 270, 260)
        quick.advance(by: 0.09)
        quick.lift(at: 260)
        #expect(quick.scrollView.phase == .decelerating)
    }

    @Test("F-30 9 points: still tracking; 11 points: interacting") func slop() {
        let host = page()
        host.hold(300, 291)
        #expect(host.scrollView.phase == .tracking)
        #expect(host.y == 0)
        host.pull(to: 289)
        #expect(host.scrollView.phase == .interacting)
    }

    @Test("F-31 the slop is swallowed: content moves from the point of recognition") func swallowed() {
        let host = page()
        host.hold(300, 285)
        #expect(host.y == 0)
        host.pull(to: 282)
        #expect(host.y == 3)
        host.pull(to: 182)
        #expect(host.y == 103)
    }

    @Test("F-32 a vertical scroll view ignores a sideways drag to its end, takes a steep one; a two-axis one follows freely")
    func directions() {
        let vertical = page()
        vertical.touchDown(at: CGPoint(x: 150, y: 300))
        vertical.step()
        vertical.touchMove(to: CGPoint(x: 170, y: 295))
        #expect(vertical.scrollView.phase == .idle)
        vertical.step()
        vertical.touchMove(to: CGPoint(x: 170, y: 100))
        #expect(vertical.y == 0)
        vertical.touchUp(at: CGPoint(x: 170, y: 100))
        vertical.touchDown(at: CGPoint(x: 150, y: 300))
        vertical.step()
        vertical.touchMove(to: CGPoint(x: 155, y: 280))
        vertical.step()
        vertical.touchMove(to: CGPoint(x: 255, y: 270))
        #expect(vertical.scrollView.offset == CGPoint(x: 0, y: 10))

        let both = TestHost.page([.horizontal, .vertical]) { Color.red.frame(width: 2000, height: 2000) }
        both.touchDown(at: CGPoint(x: 150, y: 300))
        both.step()
        both.touchMove(to: CGPoint(x: 140, y: 290))
        both.step()
        both.touchMove(to: CGPoint(x: 100, y: 270))
        #expect(both.scrollView.offset == CGPoint(x: 40, y: 20))
    }

    @Test("F-11 F-12 the band is a function of travel: 50 inside, then 100 past the edge, and back the same way") func band() {
        let host = page()
        host.rest(at: 50)
        host.hold(100, 110, 260)
        #expect(near(host.y, -48.35, 0.005))
        host.pull(to: 170)
        #expect(near(host.y, -5.43, 0.05))
        host.pull(to: 160)
        #expect(near(host.y, 0, 1e-9))
        host.pull(to: 150)
        #expect(near(host.y, 10, 1e-9))
        host.pull(to: 1_000_000)
        #expect(host.y > -400)
    }

    @Test("F-10 in a viewport of 960: 5 → 2.74, 100 → 52.02, 960 → 340.65") func tallBand() {
        let host = TestHost(size: CGSize(width: 300, height: 960)) { ScrollView { Color.red.frame(width: 300, height: 5000) } }
        host.hold(100, 110)
        for (travel, shown) in [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] as [(CGFloat, CGFloat)] {
            host.pull(to: 110 + travel)
            #expect(near(-host.y, shown, 0.006))
        }
    }

    @Test("F-13 a bounce that is grabbed goes on without a jump") func grabbed() {
        let host = page()
        host.hold(100, 110, 310)
        host.advance(by: 0.2)
        host.lift(at: 310)
        host.advance(by: 0.1)
        let caught = host.y
        #expect(caught < -20)
        host.touchDown(at: host.middle)
        #expect(host.y == caught)
        host.pull(to: 211)
        #expect(near(host.y, caught, 1e-9))
        host.pull(to: 212)
        #expect(host.y < caught && host.y > caught - 1)
        host.pull(to: 211)
        #expect(near(host.y, caught, 1e-9))
        host.lift(at: 211)
        host.settle()
        #expect(host.y == 0)
    }

    @Test("F-08 flicks one after the other start from the newest velocity") func repeated() {
        let host = page()
        flick(host, 10)
        host.advance(by: 0.2)
        flick(host, 10)
        #expect(near(host.scrollView.velocity.dy, 1000, 0.001))
    }
}
