/// Heckbert's median cut over 15-bit colours: boxes are halved at the median of their longest side until there are enough.
enum MedianCut {
    struct Entry {
        let key: Int
        let count: Int

        /// 5 bits of red, green or blue.
        func component(_ axis: Int) -> Int { key >> (10 - 5 * axis) & 0x1F }
    }

    /// At most `limit` groups, none empty.
    /// - Complexity: O(n log n) per split of the largest boxes.
    static func split(_ entries: [Entry], limit: Int) -> [[Entry]] {
        guard !entries.isEmpty else { return [] }
        var boxes = [Box(entries)]
        while boxes.count < limit {
            guard let place = boxes.indices.max(by: { boxes[$0].priority < boxes[$1].priority }), boxes[place].priority > 0 else { break }
            let (low, high) = boxes[place].halves()
            boxes[place] = low
            boxes.append(high)
        }
        return boxes.map(\.entries)
    }

    private struct Box {
        let entries: [Entry]
        let axis: Int
        /// 0 for a box that cannot be split.
        let priority: Int

        init(_ entries: [Entry]) {
            self.entries = entries
            var count = 0
            var best = 0
            var length = -1
            for entry in entries { count += entry.count }
            for axis in 0..<3 {
                var low = 31
                var high = 0
                for entry in entries {
                    low = min(low, entry.component(axis))
                    high = max(high, entry.component(axis))
                }
                if high - low > length {
                    length = high - low
                    best = axis
                }
            }
            axis = best
            // The square root keeps rare colours, such as a small icon's, from being lost among many pixels of the background.
            priority = entries.count > 1 ? Int(Double(count).squareRoot() * 16) * max(length, 1) : 0
        }

        func halves() -> (Box, Box) {
            let sorted = entries.sorted { ($0.component(axis), $0.key) < ($1.component(axis), $1.key) }
            let total = sorted.reduce(0) { $0 + $1.count }
            var sum = 0
            var cut = 0
            while cut < sorted.count - 1, cut == 0 || sum + sorted[cut].count <= total / 2 {
                sum += sorted[cut].count
                cut += 1
            }
            return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
        }
    }
}
