import Foundation

@testable import ScrollworkBase

/// The same promises kept in the plainest way, to compare with.
struct PlainExtents {
    var extents: [CGFloat?] = []
    var estimate: CGFloat
    var spacing: CGFloat

    func extent(_ row: Int) -> CGFloat { extents[row] ?? estimate }
    func offset(_ row: Int) -> CGFloat { (0..<row).reduce(0) { $0 + extent($1) + spacing } }
    var total: CGFloat { extents.isEmpty ? 0 : offset(extents.count) - spacing }

    func row(at offset: CGFloat) -> Int? {
        guard !extents.isEmpty else { return nil }
        var start: CGFloat = 0
        for row in extents.indices {
            start += extent(row) + spacing
            if offset < start { return row }
        }
        return extents.count - 1
    }
}

/// A small generator with a fixed seed (SplitMix64), so that every run makes the same edits.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }
}
