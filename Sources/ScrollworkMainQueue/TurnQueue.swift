/// Turns ordered by due time, then by arrival.
struct TurnQueue {
    private var turns: [Turn] = []

    /// Times closer together than this many seconds are the same time, so that sums of frame intervals count as reached.
    static let tolerance = 1e-9

    var isEmpty: Bool { turns.isEmpty }

    /// The earliest due time in virtual seconds.
    var nextDue: Double? { turns.first?.due }

    /// Inserts in order. Cost: the number of turns that are due later, usually none.
    mutating func insert(_ turn: Turn) {
        var index = turns.endIndex
        while index > 0, turns[index - 1].due > turn.due { index -= 1 }
        turns.insert(turn, at: index)
    }

    /// Removes and returns the first turn if it is due at `time` (virtual seconds).
    mutating func removeFirst(dueAt time: Double) -> Turn? {
        guard let first = turns.first, first.due <= time + Self.tolerance else { return nil }
        return turns.removeFirst()
    }

    /// Whether a turn that came from another thread is due at `time` (virtual seconds).
    func hasForeignTurn(dueAt time: Double) -> Bool {
        turns.contains { $0.isForeign && $0.due <= time + Self.tolerance }
    }

    /// Removes and returns everything, in order.
    mutating func removeAll() -> [Turn] {
        defer { turns = [] }
        return turns
    }
}
