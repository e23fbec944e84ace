import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct ChatKeepsItsPlaceExampleTests {
    @Test("the chat starts at its newest message") func start() {
        let screen = Screen()
        let host = screen.host
        #expect(host.scrollView.offset.y == screen.end)
        host.settle()
        #expect(host.scrollView.offset.y == screen.end)
        #expect(host.frame(ofText: "Bus stop, two o'clock. I'm leaving now, are you?") != nil)
    }

    @Test("messages that come in above move nothing, in no frame", arguments: [0, 1, 20] as [CGFloat]) func older(below top: CGFloat) throws
    {
        let screen = Screen()
        let host = screen.host
        screen.scroll(-10_000)
        screen.scroll(top)
        let height = host.scrollView.geometry.contentSize.height
        let message = try screen.middle()
        try #require(host.tap("Earlier messages"))
        let places = screen.places(of: message, for: 1.2)
        #expect(places.count == 72)
        #expect(places.allSatisfy { $0 == message.frame })
        #expect(host.scrollView.geometry.contentSize.height > height + 500)
        // It scrolls on from there.
        screen.scroll(-150)
        #expect(host.frame(ofText: message.string) == message.frame.offsetBy(dx: 0, dy: 150))
        #expect(host.warnings.isEmpty)
    }

    @Test("messages that come in above move nothing under a finger that rests or moves") func underFinger() throws {
        let screen = Screen()
        let host = screen.host
        screen.scroll(-10_000)
        let message = try screen.middle()
        try #require(host.tap("Earlier messages"))
        host.touchDown(at: CGPoint(x: 170, y: 300))
        host.touchMove(to: CGPoint(x: 170, y: 280))
        host.touchMove(to: CGPoint(x: 170, y: 260))
        let held = try #require(host.frame(ofText: message.string))
        #expect(held.minY < message.frame.minY)
        let places = screen.places(of: message, for: 1.2)
        #expect(places.count == 72)
        #expect(places.allSatisfy { $0 == held })
        #expect(host.scrollView.geometry.contentSize.height > 2000)
        host.touchMove(to: CGPoint(x: 170, y: 230))
        #expect(host.frame(ofText: message.string) == held.offsetBy(dx: 0, dy: -30))
    }

    @Test("all of the history can be loaded, a part at a time") func all() throws {
        let screen = Screen()
        let host = screen.host
        for _ in 0..<2 {
            screen.scroll(-10_000)
            try #require(host.tap("Earlier messages"))
            host.advance(by: 1)
            host.settle()
        }
        screen.scroll(-10_000)
        #expect(host.frame(ofText: "Earlier messages") == nil)
        #expect(host.frame(ofText: "Are you still up for the hut this weekend?") != nil)
    }

    @Test("a reload that empties the chat brings every message back to its place, in the first frame that shows it")
    func reloaded() throws {
        let screen = Screen()
        let host = screen.host
        screen.scroll(-200)
        let offset = host.scrollView.offset.y
        let message = try screen.middle()
        host.tap(at: screen.reload)
        host.step()
        #expect(host.frame(ofText: message.string) == nil)
        let places = screen.places(of: message, for: 2)
        #expect(places.count > 50)
        #expect(places.allSatisfy { $0 == message.frame })
        #expect(host.scrollView.offset.y == offset)
    }

    @Test("older messages and a reload together keep the place") func both() throws {
        let screen = Screen()
        let host = screen.host
        screen.scroll(-10_000)
        try #require(host.tap("Earlier messages"))
        host.advance(by: 1)
        screen.scroll(-100)
        let message = try screen.middle()
        host.tap(at: screen.reload)
        host.advance(by: 2)
        #expect(host.frame(ofText: message.string) == message.frame)
    }

    @Test("a message that is sent leads to the end, and the end is kept over a reload") func sent() throws {
        let screen = Screen()
        let host = screen.host
        screen.scroll(-300)
        host.tap(at: screen.send)
        host.settle()
        #expect(host.scrollView.offset.y == screen.end)
        #expect(host.frame(ofText: "On my way!") != nil)
        host.tap(at: screen.reload)
        host.advance(by: 2)
        #expect(host.scrollView.offset.y == screen.end)
        #expect(host.frame(ofText: "On my way!") != nil)
    }

    @Test("scrolling evaluates no body") func cost() {
        let screen = Screen()
        let host = screen.host
        screen.scroll(-100)
        host.touchDown(at: CGPoint(x: 170, y: 250))
        host.touchMove(to: CGPoint(x: 170, y: 270))
        host.touchMove(to: CGPoint(x: 170, y: 290))
        #expect(host.report.bodyNames.isEmpty)
    }
}

@MainActor private struct Screen {
    let host = TestHost(size: CGSize(width: 340, height: 560)) { ChatKeepsItsPlace() }
    let reload = CGPoint(x: 315, y: 28)
    let send = CGPoint(x: 312, y: 533)

    var end: CGFloat { host.scrollView.maximumOffset.y }

    func scroll(_ points: CGFloat) {
        host.wheel(at: CGPoint(x: 170, y: 300), by: CGPoint(x: 0, y: points))
        host.settle()
    }

    /// A message in the middle of the window.
    func middle() throws -> VisibleText {
        try #require(host.texts.first { $0.frame.minY > 200 && $0.frame.maxY < 450 && $0.string.count > 12 })
    }

    /// Lets time pass and collects where a message was in the frames that showed it.
    func places(of message: VisibleText, for seconds: Double) -> [CGRect] {
        var places: [CGRect] = []
        for _ in 0..<Int(seconds * 60) {
            host.step()
            if let frame = host.frame(ofText: message.string) { places.append(frame) }
        }
        return places
    }
}
