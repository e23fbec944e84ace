import Foundation

extension ExtentTree {
    /// A run of consecutive rows. Never empty inside a tree.
    enum Tile: Equatable, Sendable {
        /// Extents of their own, points; at most `measuredLimit`.
        case measured([CGFloat])
        /// Measured rows of the same extent, points.
        case uniform(count: Int, extent: CGFloat)
        case unmeasured(count: Int)

        /// Long enough for few nodes, short enough to be summed up in passing.
        static let measuredLimit = 32

        var rows: Int {
            switch self {
            case .measured(let extents): extents.count
            case .uniform(let count, _), .unmeasured(let count): count
            }
        }

        var summary: Summary {
            switch self {
            case .measured(let extents):
                Summary(rows: extents.count, measuredRows: extents.count, measuredExtent: extents.reduce(0, +))
            case .uniform(let count, let extent): Summary(rows: count, measuredRows: count, measuredExtent: CGFloat(count) * extent)
            case .unmeasured(let count): Summary(rows: count)
            }
        }

        /// The measured extent of a row of the tile, points.
        func extent(at index: Int) -> CGFloat? {
            switch self {
            case .measured(let extents): extents[index]
            case .uniform(_, let extent): extent
            case .unmeasured: nil
            }
        }

        /// The first `count` rows. O(count), at most `measuredLimit`.
        func prefix(_ count: Int) -> Tile {
            switch self {
            case .measured(let extents): .normalized(Array(extents.prefix(count)))
            case .uniform(_, let extent): .uniform(count: count, extent: extent)
            case .unmeasured: .unmeasured(count: count)
            }
        }

        func dropFirst(_ count: Int) -> Tile {
            switch self {
            case .measured(let extents): .normalized(Array(extents.dropFirst(count)))
            case .uniform(let all, let extent): .uniform(count: all - count, extent: extent)
            case .unmeasured(let all): .unmeasured(count: all - count)
            }
        }

        private static func normalized(_ extents: [CGFloat]) -> Tile {
            extents.allSatisfy { $0 == extents[0] } ? .uniform(count: extents.count, extent: extents[0]) : .measured(extents)
        }

        /// Sets the extent of one row where that needs no other tile; returns whether it did.
        mutating func replace(at index: Int, with extent: CGFloat) -> Bool {
            switch self {
            case .measured(var extents):
                self = .unmeasured(count: 0)  // Keeps the array unshared, so that writing does not copy it.
                extents[index] = extent
                self = .normalized(extents)
                return true
            case .uniform(let count, let old):
                if old == extent { return true }
                if count == 1 {
                    self = .uniform(count: 1, extent: extent)
                    return true
                }
                guard count <= Self.measuredLimit else { return false }
                var extents = [CGFloat](repeating: old, count: count)
                extents[index] = extent
                self = .measured(extents)
                return true
            case .unmeasured(let count):
                guard count == 1 else { return false }
                self = .uniform(count: 1, extent: extent)
                return true
            }
        }

        /// Appends the rows of `next` if the result is still one tile; returns whether it did.
        mutating func absorb(_ next: Tile) -> Bool {
            switch (self, next) {
            case (.unmeasured(let a), .unmeasured(let b)):
                self = .unmeasured(count: a + b)
                return true
            case (.unmeasured, _), (_, .unmeasured): return false
            case (.uniform(let a, let extent), .uniform(let b, let other)) where extent == other:
                self = .uniform(count: a + b, extent: extent)
                return true
            default:
                guard rows + next.rows <= Self.measuredLimit else { return false }
                let extents = self.extents
                self = .measured(extents + next.extents)
                return true
            }
        }

        /// The extents of a measured tile of moderate length.
        private var extents: [CGFloat] {
            switch self {
            case .measured(let extents): extents
            case .uniform(let count, let extent): [CGFloat](repeating: extent, count: count)
            case .unmeasured: []
            }
        }
    }
}
