import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Edges and insets")
struct EdgeInsetsTests {
    private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    @Test("Sums, starts and ends follow the axis")
    func axes() {
        #expect(insets.total(.horizontal) == 6)
        #expect(insets.total(.vertical) == 4)
        #expect(insets.start(.horizontal) == 2)
        #expect(insets.end(.vertical) == 3)
        #expect(insets + insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    }

    @Test("A length goes to the chosen edges only")
    func edges() {
        #expect(EdgeInsets(5, edges: .horizontal) == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
        var copy = insets
        for edge in Edge.allCases { copy[edge] += 1 }
        #expect(copy == EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
        #expect(Edge.Set.all.contains(.leading))
        #expect(!Edge.Set.vertical.contains(.leading))
    }

    @Test("An axis set knows its axes")
    func axisSets() {
        #expect(Axis.Set.vertical.contains(Axis.vertical))
        #expect(!Axis.Set.vertical.contains(Axis.horizontal))
        #expect(!Axis.Set([]).contains(Axis.vertical))
        #expect(Axis.vertical.cross == .horizontal)
        #expect(CGSize(.vertical, main: 1, cross: 2) == CGSize(width: 2, height: 1))
        #expect(CGPoint(.horizontal, main: 1, cross: 2)[.vertical] == 2)
    }

    @Test("A unit point names a point of a rectangle, also outside")
    func unitPoints() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint(x: -0.5, y: 2).point(in: rect) == CGPoint(x: -40, y: 120))
    }
}
