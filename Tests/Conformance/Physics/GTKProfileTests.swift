import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The profile whose scroll views move as GTK's.
@MainActor struct GTKProfileTests {
    /// 2000 points in 400.
    func page(flashes: Bool = false, height: CGFloat = 2000) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 400), profile: .gtk) {
            ScrollView { Color.red.frame(width: 300, height: height) }.scrollIndicatorsFlash(onAppear: flashes)
        }
        host.frameInterval = 0.01
        return host
    }

    @Test("F-40 a notch is the viewport to the power of two thirds: 54.29 of 400") func notch() {
        let host = page()
        host.notch(at: host.middle, by: 1)
        host.settle()
        #expect(near(host.y, 54.29, 0.005))
        host.notch(at: host.middle, by: -0.5)
        host.settle()
        #expect(near(host.y, 27.14, 0.005))
    }

    @Test("F-41 precise deltas of wheel and touchpad count two and a half times; other profiles take them as they are") func precise() {
        let host = page()
        host.wheel(10)
        #expect(host.y == 25)
        host.advance(by: 0.2)
        host.touchpad(at: host.middle, by: CGPoint(x: 0, y: 20))
        #expect(host.y == 75)
        host.advance(by: 0.2)
        host.touchpadLift()
        host.settle()
        #expect(host.y == 75)
        let plain = TestHost(size: CGSize(width: 300, height: 400), profile: .desktop) { ScrollView { Rows() } }
        plain.wheel(10)
        #expect(plain.y == 10)
    }

    @Test("F-43 arrows go a tenth of the page, page keys nine tenths, and so does a click in the bar's track") func keys() {
        let host = page(flashes: true)
        host.key(.down)
        host.settle()
        #expect(near(host.y, 40, 1e-6))
        host.key(.pageDown)
        host.settle()
        #expect(near(host.y, 400, 1e-6))
        host.key(.shiftSpace)
        host.settle()
        #expect(near(host.y, 40, 1e-6))
        host.tap(at: CGPoint(x: 297, y: 390))
        host.settle()
        #expect(near(host.y, 400, 1e-6))
    }

    /// A finger that moves `step` points in a hundredth of a second, five times, and lifts.
    private func flick(_ host: TestHost, _ step: CGFloat) {
        host.hold(300, 289, 289 - step, 289 - 2 * step, 289 - 3 * step, 289 - 4 * step)
        host.lift(at: 289 - 4 * step)
    }

    @Test("F-47 a fling decays by e^(−4t) over a quarter of its velocity") func kinetic() {
        let host = page(height: 20_000)
        flick(host, 10)
        #expect(host.y == 40)
        #expect(near(host.scrollView.velocity.dy, 1000, 0.001))
        host.advance(by: 0.1)
        #expect(near(host.y, 40 + 82.42, 0.01))
        #expect(near(host.scrollView.velocity.dy, 670.32, 0.01))
        host.settle()
        #expect(near(host.y, 290, 0.001))
    }

    @Test("F-47 a flick over a fling adds up: its part of what is left counts, at most six times; one against it does not")
    func accumulates() {
        let host = page(height: 50_000)
        flick(host, 10)
        host.advance(by: 0.1)
        let running = host.scrollView.velocity.dy
        flick(host, 10)
        // What was stopped went on to decay for the five hundredths that the finger was down.
        let left = running * exp(-4 * 0.05)
        let expected = 1000 + left * (1000 / left - 0.33) / 0.67
        #expect(near(host.scrollView.velocity.dy, expected, 0.5))
        #expect(expected > 1800)
        flick(host, -10)
        #expect(near(host.scrollView.velocity.dy, -1000, 0.5))
        let plain = TestHost(size: CGSize(width: 300, height: 400)) { ScrollView { Color.red.frame(width: 300, height: 50_000) } }
        plain.frameInterval = 0.01
        flick(plain, 10)
        plain.advance(by: 0.1)
        flick(plain, 10)
        #expect(near(plain.scrollView.velocity.dy, 1000, 0.001))
    }

    @Test("F-25 past an edge the content follows a finger as it goes, for 100 points at most, and comes back by e^(−10t)") func overshoot()
    {
        let host = page()
        host.hold(100, 112, 172)
        #expect(near(host.y, -60, 1e-6))
        host.pull(to: 350)
        #expect(host.y == -100)
        host.advance(by: 0.2)
        host.lift(at: 350)
        host.advance(by: 0.1)
        #expect(near(host.y, -100 * exp(-1) * 2, 0.01))
        host.settle()
        #expect(host.y == 0)
    }

    @Test("F-25 F-47 a fling that meets the edge goes at most 100 past it and rests there at last") func bounce() {
        let host = page()
        host.rest(at: 40)
        flick(host, -60)
        var least: CGFloat = 0
        for frame in host.trace() { least = min(least, frame.y) }
        #expect(least == -100)
        #expect(host.y == 0)
    }

    /// The vertical bar as it is drawn: frame and opacity.
    private func bar(_ host: TestHost) -> (frame: [CGFloat], opacity: Double)? {
        guard let line = host.dump(.display).split(separator: "\n").first(where: { $0.contains("\"indicator vertical\"") }),
            let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")")
        else { return nil }
        let numbers = line[line.index(after: open)..<close].split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
        guard let mark = line.range(of: "opacity=") else { return (numbers, 1) }
        return (numbers, Double(line[mark.upperBound...].prefix { $0.isNumber || $0 == "." }) ?? -1)
    }

    @Test("F-56 overlay bars hide 2 s after the last change, in a fade of 1 s") func hides() {
        let host = page()
        host.wheel(40)
        #expect(bar(host)?.opacity == 1)
        host.advance(by: 2)
        #expect(bar(host)?.opacity == 1)
        host.advance(by: 0.5)
        #expect(near(CGFloat(bar(host)?.opacity ?? -1), 0.5, 0.02))
        host.advance(by: 0.5)
        #expect(bar(host)?.opacity == 0)
    }

    @Test("F-56 a pointer within 5 points widens a bar, and keeps it until it is 10 away; then it hides as after a change") func widens() {
        let host = page(flashes: true)
        // The thin bar is 3 wide and ends 1 before the edge.
        #expect(bar(host)?.frame[0] == 296)
        #expect(bar(host)?.frame[2] == 3)
        host.hover(at: CGPoint(x: 289, y: 200))
        #expect(bar(host)?.frame[2] == 3)
        host.hover(at: CGPoint(x: 292, y: 200))
        #expect(bar(host)?.frame[2] == 8)
        #expect(bar(host)?.frame[0] == 291)
        host.advance(by: 10)
        #expect(bar(host)?.opacity == 1)
        // 9 from the wide bar.
        host.hover(at: CGPoint(x: 282, y: 200))
        #expect(bar(host)?.frame[2] == 8)
        host.hover(at: CGPoint(x: 280, y: 200))
        #expect(bar(host)?.frame[2] == 3)
        #expect(bar(host)?.opacity == 1)
        host.advance(by: 3.1)
        #expect(bar(host)?.opacity == 0)
        // A bar that has faded stays away.
        host.hover(at: CGPoint(x: 297, y: 200))
        #expect(bar(host)?.opacity == 0)
    }

    @Test("F-56 F-52 a wide bar is dragged like a thin one") func dragged() {
        let host = page(flashes: true)
        host.hover(at: CGPoint(x: 297, y: 20))
        host.touchDown(at: CGPoint(x: 292, y: 20))
        host.step()
        host.touchMove(to: CGPoint(x: 292, y: 1000))
        #expect(host.y == 1600)
        host.touchUp(at: CGPoint(x: 292, y: 1000))
        host.settle()
        #expect(host.y == 1600)
    }
}
