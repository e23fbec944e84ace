import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Path arcs")
struct PathArcsTests {
    private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        guard let a else { return false }
        return abs(a.x - x) < 1e-6 && abs(a.y - y) < 1e-6
    }

    @Test("Not clockwise lets the angle grow, which turns clockwise to the eye on a y-down plane")
    func direction() {
        var down = Path()
        down.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        #expect(down.contains(CGPoint(x: 0, y: 5)))
        #expect(!down.contains(CGPoint(x: 0, y: -5)))
        var up = Path()
        up.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
        #expect(up.contains(CGPoint(x: 0, y: -5)))
        #expect(isNear(up.currentPoint, -10, 0))
    }

    @Test("A full turn is a full circle in both directions", arguments: [true, false])
    func full(clockwise: Bool) {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: clockwise)
        for point in [CGPoint(x: 6, y: 6), CGPoint(x: -6, y: 6), CGPoint(x: -6, y: -6), CGPoint(x: 6, y: -6)] {
            #expect(path.contains(point))
        }
    }

    @Test("An arc stays on its circle to a thousandth")
    func accuracy() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 100, startAngle: .degrees(30), delta: .degrees(200))
        for point in path.flattened().joined() { #expect(abs(hypot(point.x, point.y) - 100) < 0.05) }
    }

    @Test("A relative arc joins with a line and ends at start plus delta")
    func relative() {
        var path = Path()
        path.move(to: .zero)
        path.addRelativeArc(center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .zero, delta: .degrees(90))
        #expect(path.elements[1] == .line(to: CGPoint(x: 30, y: 0)))
        #expect(isNear(path.currentPoint, 20, 10))
    }

    @Test("A tangent arc rounds a corner between two lines")
    func tangent() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isNear(path.currentPoint, 100, 20))
        #expect(path.elements[1] == .line(to: CGPoint(x: 80, y: 0)))
        var left = Path()
        left.move(to: .zero)
        left.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
        #expect(isNear(left.currentPoint, 100, -20))
        var straight = Path()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 200, y: 0), radius: 20)
        #expect(isNear(straight.currentPoint, 100, 0))
    }
}
