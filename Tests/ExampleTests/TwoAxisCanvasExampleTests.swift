import ScrollworkTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor struct TwoAxisCanvasExampleTests {
    @Test("the map starts where the state says, in both directions") func start() {
        let screen = Screen()
        let host = screen.host
        #expect(host.reports.count == 1)
        #expect(host.scrollView.offset == CGPoint(x: 440, y: 300))
    }

    @Test("the rulers go along with the map, each in its direction") func rulers() throws {
        let screen = Screen()
        let host = screen.host
        // The middle of field C3: 500 and 500 of the map, beside rulers of 28.
        func expectMiddle(_ point: CGPoint) throws {
            let (column, row) = (try #require(host.frame(ofText: "C")), try #require(host.frame(ofText: "3")))
            #expect(CGPoint(x: column.midX, y: row.midY) == point)
        }
        try expectMiddle(CGPoint(x: 28 + 500 - 440, y: 28 + 500 - 300))
        screen.pan(20, -60)
        #expect(host.scrollView.offset == CGPoint(x: 460, y: 240))
        try expectMiddle(CGPoint(x: 28 + 500 - 460, y: 28 + 500 - 240))
        screen.pan(0, 25)
        try expectMiddle(CGPoint(x: 68, y: 263))
    }

    @Test("a button brings its station into the middle, or as near as the map reaches") func places() throws {
        let screen = Screen()
        let host = screen.host
        try screen.tapButton("Central")
        #expect(host.scrollView.offset == CGPoint(x: 600 - screen.viewport.width / 2, y: 500 - screen.viewport.height / 2))
        try screen.tapButton("Airport")
        // 1300 is nearer to the edge of 1400 than half of the window.
        #expect(host.scrollView.offset == CGPoint(x: 1400 - screen.viewport.width, y: 300 - screen.viewport.height / 2))
        let ruler = try #require(host.frame(ofText: "G"))
        #expect(ruler.midX == 28 + 1300 - (1400 - screen.viewport.width))
        // The wheel takes over from there.
        screen.pan(-100, 0)
        #expect(host.scrollView.offset == CGPoint(x: 1300 - screen.viewport.width, y: 300 - screen.viewport.height / 2))
    }

    @Test("on the way to a place the rulers keep step with the map, in every frame") func inStep() throws {
        let screen = Screen()
        let host = screen.host
        try screen.tapButton("Harbour", settles: false)
        var steps = 0
        for _ in 0..<300 where host.isBusy {
            host.step()
            steps += 1
            let offset = host.scrollView.offset
            if let column = host.frame(ofText: "D") { #expect(abs(column.midX - (28 + 700 - offset.x)) < 0.5) }
            if let row = host.frame(ofText: "4") { #expect(abs(row.midY - (28 + 700 - offset.y)) < 0.5) }
        }
        #expect(steps > 30)
        #expect(host.scrollView.offset.y == 1000 - screen.viewport.height)
    }

    @Test("panning evaluates the rulers and the overview, and no station") func cost() {
        let screen = Screen()
        let host = screen.host
        host.touchDown(at: CGPoint(x: 250, y: 300))
        host.touchMove(to: CGPoint(x: 230, y: 280))
        host.touchMove(to: CGPoint(x: 210, y: 260))
        #expect(host.report.bodyNames["TopRuler"] == 1)
        #expect(host.report.bodyNames["Overview"] == 1)
        #expect(host.report.bodyNames["TransitMap"] == nil)
        #expect(host.report.bodyNames["StationMark"] == nil)
    }
}

@MainActor private struct Screen {
    let host = TestHost(size: CGSize(width: 340, height: 560)) { TwoAxisCanvas() }

    var viewport: CGSize { host.scrollView.geometry.containerSize }

    func pan(_ x: CGFloat, _ y: CGFloat) {
        host.wheel(at: CGPoint(x: 200, y: 200), by: CGPoint(x: x, y: y))
        host.settle()
    }

    /// The button at the bottom, not the station of that name.
    func tapButton(_ name: String, settles: Bool = true) throws {
        let button = try #require(host.texts.last { $0.string == name })
        host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        if settles { host.settle() }
    }
}
