import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Extent tree")
struct ExtentTreeTests {
    @Test("Unmeasured rows count with the estimate; changing it touches no node")
    func estimate() {
        var tree = ExtentTree(count: 1_000_000, estimate: 44, spacing: 8)
        #expect(tree.totalExtent == CGFloat(51_999_992))
        tree.setExtent(100, of: 500_000)
        let visited = tree.visitedNodes
        tree.estimate = 20
        #expect(tree.totalExtent == CGFloat(28_000_072))
        #expect(tree.visitedNodes == visited)
    }

    @Test("An empty tree has no rows and no extent")
    func empty() {
        let tree = ExtentTree(estimate: 44, spacing: 8)
        #expect(tree.count == 0)
        #expect(tree.totalExtent == 0)
        #expect(tree.row(at: 3) == nil)
        #expect(tree.offset(of: 0) == 0)
        #expect(tree.rows(from: 0, to: 100).isEmpty)
        #expect(tree.description == "0 rows, 0 pt, spacing 8")
    }

    @Test("Known extents make tiles: runs of equal rows, of measured rows and of unmeasured ones")
    func tiles() {
        let extents: [CGFloat?] = [44, 44, 44, nil, nil, 40, 52, nil]
        let tree = ExtentTree(extents: extents, estimate: 36)
        #expect(tree.description == "8 rows, 332 pt: 3 × 44, 2 ? 36, 2 measured 40…52, 1 ? 36")
        #expect(tree.measuredCount == 5)
        #expect(tree.measuredExtent == 224)
        #expect(tree.meanMeasuredExtent == 44.8)
        #expect(tree.violations().isEmpty)
    }

    @Test("Copies are independent")
    func values() {
        let first = ExtentTree(count: 10, estimate: 10)
        var second = first
        second.setExtent(50, of: 3)
        #expect(first.totalExtent == 100)
        #expect(second.totalExtent == 140)
    }

    @Test("Negative extents and those that are no number count as 0", arguments: [-5, CGFloat.nan, .infinity])
    func cleaned(extent: CGFloat) {
        var tree = ExtentTree(count: 2, estimate: 10)
        #expect(tree.setExtent(extent, of: 0) == -10)
        #expect(tree.totalExtent == 10)
    }
}
