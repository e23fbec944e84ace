/// A benchmark, named by what it isolates: one line of the table.
@MainActor struct Benchmark {
    let name: String
    /// What is done, in a sentence or two.
    let meaning: String
    var sizes = Benchmarks.sizes
    /// The least that is possible, and what that is; nil where the copy of a picture is the only floor.
    var floor: (name: String, time: @MainActor (Int) -> Sample)?
    /// Counts the work for so many rows, and then takes its time.
    let entry: @MainActor (Int) -> Entry

    func result() -> Result {
        Result(
            name: name, meaning: meaning, entries: sizes.map(entry),
            ownFloor: floor.map { floor in
                (floor.name, Dictionary(uniqueKeysWithValues: sizes.map { ($0, floor.time($0)) }))
            })
    }
}

/// What a benchmark found for one number of rows.
struct Entry {
    let rows: Int
    let time: Sample
    /// Counted work that the times are for, in words.
    let counts: String
}

/// What a benchmark found.
struct Result {
    let name: String
    let meaning: String
    let entries: [Entry]
    let ownFloor: (name: String, times: [Int: Sample])?

    /// The time for most rows over the time for fewest.
    var growth: Double? {
        guard let first = entries.first, let last = entries.last, first.rows != last.rows else { return nil }
        return last.time.median / first.time.median
    }
}
