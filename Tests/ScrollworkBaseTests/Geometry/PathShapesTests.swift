import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Path shapes")
struct PathShapesTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    @Test("A rectangle is known as one until something is added")
    func plain() {
        var path = Path(rect)
        #expect(path.plainRect == rect)
        #expect(path.elements.count == 5)
        path.addLine(to: .zero)
        #expect(path.plainRect == nil)
        #expect(Path(roundedRect: rect, cornerRadius: 0).plainRect == rect)
        #expect(Path(roundedRect: rect, cornerRadius: 4).plainRect == nil)
    }

    @Test("Corner radii are limited to half the shorter side")
    func radii() {
        let path = Path(roundedRect: rect, cornerRadius: 1000)
        #expect(path.boundingRect == rect)
        #expect(path.contains(CGPoint(x: 35, y: 21)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)))
        let uneven = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 40, bottomLeading: 40))
        #expect(uneven.boundingRect == rect)
        #expect(!uneven.contains(CGPoint(x: 12, y: 22)))
        #expect(uneven.contains(CGPoint(x: 109, y: 21)))
    }

    @Test("Radii that do not fit shrink together")
    func fitted() {
        let radii = RectangleCornerRadii(topLeading: 60, bottomLeading: 40).fitted(in: CGSize(width: 100, height: 50))
        #expect(radii == RectangleCornerRadii(topLeading: 30, bottomLeading: 20))
        #expect(RectangleCornerRadii(topLeading: -4).fitted(in: CGSize(width: 9, height: 9)) == RectangleCornerRadii())
    }

    @Test("An ellipse touches its box and leaves the corners out")
    func ellipse() {
        let path = Path(ellipseIn: rect)
        #expect(path.contains(CGPoint(x: 60, y: 45)))
        #expect(path.contains(CGPoint(x: 11, y: 45)))
        #expect(!path.contains(CGPoint(x: 15, y: 25)))
        #expect(path.boundingRect == rect)
    }

    @Test("Transforms move every point; rectangles stay plain where sides stay along the axes")
    func transforms() {
        #expect(Path(rect).offsetBy(dx: 5, dy: -5).plainRect == rect.offsetBy(dx: 5, dy: -5))
        #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 0.5)).plainRect == nil)
        var path = Path()
        path.addPath(Path(rect), transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.boundingRect == CGRect(x: 20, y: 40, width: 200, height: 100))
        path.addRects([rect, rect])
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        #expect(path.elements.count == 17)
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }

    @Test("After closing, the current point is the beginning of the subpath")
    func current() {
        #expect(Path(rect).currentPoint == rect.origin)
        #expect(Path().currentPoint == nil)
    }
}
