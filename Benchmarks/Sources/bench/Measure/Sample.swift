import Foundation

/// Times of one thing done many times: the processor's, nanoseconds, so that other programs on the machine hardly count.
struct Sample {
    private let sorted: [Double]

    init(_ times: [Double]) { sorted = times.sorted() }

    var count: Int { sorted.count }
    var median: Double {
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
    var least: Double { sorted.first ?? .nan }
    var most: Double { sorted.last ?? .nan }

    /// Runs `body` for `repeats` times, or until `limit` seconds have passed and it ran three times.
    @MainActor static func measure(repeats: Int, limit: Double = 2, prepare: @MainActor () -> Void = {}, _ body: @MainActor () -> Void)
        -> Sample
    {
        let end = now() + limit * 1e9
        var times: [Double] = []
        while times.count < repeats, times.count < 3 || now() < end {
            prepare()
            let start = now()
            body()
            times.append(now() - start)
        }
        return Sample(times)
    }

    /// Each of the things was done so often, because asking for the time costs as much as a microsecond; the times are those of one.
    func divided(by count: Int) -> Sample { Sample(sorted.map { $0 / Double(count) }) }

    /// Nanoseconds that this thread has run.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
