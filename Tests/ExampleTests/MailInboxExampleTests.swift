import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct MailInboxExampleTests {
    private func shown() -> (Screen, TestHost) {
        let screen = Screen()
        return (screen, screen.host)
    }

    @Test("a swipe to the right offers Read, and Unread once it is") func read() throws {
        let (screen, host) = shown()
        try screen.swipe("Can it think?, 2", by: 100)
        #expect(host.tap("Read"))
        host.settle()
        try screen.swipe("Can it think?, 2", by: 100)
        #expect(host.frame(ofText: "Unread") != nil)
    }

    @Test("a swipe across a row deletes its message, and the next one takes its place") func delete() throws {
        let (screen, _) = shown()
        let former = try #require(screen.place("Can it think?, 2"))
        try screen.swipe("Can it think?, 2", by: -310)
        #expect(screen.place("Can it think?, 2") == nil)
        #expect(screen.place("We found a moth, 3") == former)
    }

    @Test("a message that comes in above what is in sight moves nothing; at the top it shows") func arrival() throws {
        let (_, host) = shown()
        host.wheel(at: CGPoint(x: 170, y: 300), by: CGPoint(x: 0, y: 500))
        let before = host.texts.filter { $0.string.contains("moth") || $0.string.contains("think") }
        #expect(before.count > 1)
        host.tap("New")
        host.settle()
        // Offsets are multiples of a millionth of a point, rows that were estimated may not be.
        for text in before { #expect(abs(try #require(host.frame(ofText: text.string)).minY - text.frame.minY) < 0.001) }
        host.wheel(at: CGPoint(x: 170, y: 300), by: CGPoint(x: 0, y: -2_000))
        host.settle()
        #expect(host.frame(ofText: "Just landed") != nil)
    }

    @Test("in edit mode a row moves by its handle") func move() throws {
        let (screen, host) = shown()
        host.tap("Edit")
        host.settle()
        let first = try #require(screen.place("Can it think?, 2"))
        let second = try #require(screen.place("We found a moth, 3"))
        host.drag(from: CGPoint(x: 313, y: first), to: CGPoint(x: 313, y: second + 5))
        host.settle()
        #expect(try #require(screen.place("We found a moth, 3")) < second)
        #expect(try #require(screen.place("Can it think?, 2")) > first)
    }
}

@MainActor private struct Screen {
    let host = TestHost(size: CGSize(width: 340, height: 560)) { MailInbox() }

    /// The middle of the row of a message.
    func place(_ subject: String) -> CGFloat? { host.frame(ofText: subject)?.midY }

    /// Swipes the row of a message, far enough to show its buttons.
    func swipe(_ subject: String, by travel: CGFloat) throws {
        let y = try #require(place(subject))
        let start: CGFloat = travel < 0 ? 330 : 10
        host.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: start + travel, y: y))
        host.settle()
    }
}
