import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Affine transforms")
struct CGAffineTransformTests {
    private let point = CGPoint(x: 3, y: 4)

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("Concatenation applies the receiver first")
    func order() {
        let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(point.applying(both) == CGPoint(x: 16, y: 8))
        #expect(point.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
    }

    @Test("A positive rotation takes x to y")
    func rotation() {
        #expect(isNear(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
        #expect(isNear(point.applying(CGAffineTransform.identity.rotated(by: .pi)), CGPoint(x: -3, y: -4)))
    }

    @Test("The inverse undoes; without one the transform itself is returned")
    func inverse() {
        let transform = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -8).scaledBy(x: 2, y: 5)
        #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("Rectangles become the box of their corners")
    func rects() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(rect.applying(CGAffineTransform(translationX: 5, y: 6)) == CGRect(x: 5, y: 6, width: 10, height: 20))
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -10, y: 0, width: 10, height: 20))
        #expect(abs(rect.applying(CGAffineTransform(rotationAngle: .pi / 2)).width - 20) < 1e-9)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 3, y: 4)) == CGSize(width: 3, height: 8))
    }

    @Test("Kinds of transforms are recognised")
    func kinds() {
        #expect(CGAffineTransform().isIdentity)
        #expect(CGAffineTransform(translationX: 1, y: 2).isTranslation)
        #expect(CGAffineTransform(scaleX: 1, y: 2).isRectilinear)
        #expect(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0).isRectilinear)
        #expect(!CGAffineTransform(rotationAngle: 1).isRectilinear)
    }
}
