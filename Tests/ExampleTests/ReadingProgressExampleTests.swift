import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct ReadingProgressExampleTests {
    @Test("the rest of four minutes is counted down by the share that is read") func minutes() {
        let screen = Screen()
        #expect(screen.shows("4 min left"))
        // A quarter of the way, and half a point on either side of it.
        screen.read(screen.range / 4 - 0.5)
        #expect(screen.shows("4 min left"))
        screen.read(1)
        #expect(screen.shows("3 min left"))
        screen.read(screen.range / 2)
        #expect(screen.shows("1 min left"))
        screen.read(-2)
        #expect(screen.shows("2 min left"))
        screen.read(screen.range)
        #expect(screen.shows("Finished"))
        screen.read(-1)
        #expect(screen.shows("1 min left"))
    }

    @Test("the line is as long as the share that is read, and no longer while the end is pulled") func line() {
        let screen = Screen()
        let host = screen.host
        #expect(screen.lineLength == 0)
        screen.read(screen.range / 2)
        #expect(abs(screen.lineLength - 170) < 0.01)
        screen.read(screen.range)
        #expect(screen.lineLength == 340)
        host.touchDown(at: CGPoint(x: 170, y: 400))
        for y in [380, 340, 300] as [CGFloat] { host.touchMove(to: CGPoint(x: 170, y: y)) }
        #expect(host.scrollView.offset.y > host.scrollView.maximumOffset.y + 20)
        #expect(screen.lineLength == 340)
    }

    @Test("a change of the width keeps the share right") func resized() {
        let screen = Screen()
        screen.read(screen.range / 2)
        screen.host.resize(to: CGSize(width: 560, height: 340))
        screen.host.settle()
        let share = screen.offset / screen.range
        #expect(share > 0 && share < 1)
        #expect(abs(screen.lineLength - 560 * share) < 0.01)
        #expect(screen.host.checkShadow().isEmpty)
    }

    @Test("a change of the offset evaluates the screen and its bar, and not the article") func cost() {
        let screen = Screen()
        screen.read(100)
        screen.host.touchDown(at: CGPoint(x: 170, y: 400))
        screen.host.touchMove(to: CGPoint(x: 170, y: 380))
        screen.host.touchMove(to: CGPoint(x: 170, y: 360))
        let bodies = screen.host.report.bodyNames
        #expect(bodies["ReadingProgress"] == 1)
        #expect(bodies["ReadingBar"] == 1)
        #expect(bodies["ArticleText"] == nil)
    }
}

@MainActor private struct Screen {
    let host = TestHost(size: CGSize(width: 340, height: 560)) { ReadingProgress() }

    private var inset: CGFloat { host.scrollView.geometry.contentInsets.top }
    /// 0 at rest below the bar.
    var offset: CGFloat { host.scrollView.offset.y + inset }
    /// Points that the article can be scrolled by.
    var range: CGFloat { host.scrollView.maximumOffset.y + inset }

    func read(_ points: CGFloat) {
        host.wheel(at: CGPoint(x: 170, y: 300), by: CGPoint(x: 0, y: points))
        host.settle()
    }

    func shows(_ text: String) -> Bool { host.frame(ofText: text) != nil }

    /// Where the orange line ends: it is scaled from nothing to the width of the window.
    var lineLength: CGFloat {
        // The only view of the screen that is transformed, in the display tree's text form, which leaves out a scale of 1.
        let scales = host.dump(.display).split(separator: "\n").compactMap { line -> CGFloat? in
            guard let range = line.range(of: "transform=(") else { return nil }
            return Double(line[range.upperBound...].prefix { $0 != "," }).map { CGFloat($0) }
        }
        return (scales.first ?? 1) * host.size.width
    }
}
