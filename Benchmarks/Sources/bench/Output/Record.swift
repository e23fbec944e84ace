import Foundation

/// Results for machines: times in nanoseconds.
struct Record: Encodable {
    struct Time: Encodable {
        let median: Double
        let least: Double
        let most: Double
        let repeats: Int

        init(_ sample: Sample) {
            (median, least, most, repeats) = (sample.median, sample.least, sample.most, sample.count)
        }
    }

    struct Line: Encodable {
        let name: String
        let meaning: String
        let rows: Int
        let time: Time
        /// The median over that of a copy of one picture.
        let perCopy: Double
        /// The median over that of the benchmark's own floor, where it has one.
        let perFloor: Double?
        let counts: String
    }

    let pixelWidth = Int(Stage.size.width * Stage.scale)
    let pixelHeight = Int(Stage.size.height * Stage.scale)
    let copy: Time
    let frames: [Line]
    let pictures: [Line]

    @MainActor init(_ run: Run) {
        func lines(_ results: [Result]) -> [Line] {
            results.flatMap { result in
                result.entries.map { entry in
                    Line(
                        name: result.name, meaning: result.meaning, rows: entry.rows, time: Time(entry.time),
                        perCopy: entry.time.median / run.copy.median,
                        perFloor: result.ownFloor?.times[entry.rows].map { entry.time.median / $0.median }, counts: entry.counts)
                }
            }
        }
        copy = Time(run.copy)
        frames = lines(run.engine)
        pictures = lines(run.raster)
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
