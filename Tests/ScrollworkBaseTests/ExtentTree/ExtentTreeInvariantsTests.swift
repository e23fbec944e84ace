import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Extent tree invariants")
struct ExtentTreeInvariantsTests {
    @Test("A wrong sum, height or tile is found")
    func broken() {
        var tree = ExtentTree(extents: [10, nil, 20] as [CGFloat?], estimate: 5)
        #expect(tree.violations().isEmpty)
        tree.nodes[0].summary.rows += 1
        #expect(tree.violations().count == 1)
        tree.nodes[0].height = 9
        #expect(tree.violations().count == 2)
    }

    @Test("Lost nodes are found")
    func lost() {
        var tree = ExtentTree(count: 3, estimate: 5)
        tree.root = ExtentTree.none
        #expect(tree.violations() == ["1 nodes are lost"])
    }

    @Test("Removed rows give their nodes back")
    func reuse() {
        var tree = ExtentTree(extents: (0..<1000).map { CGFloat($0) }, estimate: 5)
        let nodes = tree.nodes.count
        for _ in 0..<20 {
            tree.remove(100..<900)
            tree.insert(800, at: 100)
            for row in 100..<900 { tree.setExtent(CGFloat(row), of: row) }
        }
        #expect(tree.nodes.count <= nodes * 2)
        tree.checkInvariants()
    }
}
