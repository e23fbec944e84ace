import Foundation
import ScrollworkBase

// What actions of editable lists do with their data.
extension MutableCollection {
    /// Puts the elements at `source` in front of the element at `destination`; both count elements from the start, before the move.
    /// Offsets outside of the collection are left out, with a warning.
    /// - Complexity: O(n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let legal = OffsetCheck.legal(source, count: all.count, "move(fromOffsets:toOffset:)")
        let target = Swift.min(Swift.max(destination, 0), all.count)
        let result =
            all.indices.prefix(target).filter { !legal.contains($0) } + legal
            + all.indices.dropFirst(target).filter { !legal.contains($0) }
        var index = startIndex
        for from in result {
            self[index] = all[from]
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at offsets that count elements from the start. Offsets outside of the collection are left out, with a warning.
    /// - Complexity: O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        let legal = IndexSet(OffsetCheck.legal(offsets, count: count, "remove(atOffsets:)"))
        guard !legal.isEmpty else { return }
        var kept = Self()
        kept.reserveCapacity(count - legal.count)
        for (offset, element) in enumerated() where !legal.contains(offset) { kept.append(element) }
        self = kept
    }
}

private enum OffsetCheck {
    static func legal(_ offsets: IndexSet, count: Int, _ name: String) -> [Int] {
        let legal = offsets.filter { $0 < count }
        if legal.count != offsets.count {
            Warnings.once(
                "collection.offsets.\(name)",
                "\(name) was given offsets \(offsets.filter { $0 >= count }) of a collection of \(count) elements; they are left out. "
                    + "Hand on the offsets that onDelete or onMove were given, to the collection that the ForEach shows.")
        }
        return legal
    }
}
