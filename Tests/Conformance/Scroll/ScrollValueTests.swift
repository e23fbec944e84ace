import ScrollworkTesting
import SwiftUI
import Testing

/// Values of the scroll API that need no view.
@MainActor struct ScrollValueTests {
    @Test("api.edges edges and axes are made from their raw values, and from no others")
    func rawValues() {
        #expect(Edge(rawValue: 2) == .bottom)
        #expect(Edge(rawValue: 4) == nil)
        #expect(HorizontalEdge(rawValue: 1) == .trailing)
        #expect(VerticalEdge(rawValue: 1) == .bottom)
        #expect(Axis(rawValue: 1) == .vertical)
        #expect(Axis(rawValue: -1) == nil)
    }

    @Test("api.edges corners form sets by edge")
    func corners() {
        #expect(Edge.Corner.Set.top == [.topLeading, .topTrailing])
        #expect(Edge.Corner.Set.leading.contains(.bottomLeading))
        #expect(!Edge.Corner.Set.leading.contains(.bottomTrailing))
        #expect(Edge.Corner.Set.all.symmetricDifference(.bottom) == .top)
        #expect(Edge.Corner.Set.none.isEmpty)
        #expect(Edge.Corner.Set(.topLeading).debugDescription == "[topLeading]")
    }

    @Test("effects.projection projections join and turn back as matrices do; what keeps parallels is drawn, the rest is said once")
    func projections() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 20))
        let grow = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
        #expect(move.concatenating(grow) == ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 20, ty: 80)))
        #expect(grow.concatenating(move).inverted() == ProjectionTransform(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -5, ty: -5)))
        #expect(move.isAffine && !move.isIdentity)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInvertible = flat.invert()
        #expect(!isInvertible)
        #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))

        func frame(_ transform: ProjectionTransform) -> (CGRect?, Int) {
            let host = TestHost(size: CGSize(width: 200, height: 200)) {
                Text("a").font(.system(size: 20)).visualEffect { content, _ in content.transformEffect(transform) }
            }
            return (host.frame(ofText: "a"), host.warnings.count)
        }
        #expect(frame(move).0 == CGRect(x: 100, y: 110, width: 20, height: 20))
        var vanishing = move
        vanishing.m13 = 0.01
        #expect(frame(vanishing) == (CGRect(x: 100, y: 110, width: 20, height: 20), 1))
    }
}
