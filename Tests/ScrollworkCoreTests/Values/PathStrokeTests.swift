import Foundation
import ScrollworkBase
import Testing

@testable import ScrollworkCore

@Suite struct PathStrokeTests {
    private func corner(_ join: CGLineJoin, cap: CGLineCap = .butt, limit: CGFloat = 10) -> Path {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        return path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit))
    }

    @Test("A line covers half its width on both sides")
    func width() {
        let outline = corner(.miter)
        #expect(outline.contains(CGPoint(x: 10, y: 1.9)))
        #expect(outline.contains(CGPoint(x: 10, y: -1.9)))
        #expect(!outline.contains(CGPoint(x: 10, y: 2.1)))
        #expect(outline.contains(CGPoint(x: 19, y: 1)))
    }

    @Test("Joins fill the outer corner by their kind")
    func joins() {
        let tip = CGPoint(x: 21.9, y: -1.9)
        #expect(corner(.miter).contains(tip))
        #expect(!corner(.miter, limit: 1).contains(tip))
        #expect(!corner(.bevel).contains(tip))
        #expect(!corner(.round).contains(tip))
        #expect(corner(.round).contains(CGPoint(x: 21.2, y: -1.2)))
    }

    @Test("Caps reach beyond the ends by their kind")
    func caps() {
        let beyond = CGPoint(x: -1.8, y: 1.8)
        #expect(!corner(.miter).contains(beyond))
        #expect(corner(.miter, cap: .square).contains(beyond))
        #expect(!corner(.miter, cap: .round).contains(beyond))
        #expect(corner(.miter, cap: .round).contains(CGPoint(x: -1.8, y: 0.1)))
    }

    @Test("Dashes leave gaps, from the phase on")
    func dashes() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
        #expect(dashed.contains(CGPoint(x: 9, y: 0)))
        #expect(!dashed.contains(CGPoint(x: 12, y: 0)))
        #expect(dashed.contains(CGPoint(x: 16, y: 0)))
        let moved = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 10))
        #expect(!moved.contains(CGPoint(x: 2, y: 0)))
        #expect(moved.contains(CGPoint(x: 6, y: 0)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])).contains(CGPoint(x: 50, y: 0)))
    }

    @Test("A closed outline has no caps and a hole")
    func closed() {
        let frame = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
        #expect(frame.contains(CGPoint(x: -1.5, y: -1.5)))
        #expect(!frame.contains(CGPoint(x: 20, y: 20)))
        #expect(frame.boundingRect == CGRect(x: -2, y: -2, width: 44, height: 44))
    }
}
