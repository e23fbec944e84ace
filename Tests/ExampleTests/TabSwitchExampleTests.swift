import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct TabSwitchExampleTests {
    @Test("each tab comes back where it was left, in the first frame that shows it") func places() throws {
        let screen = Screen()
        let host = screen.host
        screen.scroll(250)
        try screen.choose(.songs)
        #expect(screen.y == 0)
        screen.scroll(730)
        try screen.choose(.artists)
        #expect(screen.y == 0)
        try screen.choose(.albums)
        #expect(screen.y == 250)
        try screen.choose(.songs)
        #expect(screen.y == 730)
        host.settle()
        #expect(screen.y == 730)
    }

    @Test("the pages are made anew each time") func anew() throws {
        let screen = Screen()
        let host = screen.host
        screen.scroll(250)
        try screen.choose(.songs)
        host.settle()
        #expect(host.scrollViews.count == 1)
        #expect(!host.dump(.view).contains("AlbumPage"))
    }

    @Test("choosing the shown tab leads to its top, and leaves the others where they were") func again() throws {
        let screen = Screen()
        let host = screen.host
        screen.scroll(250)
        try screen.choose(.songs)
        screen.scroll(400)
        try screen.choose(.songs)
        #expect(screen.y > 0)
        host.settle()
        #expect(screen.y == 0)
        screen.scroll(30)
        try screen.choose(.albums)
        #expect(screen.y == 250)
        try screen.choose(.songs)
        #expect(screen.y == 30)
    }

    @Test("a place is left by a fling that is still under way, and stays there") func fling() throws {
        let screen = Screen()
        let host = screen.host
        host.fling(from: CGPoint(x: 170, y: 400), to: CGPoint(x: 170, y: 250))
        host.advance(by: 0.1)
        let left = screen.y
        try screen.choose(.artists)
        host.advance(by: 0.5)
        #expect(screen.y == 0)
        try screen.choose(.albums)
        host.settle()
        // It went on for as long as the tap took.
        #expect(screen.y >= left && screen.y < left + 60)
    }
}

@MainActor private struct Screen {
    let host = TestHost(size: CGSize(width: 340, height: 560)) { TabSwitch() }

    var y: CGFloat { host.scrollView.offset.y }

    func scroll(_ points: CGFloat) {
        host.wheel(at: CGPoint(x: 170, y: 300), by: CGPoint(x: 0, y: points))
        host.settle()
    }

    /// Chooses a tab in the bar and runs the frame that shows it.
    func choose(_ tab: LibraryTab) throws {
        let item = try #require(host.texts.last { $0.string == tab.title })
        host.tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    }
}
