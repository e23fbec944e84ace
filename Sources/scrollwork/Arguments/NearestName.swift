/// Suggestions for mistyped names.
enum NearestName {
    /// The candidate with the smallest edit distance to `name`, if it is near enough to be a slip: at most a third of the
    /// length away, or one that begins with `name`. O(candidates × length²).
    static func find(_ name: String, in candidates: [String]) -> String? {
        let wanted = name.lowercased()
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let distance = editDistance(Array(wanted), Array(candidate.lowercased()))
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
        }
        if let best, best.distance <= max(1, wanted.count / 3) { return best.name }
        guard wanted.count >= 2 else { return nil }
        return candidates.first { $0.lowercased().hasPrefix(wanted) }
    }

    /// Levenshtein distance, with a swap of neighbours counted as one edit.
    static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(last[j] + 1, row[j - 1] + 1, change)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
