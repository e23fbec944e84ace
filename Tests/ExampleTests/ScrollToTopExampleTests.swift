import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct ScrollToTopExampleTests {
    private func shown() -> (Screen, TestHost) {
        let screen = Screen()
        return (screen, screen.host)
    }

    @Test("the button is there beyond 300 points, leads to the top and leaves") func threshold() {
        let (screen, host) = shown()
        screen.scroll(300)
        screen.tapButton()
        #expect(host.scrollView.offset.y == 300)
        screen.scroll(1)
        screen.tapButton()
        #expect(host.scrollView.offset.y == 0)
        screen.scroll(200)
        screen.tapButton()
        #expect(host.scrollView.offset.y == 200)
    }

    @Test("the way to the top is animated, without a step back, and the title ends where it was") func animated() throws {
        let (screen, host) = shown()
        let title = try #require(host.frame(ofText: "Morning Brief"))
        screen.scroll(900)
        host.tap(at: screen.button)
        var offsets = [host.scrollView.offset.y]
        for _ in 0..<300 where host.isBusy {
            host.step()
            offsets.append(host.scrollView.offset.y)
        }
        #expect(offsets.count > 10)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(offsets.last == 0)
        #expect(host.frame(ofText: "Morning Brief") == title)
    }

    @Test("scrolling evaluates a body only where the threshold is crossed") func cost() {
        let (screen, host) = shown()
        screen.scroll(100)
        var bodies: [[String: Int]] = []
        for _ in 0..<4 {
            host.wheel(at: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: 60))
            bodies.append(host.report.bodyNames)
        }
        // 160, 220 and 280; then 340.
        #expect(bodies.prefix(3).allSatisfy { $0.isEmpty })
        #expect(bodies[3]["TopButton"] == 1)
        #expect(bodies[3]["StoryRow"] == nil)
    }
}

@MainActor private struct Screen {
    let host = TestHost(size: CGSize(width: 340, height: 560)) { ScrollToTop() }
    let button = CGPoint(x: 295, y: 515)

    func scroll(_ points: CGFloat) {
        host.wheel(at: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: points))
        host.settle()
    }

    func tapButton() {
        host.tap(at: button)
        host.settle()
    }
}
