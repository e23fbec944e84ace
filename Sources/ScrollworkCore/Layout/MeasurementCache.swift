import Foundation
import ScrollworkBase

/// The sizes a box answered lately, by proposal (L-05). Small: parents ask for the minimum, the maximum, the ideal and the real size.
package struct MeasurementCache {
    package static let capacity = 6
    private(set) var entries: [(proposal: ProposedViewSize, size: CGSize)] = []

    /// Whether an answer was dropped for want of room: then nobody can tell what the parent still relies on.
    private(set) var hasForgotten = false

    func size(for proposal: ProposedViewSize) -> CGSize? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        if entries.count == Self.capacity {
            entries.removeFirst()
            hasForgotten = true
        }
        entries.append((proposal, size))
    }

    var isEmpty: Bool { entries.isEmpty }
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        hasForgotten = false
    }
}
