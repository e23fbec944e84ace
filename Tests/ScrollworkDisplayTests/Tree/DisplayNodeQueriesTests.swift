import Foundation
import ScrollworkBase
import Testing

@testable import ScrollworkDisplay

@Suite("Display tree queries")
struct DisplayNodeQueriesTests {
    @Test("A place is the sum of origins and offsets on the way up")
    func transform() {
        let list = list(3)
        let root = node(CGRect(x: 0, y: 0, width: 300, height: 300), "root", color: nil, [list])
        list.childOffset = CGPoint(x: 0, y: -15)
        let row = list.children[2]
        #expect(row.spatialTransform(to: root) == CGAffineTransform(translationX: 10, y: 20 + 80 - 15))
        #expect(row.spatialTransform(to: row) == .identity)
        #expect(root.spatialTransform(to: row) == nil)
        #expect(DisplayNode.spatialTransform(alongUpward: [row, list]) == CGAffineTransform(translationX: 0, y: 65))
    }

    @Test("A node's own transform applies before its origin")
    func ownTransform() {
        let child = node(CGRect(x: 10, y: 0, width: 5, height: 5))
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        let root = node(.zero, color: nil, [child])
        #expect(CGPoint(x: 1, y: 1).applying(child.spatialTransform(to: root) ?? .identity) == CGPoint(x: 12, y: 2))
        #expect(root.subtreeBounds == CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    @Test("Bounds hold items, children, clip, blur and shadow")
    func bounds() {
        let list = list(20)
        list.childOffset = CGPoint(x: 0, y: -700)
        #expect(list.subtreeBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = node(CGRect(x: 0, y: 0, width: 10, height: 10))
        box.shadow = DisplayShadow(color: .black, radius: 2, offset: CGVector(dx: 0, dy: 4))
        #expect(box.subtreeBounds == CGRect(x: -6, y: -2, width: 22, height: 22))
        box.shadow = nil
        box.blurRadius = 1
        #expect(box.subtreeBounds == CGRect(x: -3, y: -3, width: 16, height: 16))
        #expect(DisplayNode().subtreeBounds.isNull)
    }

    @Test("Ordered children are searched, at any offset")
    func ordered() {
        let list = list(1000)
        let viewport = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(list.visibleChildRange(in: viewport) == 0..<5)
        list.childOffset = CGPoint(x: 0, y: -100)
        #expect(list.visibleChildRange(in: viewport) == 2..<8)
        #expect(list.visibleChildRange(in: viewport, overdraw: 45) == 1..<9)
        #expect(list.visibleChildren(in: viewport).map(\.label) == (2..<8).map { "row \($0)" })
        list.childOffset = CGPoint(x: 0, y: -100_000)
        #expect(list.visibleChildRange(in: viewport).isEmpty)
    }

    @Test("Unordered children are asked one by one")
    func unordered() {
        let root = node(
            .zero, color: nil,
            [node(CGRect(x: 50, y: 0, width: 10, height: 10), "b"), node(CGRect(x: 0, y: 0, width: 10, height: 10), "a")])
        #expect(root.visibleChildren(in: CGRect(x: 0, y: 0, width: 20, height: 20)).map(\.label) == ["a"])
        #expect(root.visibleChildRange(in: .zero) == 0..<2)
    }
}
