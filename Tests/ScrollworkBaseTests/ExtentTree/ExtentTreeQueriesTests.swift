import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Extent tree queries")
struct ExtentTreeQueriesTests {
    private let tree = ExtentTree(extents: [10, 20, nil, nil, 30, 5] as [CGFloat?], estimate: 15, spacing: 2)

    @Test("The offset of a row is what lies before it, with spacing")
    func offsets() {
        #expect((0...6).map { tree.offset(of: $0) } == [0, 12, 34, 51, 68, 100, 107])
        #expect((0..<6).map { tree.extent(of: $0) } == [10, 20, 15, 15, 30, 5])
        #expect(tree.measuredExtent(of: 2) == nil)
        #expect(tree.totalExtent == 105)
    }

    @Test("The row at an offset covers it with its extent or the spacing after it")
    func rows() {
        #expect([-5, 0, 9, 10, 11.9, 12, 50.9, 51, 104, 1000].map { tree.row(at: $0)?.index } == [0, 0, 0, 0, 0, 1, 2, 3, 5, 5])
        #expect(tree.row(at: 70) == ExtentTree.Row(index: 4, offset: 68, extent: 30))
        #expect(tree.row(at: 70)?.end == 98)
    }

    @Test("Rows of an interval meet it; touching does not count, nor does the spacing")
    func interval() {
        #expect(tree.rows(from: 0, to: 12) == 0..<1)
        #expect(tree.rows(from: 9.9, to: 12.1) == 0..<2)
        #expect(tree.rows(from: 10, to: 12).isEmpty)
        #expect(tree.rows(from: -100, to: 1000) == 0..<6)
        #expect(tree.rows(from: 200, to: 300).isEmpty)
        #expect(tree.rows(from: 5, to: 5).isEmpty)
        #expect(tree.rows(from: -20, to: 0).isEmpty)
    }

    @Test("Rows are visited in order with their places")
    func each() {
        var seen: [ExtentTree.Row] = []
        tree.forEachRow(in: 1..<5) { seen.append($0) }
        #expect(seen.map(\.index) == [1, 2, 3, 4])
        #expect(seen.map(\.offset) == [12, 34, 51, 68])
        #expect(seen.map(\.extent) == [20, 15, 15, 30])
    }

    @Test("Rows without extent are passed over")
    func zeroExtents() {
        let flat = ExtentTree(extents: [0, 0, 10, 0] as [CGFloat?], estimate: 1)
        #expect(flat.row(at: 0)?.index == 2)
        #expect(flat.row(at: 10)?.index == 3)
        #expect(ExtentTree(count: 3, estimate: 0).row(at: 5)?.index == 2)
    }

    @Test("Queries visit at most 2 · log₂ n nodes", arguments: [1_000, 10_000, 100_000, 1_000_000])
    func logarithm(rows: Int) {
        // All rows measured and different from their neighbours: the largest tree there is.
        let tree = ExtentTree(extents: (0..<rows).map { CGFloat(10 + $0 % 7) }, estimate: 10)
        let bound = Int(2 * log2(Double(rows)))
        var generator = SeededGenerator(state: 1)
        for _ in 0..<100 {
            let row = Int.random(in: 0..<rows, using: &generator)
            let before = tree.visitedNodes
            let offset = tree.offset(of: row)
            #expect(tree.visitedNodes - before <= bound)
            let between = tree.visitedNodes
            #expect(tree.row(at: offset)?.index == row)
            #expect(tree.visitedNodes - between <= bound)
        }
    }

    #if DEBUG
        @Test("Asking for a row that does not exist traps in debug builds")
        func missingRow() async {
            await #expect(processExitsWith: .failure) { _ = ExtentTree(count: 3, estimate: 1).extent(of: 3) }
        }
    #endif
}
