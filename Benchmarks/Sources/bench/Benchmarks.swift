import ScrollworkPictures
import ScrollworkTesting
import SwiftUI

/// The benchmarks, each named by what it isolates. Each counts work before it takes times.
@MainActor enum Benchmarks {
    nonisolated static let sizes = [1_000, 10_000, 100_000, 1_000_000]

    static let frames = [
        stillStep, rowStep, readerStep(1), readerStep(10), readerStep(100), eagerStep, jump, edgeJump, prepend, prependIdentified, open,
        openIdentified, shownStep,
    ]

    // MARK: Offset steps

    static var stillStep: Benchmark {
        Benchmark(name: "offset step, no new row", meaning: "One wheel event; the same rows stay in sight.") { count in
            let stage = Stage(.range(RowData.fresh(count)))
            stage.wheel(20)
            stage.wheel(1)
            let report = stage.host.report
            Count.nothing("offset step over \(count) rows", report)
            Count.atMost("offset step over \(count) rows, extent visits", report.extentVisits, Count.logarithms(6, of: count))
            var down = false
            let time = Sample.measure(repeats: 400) {
                for _ in 0..<10 {
                    stage.wheel(down ? 1 : -1)
                    down.toggle()
                }
            }
            .divided(by: 10)
            return Entry(rows: count, time: time, counts: "\(report.extentVisits) extent visits")
        }
    }

    static var rowStep: Benchmark {
        Benchmark(
            name: "offset step, one new row", meaning: "One wheel event; a row comes into sight at the bottom and one leaves at the top."
        ) { count in
            let stage = Stage(.range(RowData.fresh(count)))
            // The bottom edge goes from one point below a row's start to the next row's.
            var last = 0
            while SceneRow.start(last + 1) + 1 < Stage.size.height { last += 1 }
            stage.wheel(SceneRow.start(last) + 1 + 224 - Stage.size.height)
            last += 3
            @MainActor func step() {
                stage.wheel(SceneRow.height(last))
                last += 1
            }
            for _ in 0..<6 { step() }
            let report = stage.host.report
            Count.equal("one row enters \(count) rows, rows made", report.rowsRealised, 1)
            Count.equal("one row enters \(count) rows, bodies", report.bodies, 1)
            Count.atMost("one row enters \(count) rows, measures", report.measures, 60)
            Count.atMost("one row enters \(count) rows, extent visits", report.extentVisits, Count.logarithms(16, of: count))
            let time = Sample.measure(repeats: 300) { step() }
            return Entry(rows: count, time: time, counts: "\(report.measures) measures, \(report.extentVisits) extent visits")
        }
    }

    static func readerStep(_ readers: Int) -> Benchmark {
        let name = readers == 1 ? "offset step, 1 reader" : "offset step, \(readers) readers"
        return Benchmark(name: name, meaning: "As without a new row, with geometry readers that report their place with a preference.") {
            count in
            let stage = Stage(.range(RowData.fresh(count)), readers: readers)
            stage.wheel(20)
            stage.wheel(1)
            let report = stage.host.report
            Count.equal("\(readers) readers, bodies", report.bodies, readers)
            Count.equal("\(readers) readers, measures", report.measures, 0)
            Count.equal("\(readers) readers, rows made", report.rowsRealised, 0)
            Count.near("\(readers) readers, place observed", stage.remote.observed.last ?? .nan, -21)
            var down = false
            let time = Sample.measure(repeats: 100) {
                for _ in 0..<10 {
                    stage.wheel(down ? 1 : -1)
                    down.toggle()
                }
            }
            .divided(by: 10)
            return Entry(rows: count, time: time, counts: "\(report.bodies) closures")
        }
    }

    static var eagerStep: Benchmark {
        Benchmark(
            name: "offset step, eager stack", meaning: "One wheel event over a VStack of texts, all of which exist.",
            sizes: [1_000, 10_000, 100_000]
        ) {
            count in
            let stage = Stage(column: count)
            stage.wheel(20)
            stage.wheel(1)
            let report = stage.host.report
            Count.nothing("offset step over \(count) eager rows", report)
            Count.atMost("offset step over \(count) eager rows, boxes looked at", report.hitTestVisits, Count.logarithms(2, of: count) + 40)
            var down = false
            let time = Sample.measure(repeats: 400) {
                for _ in 0..<10 {
                    stage.wheel(down ? 1 : -1)
                    down.toggle()
                }
            }
            .divided(by: 10)
            return Entry(rows: count, time: time, counts: "\(report.hitTestVisits) boxes looked at")
        }
    }

    // MARK: Jumps

    static var jump: Benchmark {
        Benchmark(name: "jump to the last row", meaning: "scrollTo of the last row and back: each way makes the rows it arrives at.") {
            count in
            let rows = RowData.fresh(count)
            let stage = Stage(.range(rows))
            stage.scroll(to: rows.upperBound - 1, .bottom)
            let report = stage.host.report
            Count.near("jump over \(count) rows, distance from the end", stage.host.scrollView.maximumOffset.y - stage.y, 0)
            Count.atMost("jump over \(count) rows, rows made", report.rowsRealised, 40)
            Count.atMost("jump over \(count) rows, extent visits", report.extentVisits, Count.logarithms(120, of: count))
            var isAtEnd = true
            let time = Sample.measure(repeats: 60) {
                stage.scroll(to: isAtEnd ? rows.lowerBound : rows.upperBound - 1, isAtEnd ? .top : .bottom)
                isAtEnd.toggle()
            }
            return Entry(rows: count, time: time, counts: "\(report.rowsRealised) rows, \(report.extentVisits) extent visits")
        }
    }

    static var edgeJump: Benchmark {
        Benchmark(name: "scrollTo(edge: .bottom)", meaning: "A scroll position is told to go to the bottom, and back to the top.") {
            count in
            let stage = Stage(steered: .range(RowData.fresh(count)))
            stage.scroll(to: .bottom)
            let report = stage.host.report
            Count.near("edge of \(count) rows, distance from the end", stage.host.scrollView.maximumOffset.y - stage.y, 0)
            Count.atMost("edge of \(count) rows, rows made", report.rowsRealised, 40)
            var isAtEnd = true
            let time = Sample.measure(repeats: 60) {
                stage.scroll(to: isAtEnd ? .top : .bottom)
                isAtEnd.toggle()
            }
            return Entry(rows: count, time: time, counts: "\(report.rowsRealised) rows, \(report.extentVisits) extent visits")
        }
    }

    // MARK: Data

    static var prepend: Benchmark {
        Benchmark(
            name: "prepend 1,000 rows, range",
            meaning: "1,000 rows come in at the top of a range, and go again, while one looks at its middle."
        ) { count in
            let rows = RowData.fresh(count)
            let longer = rows.lowerBound - 1000..<rows.upperBound
            let stage = Stage(.range(rows))
            stage.scroll(to: rows.lowerBound + count / 2, .top)
            stage.update(.range(longer))
            let report = stage.host.report
            Count.atMost("1,000 rows before \(count), rows made", report.rowsRealised, 60)
            Count.atMost("1,000 rows before \(count), extent visits", report.extentVisits, Count.logarithms(120, of: count))
            var isLonger = true
            let time = Sample.measure(repeats: 60) {
                stage.update(.range(isLonger ? rows : longer))
                isLonger.toggle()
            }
            return Entry(rows: count, time: time, counts: "\(report.rowsRealised) rows, \(report.extentVisits) extent visits")
        }
    }

    static var prependIdentified: Benchmark {
        Benchmark(
            name: "prepend 1,000 rows, identified", meaning: "The same with identified data: one comparison of ids, which is O(n).",
            floor: identities
        ) { count in
            let rows = RowData.fresh(count)
            let short = RowData.items(rows)
            let long = RowData.items(rows.lowerBound - 1000..<rows.upperBound)
            let stage = Stage(short)
            stage.scroll(to: rows.lowerBound + count / 2, .top)
            stage.update(long)
            let report = stage.host.report
            Count.atMost("1,000 items before \(count), rows made", report.rowsRealised, 60)
            var isLonger = true
            let time = Sample.measure(repeats: 20) {
                stage.update(isLonger ? short : long)
                isLonger.toggle()
            }
            return Entry(rows: count, time: time, counts: "\(report.rowsRealised) rows, \(report.extentVisits) extent visits")
        }
    }

    static var open: Benchmark {
        Benchmark(name: "first frame, range", meaning: "From nothing to the first frame.") { count in
            opened(count) { .range($0) }
        }
    }

    static var openIdentified: Benchmark {
        Benchmark(
            name: "first frame, identified", meaning: "The same with identified data, whose ids are read once: O(n).", floor: identities
        ) { count in
            opened(count) { RowData.items($0) }
        }
    }

    private static func opened(_ count: Int, _ data: @MainActor (Range<Int>) -> RowData) -> Entry {
        let reports = Stage(data(RowData.fresh(count))).host.reports
        let bodies = reports.reduce(0) { $0 + ($1.bodyNames["SceneRow"] ?? 0) }
        let alive = reports.last?.rowsAlive ?? 0
        Count.atMost("first frame of \(count) rows, bodies of rows", bodies, 14)
        Count.atMost("first frame of \(count) rows, rows alive", alive, 14)
        var rows = data(RowData.fresh(count))
        var stage: Stage?
        let time = Sample.measure(
            repeats: 30,
            prepare: {
                stage = nil
                rows = data(RowData.fresh(count))
            }
        ) { stage = Stage(rows) }
        return Entry(rows: count, time: time, counts: "\(stage == nil ? 0 : alive) rows")
    }

    private static let identities = (name: "a dictionary of n ids", time: { @MainActor count in Floor.identities(count) })
}
