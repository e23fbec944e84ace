import Foundation
import ScrollworkJob
import Testing

@testable import scrollwork

@Suite struct RecordingTests {
    @Test("the job carries absolute paths")
    func job() throws {
        let parsed = try ParsedOptions.parse(
            ["A.swift", "--trace", "t.csv", "--png", "/p.png", "--do", "snapshot s.png"], for: .record)
        let options = try RunOptions(command: .record, options: parsed) { path throws(ToolError) in throw .usage(path) }
        let recording = Recording(
            options: options, installation: Installation(folder: "/b"), program: "/p", scratch: "/s", outputs: OutputFiles(options))
        let job = recording.job(summary: "/s/summary.json")
        let here = FileManager.default.currentDirectoryPath
        #expect(job.trace == "\(here)/t.csv")
        #expect(job.png == "/p.png")
        #expect(job.script[0].action == .snapshot(path: "\(here)/s.png"))
        #expect(job.traceFormat == .csv)
    }

    @Test(
        "children give back their code or their signal",
        arguments: [
            ("exit 3", .exited(3)), ("kill -SEGV $$", .signalled(SIGSEGV)), ("cat; test $A = b", .exited(0)),
        ] as [(String, ChildProcess.Outcome)])
    func child(script: String, expected: ChildProcess.Outcome) throws {
        let child = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["A": "b", "PATH": "/usr/bin:/bin"], log: nil)
        #expect(try child.run() == expected)
    }

    @Test("a log holds both outputs")
    func log() throws {
        let folder = try Paths.makeScratch()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let log = "\(folder)/log"
        _ = try ChildProcess(executable: "/bin/sh", arguments: ["-c", "echo a; echo b >&2"], environment: [:], log: log).run()
        #expect(try String(contentsOfFile: log, encoding: .utf8) == "a\nb\n")
        #expect(throws: ToolError.self) { try ChildProcess(executable: "/nowhere", arguments: [], environment: [:], log: nil).run() }
    }

    @Test("signals have their names")
    func signals() {
        #expect(SignalName.text(SIGSEGV) == "SIGSEGV (segmentation fault)")
        #expect(SignalName.text(SIGILL).hasPrefix("SIGILL"))
    }

    @Test("the summary table")
    func summary() {
        let view = RunSummary.ScrollView(view: "ScrollView#1", firstX: -0.0, firstY: -0.01, lastX: 0, lastY: 150)
        let summary = RunSummary(frames: 12, seconds: 0.2, scrollViews: [view], files: ["/a/t.csv", "/a/b.png"])
        let text = SummaryTable.text(summary, name: { $0 == "/a/t.csv" ? "t.csv" : $0 }, size: { $0 == "/a/t.csv" ? 1500 : nil })
        #expect(
            text == """
                  frames        12
                  seconds       0.20
                  scroll views  1
                  ScrollView#1  offset (0.0, 0.0) → (0.0, 150.0)
                  written       t.csv (1.5 kB)
                  written       /a/b.png

                """)
    }

    @Test("a missing build says what to run")
    func installation() {
        let error = #expect(throws: ToolError.self) { try Installation.find(environment: [:], executable: "/nowhere/scrollwork") }
        #expect(error?.message.contains("run `make build`") == true)
        let home = #expect(throws: ToolError.self) { try Installation.find(environment: ["SCROLLWORK_HOME": "/no"], executable: "/x/y") }
        #expect(home?.message.contains("SCROLLWORK_HOME") == true)
        let path = #expect(throws: ToolError.self) { try Compiler.find(environment: ["PATH": "/nowhere"]) }
        #expect(path?.message.contains("swiftc is not on the PATH") == true)
    }

    @Test("the entry file hands over each kind of root")
    func entry() {
        #expect(EntryFile.text(for: .view("A.V")).contains("{ A.V() }"))
        #expect(EntryFile.text(for: .preview("P")).contains("{ P.previews }"))
        #expect(EntryFile.text(for: .app("D")).contains("(D.self)"))
    }
}
