import Foundation
import Testing

@testable import ScrollworkBase

@Suite("Extent tree updates")
struct ExtentTreeUpdatesTests {
    @Test("Setting an extent tells by how much the row has grown")
    func growth() {
        var tree = ExtentTree(count: 10, estimate: 40)
        #expect(tree.setExtent(50, of: 4) == 10)
        #expect(tree.setExtent(45, of: 4) == -5)
        #expect(tree.setExtent(45, of: 4) == 0)
        #expect(tree.setExtent(40, of: 5) == 0)
        #expect(tree.measuredCount == 2)
    }

    @Test("Rows measured one after the other share tiles")
    func runs() {
        var tree = ExtentTree(count: 1000, estimate: 40)
        for row in 0..<100 { tree.setExtent(44, of: row) }
        #expect(tree.description == "1000 rows, 40400 pt: 100 × 44, 900 ? 40")
        for row in (900..<1000).reversed() { tree.setExtent(CGFloat(row % 3) * 10, of: row) }
        #expect(tree.tiles.count <= 7)
        #expect(tree.violations().isEmpty)
    }

    @Test("Inserting and removing keeps the extents of the others")
    func edits() {
        var tree = ExtentTree(extents: [10, 20, 30] as [CGFloat?], estimate: 5)
        tree.insert(2, at: 1)
        #expect((0..<5).map { tree.measuredExtent(of: $0) } == [10, nil, nil, 20, 30])
        tree.insert(1, at: 5, extent: 7)
        tree.remove(0..<2)
        #expect((0..<4).map { tree.extent(of: $0) } == [5, 20, 30, 7])
        tree.remove(0..<4)
        #expect(tree.count == 0)
        tree.insert(3, at: 0, extent: 2)
        #expect(tree.totalExtent == 6)
        tree.insert(0, at: 1)
        #expect(tree.count == 3)
        #expect(tree.violations().isEmpty)
    }

    @Test("Moved rows keep their extents")
    func moves() {
        var tree = ExtentTree(extents: [1, 2, 3, 4, 5] as [CGFloat?], estimate: 9)
        tree.move(0..<2, to: 4)
        #expect((0..<5).map { tree.extent(of: $0) } == [3, 4, 1, 2, 5])
        tree.move(4..<5, to: 0)
        #expect((0..<5).map { tree.extent(of: $0) } == [5, 3, 4, 1, 2])
        tree.move(1..<3, to: 2)
        #expect((0..<5).map { tree.extent(of: $0) } == [5, 3, 4, 1, 2])
    }

    @Test("Extents can be set for many rows and forgotten")
    func ranges() {
        var tree = ExtentTree(count: 100, estimate: 10)
        tree.setExtent(20, of: 10..<20)
        #expect(tree.totalExtent == 1100)
        tree.forgetExtents(of: 15..<50)
        #expect(tree.description == "100 rows, 1050 pt: 10 ? 10, 5 × 20, 85 ? 10")
        tree.forgetAllExtents()
        #expect(tree.description == "100 rows, 1000 pt: 100 ? 10")
        tree.setExtent(3, of: 7..<7)
        #expect(tree.violations().isEmpty)
    }

    @Test("Random edits agree with a plain array", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func random(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        let spacing: CGFloat = seed.isMultiple(of: 2) ? 8 : 0
        var tree = ExtentTree(count: 50, estimate: 16, spacing: spacing)
        var plain = PlainExtents(extents: Array(repeating: nil, count: 50), estimate: 16, spacing: spacing)
        for step in 0..<400 {
            let count = plain.extents.count
            let row = Int.random(in: 0...count, using: &generator)
            let end = Int.random(in: row...min(row + 12, count), using: &generator)
            // Quarters of points add up exactly, so that sums can be compared for equality.
            let extent = CGFloat(Int.random(in: 0...12, using: &generator)) * 10.25
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5 where row < count:
                tree.setExtent(extent, of: row)
                plain.extents[row] = extent
            case 5:
                tree.insert(end - row + 1, at: row, extent: step % 2 == 0 ? extent : nil)
                plain.extents.insert(contentsOf: Array(repeating: step % 2 == 0 ? extent : nil, count: end - row + 1), at: row)
            case 6:
                tree.remove(row..<end)
                plain.extents.removeSubrange(row..<end)
            case 7:
                tree.forgetExtents(of: row..<end)
                for index in row..<end { plain.extents[index] = nil }
            case 8:
                tree.setExtent(extent, of: row..<end)
                for index in row..<end { plain.extents[index] = extent }
            case 9:
                tree.estimate = extent
                plain.estimate = extent
            default: break
            }
            #expect(tree.violations() == [])
            #expect(tree.count == plain.extents.count)
            #expect(tree.totalExtent == plain.total)
            if !plain.extents.isEmpty {
                let probe = Int.random(in: 0..<plain.extents.count, using: &generator)
                #expect(tree.offset(of: probe) == plain.offset(probe))
                #expect(tree.measuredExtent(of: probe) == plain.extents[probe])
                let place = CGFloat(Int.random(in: -10...3000, using: &generator)) + 0.125
                #expect(tree.row(at: place)?.index == plain.row(at: place))
            }
        }
    }

    @Test("Updates visit at most 12 · log₂ n nodes", arguments: [1_000, 10_000, 100_000, 1_000_000])
    func logarithm(rows: Int) {
        var tree = ExtentTree(extents: (0..<rows).map { CGFloat(10 + $0 % 7) }, estimate: 10)
        let bound = Int(12 * log2(Double(rows)))
        var generator = SeededGenerator(state: 7)
        for _ in 0..<50 {
            let row = Int.random(in: 0..<(rows - 10), using: &generator)
            let steps: [(inout ExtentTree) -> Void] = [
                { $0.setExtent(99, of: row) }, { $0.insert(5, at: row) }, { $0.setExtent(98, of: row + 2) },
                { $0.remove(row..<(row + 5)) },
            ]
            for step in steps {
                let before = tree.visitedNodes
                step(&tree)
                #expect(tree.visitedNodes - before <= bound)
            }
        }
        #expect(tree.violations().isEmpty)
    }
}
