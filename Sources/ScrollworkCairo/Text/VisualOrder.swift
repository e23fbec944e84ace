/// The order of drawing in a line of mixed directions.
enum VisualOrder {
    /// Permutes `elements` from logical to visual order by their embedding levels: from the highest level down to the lowest odd one, every
    /// maximal stretch at that level or above is reversed (rule L2 of the Unicode bidirectional algorithm, UAX #9).
    /// - Complexity: linear in the elements times the levels in use.
    static func reorder<Element>(_ elements: inout [Element], level: (Element) -> UInt8) {
        let levels = elements.map(level)
        guard let highest = levels.max(), highest > 0, let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return }
        var current = Array(zip(elements, levels))
        for floor in stride(from: highest, through: lowestOdd, by: -1) {
            var index = 0
            while index < current.count {
                guard current[index].1 >= floor else {
                    index += 1
                    continue
                }
                var end = index
                while end < current.count, current[end].1 >= floor { end += 1 }
                current[index..<end].reverse()
                index = end
            }
        }
        elements = current.map(\.0)
    }
}
