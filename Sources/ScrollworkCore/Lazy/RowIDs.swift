import Foundation
import ScrollworkBase

/// The ids of a `ForEach` in a lazy container, in order.
///
/// For a range of integers whose ids are the integers themselves nothing is stored and nothing costs O(n).
package enum RowIDs<ID: Hashable> {
    case span(Range<Int>)
    case list([ID])

    var count: Int {
        switch self {
        case .span(let range): range.count
        case .list(let ids): ids.count
        }
    }

    func id(at row: Int) -> ID {
        switch self {
        case .span(let range): range.lowerBound + row as! ID
        case .list(let ids): ids[row]
        }
    }

    /// - Complexity: O(1) for ranges, O(n) otherwise.
    func isSame(as other: RowIDs) -> Bool {
        switch (self, other) {
        case (.span(let a), .span(let b)): a == b
        case (.list(let a), .list(let b)): Self.areEqual(a, b)
        default: false
        }
    }

    /// The runs that lead from `former` to these ids.
    /// - Complexity: O(1) for ranges; O(n) otherwise, without hashing where rows were only inserted or only removed at one place.
    func runs(from former: RowIDs) -> [RowRun] {
        switch (former, self) {
        case (.span(let a), .span(let b)):
            let kept = a.clamped(to: b)
            guard !kept.isEmpty else { return [.new(b.count)] }
            return [
                .new(kept.lowerBound - b.lowerBound), .kept(kept.lowerBound - a.lowerBound..<kept.upperBound - a.lowerBound),
                .new(b.upperBound - kept.upperBound),
            ]
        case (.list(let a), .list(let b)): return Self.runs(a, b)
        default: return [.new(count)]
        }
    }

    // What looks at every id is compiled for the usual kinds of ids apart: through generic code it took five times as long.

    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @_specialize(where ID == UUID)
    static func areEqual(_ a: [ID], _ b: [ID]) -> Bool { a == b }

    /// Enters the place of every id into `places`, which is empty. - Returns: false where an id is there twice.
    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @_specialize(where ID == UUID)
    static func number(_ ids: [ID], _ places: inout [ID: Int]) -> Bool {
        places.reserveCapacity(ids.count)
        for place in ids.indices { places[ids[place]] = place }
        return places.count == ids.count
    }

    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @_specialize(where ID == UUID)
    private static func runs(_ old: [ID], _ new: [ID]) -> [RowRun] {
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        var runs: [RowRun] = [.kept(0..<prefix)]
        let oldMiddle = prefix..<old.count - suffix
        let newMiddle = prefix..<new.count - suffix
        if oldMiddle.isEmpty {
            runs.append(.new(newMiddle.count))
        } else if !newMiddle.isEmpty {
            var places: [ID: Int] = [:]
            places.reserveCapacity(oldMiddle.count)
            for row in oldMiddle { places[old[row]] = row }
            for row in newMiddle {
                let former = places[new[row]]
                switch (runs.last, former) {
                case (.kept(let rows)?, let former?) where rows.upperBound == former && !rows.isEmpty:
                    runs[runs.count - 1] = .kept(rows.lowerBound..<former + 1)
                case (_, let former?): runs.append(.kept(former..<former + 1))
                case (.new(let count)?, nil): runs[runs.count - 1] = .new(count + 1)
                case (_, nil): runs.append(.new(1))
                }
            }
        }
        runs.append(.kept(old.count - suffix..<old.count))
        return runs
    }
}
