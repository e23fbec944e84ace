import Foundation
import ScrollworkBase
import Testing

@testable import ScrollworkDisplay

@Suite("Damage")
struct DisplayDiffTests {
    /// The damage of a change to `root`.
    private func damage(_ root: DisplayNode, _ change: () -> Void) -> DisplayRegion {
        let before = DisplaySnapshot(root)
        change()
        return DisplayDiff.damage(from: before, to: DisplaySnapshot(root))
    }

    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("Nothing changed, nothing is damaged")
    func nothing() {
        let list = list(50)
        #expect(damage(list) {}.isEmpty)
        #expect(damage(list) { list.label = "other" }.isEmpty)
    }

    @Test("A changed item damages its box where it is on the screen")
    func item() {
        let list = list(50)
        list.childOffset = CGPoint(x: 0, y: -30)
        let region = damage(list) { list.children[2].items = [.fill(Path(self.box), .color(.white), evenOdd: false)] }
        #expect(region.rects == [CGRect(x: 10, y: 70, width: 100, height: 40)])
        #expect(damage(list) { list.children[40].items = [] }.isEmpty)
    }

    @Test("A scroll step damages what is visible of the children")
    func scroll() {
        let list = list(50)
        let region = damage(list) { list.childOffset.y = -3 }
        #expect(region.bounds == CGRect(x: 10, y: 20, width: 100, height: 200))
    }

    @Test("A moved node damages its old and its new place")
    func move() {
        let child = node(box)
        let root = node(.zero, color: nil, [child])
        let region = damage(root) { child.origin.x = 50 }
        #expect(region.rects.count == 2)
        #expect(region.area == 200)
    }

    @Test("Opacity, clip and transform damage all below")
    func effects() {
        let child = node(CGRect(x: 5, y: 5, width: 10, height: 10), color: nil, [node(CGRect(x: 1, y: 1, width: 4, height: 4))])
        let root = node(.zero, color: nil, [child])
        #expect(damage(root) { child.opacity = 0.5 }.bounds == CGRect(x: 6, y: 6, width: 4, height: 4))
        #expect(
            damage(root) { child.clip = Path(CGRect(x: 0, y: 0, width: 2, height: 2)) }.bounds == CGRect(x: 6, y: 6, width: 4, height: 4))
        #expect(!damage(root) { child.transform = CGAffineTransform(scaleX: 2, y: 2) }.isEmpty)
    }

    @Test("Inserted and removed nodes damage their place, their siblings none")
    func structure() {
        let root = node(.zero, color: nil, (0..<4).map { node(CGRect(x: CGFloat($0) * 20, y: 0, width: 10, height: 10)) })
        #expect(damage(root) { root.children.remove(at: 1) }.rects == [CGRect(x: 20, y: 0, width: 10, height: 10)])
        let added = node(CGRect(x: 100, y: 0, width: 10, height: 10))
        #expect(damage(root) { root.children.insert(added, at: 0) }.rects == [CGRect(x: 100, y: 0, width: 10, height: 10)])
    }

    @Test("A changed drawing order damages what moved")
    func order() {
        let children = (0..<4).map { node(CGRect(x: CGFloat($0) * 20, y: 0, width: 10, height: 10)) }
        let root = node(.zero, color: nil, children)
        let region = damage(root) { root.children = [children[1], children[2], children[3], children[0]] }
        #expect(region.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("Below a shadow or a blur a change damages the whole")
    func spreading() {
        let child = node(box)
        let parent = node(CGRect(x: 100, y: 0, width: 50, height: 50), [child])
        parent.blurRadius = 2
        let root = node(.zero, color: nil, [parent])
        let region = damage(root) { child.items = [] }
        #expect(region.bounds == CGRect(x: 94, y: -6, width: 62, height: 62))
        #expect(damage(root) {}.isEmpty)
    }

    private func node(_ rect: CGRect, _ children: [DisplayNode]) -> DisplayNode {
        ScrollworkDisplayTests.node(rect, "", color: .black, children)
    }
    private func node(_ rect: CGRect, color: DisplayColor? = .black, _ children: [DisplayNode] = []) -> DisplayNode {
        ScrollworkDisplayTests.node(rect, "", color: color, children)
    }
}
