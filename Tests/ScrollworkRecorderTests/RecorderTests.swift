import Foundation
import ScrollworkJob
import SwiftUI
import Testing

@testable import ScrollworkRecorder

@MainActor @Suite struct RecorderTests {
    private let wheel = ScriptStatement.Action.wheel(at: ScriptPoint(x: 150, y: 200), by: ScriptPoint(x: 0, y: 150))

    @Test("a recording leaves its files, a summary, and nothing half-written")
    func files() throws {
        let bench = Bench()
        let job = bench.job(
            [wheel, .snapshot(path: bench.path("middle.png")), .settle], trace: "t.csv", png: "last.png", gif: "film.gif", scale: 2)
        try Recorder(job: job, root: AnyView(Rows())).run()
        #expect(bench.names == ["film.gif", "last.png", "middle.png", "summary.json", "t.csv"])
        #expect(bench.bytes("last.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // Pictures are 600 x 800 device pixels, the film 300 x 400 points: sizes are in the headers.
        #expect(Array(bench.bytes("last.png")[16..<24]) == [0, 0, 2, 88, 0, 0, 3, 32])
        #expect(Array(bench.bytes("film.gif").prefix(10)) == Array("GIF89a".utf8) + [44, 1, 144, 1])
        let summary = try bench.summary()
        #expect(summary.files == ["middle.png", "t.csv", "last.png", "film.gif"].map(bench.path))
        #expect(summary.scrollViews == [.init(view: "ScrollView", firstX: 0, firstY: 0, lastX: 0, lastY: 150)])
    }

    @Test("after a statement that fails the trace is whole and there are no pictures")
    func failure() throws {
        let bench = Bench()
        let job = bench.job([wheel, .settle, .tapText("Nothing")], trace: "t.csv", png: "last.png", gif: "film.gif")
        let recorder = try Recorder(job: job, root: AnyView(Rows()))
        #expect(throws: RecorderError.self) { try recorder.run() }
        #expect(bench.names == ["summary.json", "t.csv"])
        #expect(bench.text("t.csv")?.contains(",150,") == true)
    }

    @Test("rows reach the disk with their frame, so that a crash keeps them")
    func rowsAtOnce() throws {
        let bench = Bench()
        let recorder = try Recorder(job: bench.job([], trace: "t.csv"), root: AnyView(Rows()))
        recorder.host.step()
        let lines = (bench.text(".t.csv.partial") ?? "").split(separator: "\n")
        #expect(lines.count == 3)
        #expect(bench.text("t.csv") == nil)
    }

    @Test("a trace that cannot be written is an error that names it")
    func unwritable() {
        let bench = Bench()
        let error = #expect(throws: RecorderError.self) {
            try Recorder(job: bench.job([], trace: "no/such/t.csv"), root: AnyView(Rows()))
        }
        #expect(error?.description.contains("no/such/t.csv") == true)
    }

    @Test("the job is read from the file that the environment names")
    func jobFile() throws {
        let bench = Bench()
        let job = bench.job([wheel])
        try JSONEncoder().encode(job).write(to: URL(fileURLWithPath: bench.path("job.json")))
        #expect(try RecorderProgram.job(environment: ["SCROLLWORK_JOB": bench.path("job.json")]) == job)
        #expect(throws: RecorderError.self) { try RecorderProgram.job(environment: [:]) }
        #expect(throws: RecorderError.self) { try RecorderProgram.job(environment: ["SCROLLWORK_JOB": bench.path("none.json")]) }
    }
}
