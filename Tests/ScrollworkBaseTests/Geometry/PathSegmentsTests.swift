import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Path pieces")
struct PathSegmentsTests {
    @Test("The even-odd rule leaves a hole where the winding rule does not")
    func holes() {
        var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
        #expect(!path.contains(CGPoint(x: 110, y: 50)))
    }

    @Test("Trimming goes by length")
    func trim() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let half = path.trimmedPath(from: 0, to: 0.5)
        #expect(half.description == "0 0 m 10 0 l 10 10 l")
        #expect(path.trimmedPath(from: 0.375, to: 0.625).description == "10 5 m 10 10 l 5 10 l")
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: -3, to: 0.25).description == "0 0 m 10 0 l")
    }

    @Test("A quarter of a circle ends a quarter of the way round, clockwise to the eye from the right")
    func trimCircle() {
        let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
        let end = quarter.currentPoint ?? .zero
        #expect(abs(end.x) < 0.01 && abs(end.y - 10) < 0.01)
        let bit = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0.3, to: 0.4)
        let last = bit.currentPoint ?? .zero
        #expect(abs(atan2(last.y, last.x) - 0.8 * .pi) < 0.01)
    }

    @Test("Trimming keeps gaps between subpaths")
    func trimGaps() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 0 5 m 5 5 l")
    }
}
