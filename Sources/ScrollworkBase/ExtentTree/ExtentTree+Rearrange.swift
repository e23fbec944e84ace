import Foundation

/// Consecutive rows after a change of a list of rows.
package enum RowRun: Equatable, Sendable {
    /// Rows that were there, by their former numbers.
    case kept(Range<Int>)
    /// Rows that were not.
    case new(Int)

    package var count: Int {
        switch self {
        case .kept(let rows): rows.count
        case .new(let count): count
        }
    }
}

extension ExtentTree {
    /// Makes the rows those of `runs`, in order: kept ones with their extents, new ones unmeasured.
    /// - Complexity: O(runs · log n + tiles dropped) where kept rows stay in order; O(n) where they change places.
    package mutating func rearrange(_ runs: [RowRun]) {
        var end = 0
        var isInOrder = true
        for case .kept(let rows) in runs {
            guard rows.lowerBound >= 0, rows.upperBound <= count else {
                fault("rows \(rows) of \(count) were to be kept; the extent tree and the data behind it have come apart")
                return
            }
            if rows.lowerBound < end { isInOrder = false }
            end = rows.upperBound
        }
        if isInOrder { cut(runs) } else { rebuild(runs) }
    }

    private mutating func cut(_ runs: [RowRun]) {
        var rest = root
        var consumed = 0
        var result = Self.none
        for run in runs where run.count > 0 {
            switch run {
            case .new(let count): result = concatenate(result, makeNode(.unmeasured(count: count)))
            case .kept(let rows):
                let (dropped, tail) = split(rest, at: rows.lowerBound - consumed)
                release(dropped)
                let (kept, after) = split(tail, at: rows.count)
                result = concatenate(result, kept)
                rest = after
                consumed = rows.upperBound
            }
        }
        release(rest)
        root = result
    }

    private mutating func rebuild(_ runs: [RowRun]) {
        var old: [CGFloat?] = []
        old.reserveCapacity(count)
        for tile in tiles { for index in 0..<tile.rows { old.append(tile.extent(at: index)) } }
        var new: [CGFloat?] = []
        for run in runs {
            switch run {
            case .new(let count): new.append(contentsOf: repeatElement(nil, count: count))
            case .kept(let rows): new.append(contentsOf: old[rows])
            }
        }
        var made = ExtentTree(extents: new, estimate: estimate, spacing: spacing)
        made.count(with: self)
        self = made
    }
}
