import Foundation
import ScrollworkBase
import Testing

@testable import ScrollworkCore

@Suite struct ShapeTests {
    private let box = CGRect(x: 0, y: 0, width: 60, height: 40)

    private func size(_ shape: some Shape, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        shape.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    @Test("L-31 M-107 a circle is the square of the smaller side, other shapes take the proposal")
    func sizes() {
        #expect(size(Circle(), 100, 50) == CGSize(width: 50, height: 50))
        #expect(size(Circle(), 60, 100) == CGSize(width: 60, height: 60))
        #expect(size(Ellipse(), 100, 50) == CGSize(width: 100, height: 50))
        #expect(size(RoundedRectangle(cornerRadius: 4), 100, 50) == CGSize(width: 100, height: 50))
    }

    @Test("L-04 M-109 without a proposal every shape is 10×10")
    func ideal() {
        for size in [size(Circle(), nil, nil), size(Rectangle(), nil, nil), size(Capsule(), nil, nil), size(Path(box), nil, nil)] {
            #expect(size == CGSize(width: 10, height: 10))
        }
        #expect(size(Rectangle(), nil, 100) == CGSize(width: 10, height: 100))
    }

    @Test("L-31 M-110 trimmed and stroked circles stay square, all others take the proposal")
    func derivedSizes() {
        let square = CGSize(width: 40, height: 40)
        #expect(size(Circle().trim(from: 0, to: 0.5), 40, 60) == square)
        #expect(size(Circle().stroke(lineWidth: 3), 60, 40) == square)
        #expect(size(AnyShape(Circle()), 60, 40) == square)
        let all = box.size
        #expect(size(Circle().offset(x: 1), 60, 40) == all)
        #expect(size(Circle().scale(2), 60, 40) == all)
        #expect(size(Circle().rotation(.degrees(3)), 60, 40) == all)
        #expect(size(Circle().transform(.identity), 60, 40) == all)
        #expect(size(Circle().size(width: 5, height: 5), 60, 40) == all)
        #expect(size(Circle().inset(by: 2), 60, 40) == all)
    }

    @Test("A circle is drawn in the middle of its box")
    func circle() {
        let bounds = Circle().path(in: box).boundingRect
        #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 50) < 1e-9)
    }

    @Test("Insets shrink the box and the corners, and add up")
    func insets() {
        #expect(Rectangle().inset(by: 5).path(in: box).boundingRect == CGRect(x: 5, y: 5, width: 50, height: 30))
        #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: box).boundingRect == CGRect(x: 10, y: 10, width: 40, height: 20))
        #expect(Rectangle().inset(by: 50).path(in: box).boundingRect.size == .zero)
        let inner = RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: box)
        #expect(inner == RoundedRectangle(cornerRadius: 5).path(in: box.insetBy(dx: 3, dy: 3)))
    }

    @Test("Derived shapes move, scale and turn the outline")
    func derived() {
        #expect(Rectangle().offset(x: 5, y: -5).path(in: box).boundingRect == CGRect(x: 5, y: -5, width: 60, height: 40))
        #expect(Rectangle().scale(0.5, anchor: .topLeading).path(in: box).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
        let turned = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
        #expect(abs(turned.width - 40) < 1e-9 && abs(turned.midX - 30) < 1e-9)
        #expect(Rectangle().size(width: 10, height: 10).path(in: box).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        let centred = Rectangle().size(width: 10, height: 10, anchor: .center).path(in: box).boundingRect
        #expect(centred == CGRect(x: 25, y: 15, width: 10, height: 10))
    }

    @Test("Animatable data of a shape reaches through what is made of it")
    func animation() {
        let from = RoundedRectangle(cornerRadius: 0).offset(x: 0)
        let to = RoundedRectangle(cornerRadius: 10).offset(x: 20)
        let middle = from.mixed(with: to, by: 0.5)
        #expect(middle.shape.cornerSize == CGSize(width: 5, height: 5))
        #expect(middle.offset.width == 10)
    }

    @Test("A stroked shape is drawn as a line")
    func strokes() {
        let drawing = Circle().stroke(lineWidth: 3)._drawing(in: box)
        #expect(drawing.stroke?.width == 3)
        #expect(drawing.path == Circle().path(in: box))
        #expect(Circle()._drawing(in: box).stroke == nil)
    }
}
