import Foundation
import Testing

@testable import scrollwork

@Suite struct OutputFilesTests {
    private func files(_ arguments: [String]) throws -> OutputFiles {
        let parsed = try ParsedOptions.parse(["A.swift"] + arguments, for: .record)
        return OutputFiles(try RunOptions(command: .record, options: parsed) { path throws(ToolError) in throw .usage(path) })
    }

    @Test(
        "places that cannot be written are found before anything runs",
        arguments: [
            (["--gif", "/nowhere/a.gif"], "--gif: cannot write “/nowhere/a.gif”, the folder does not exist"),
            (["--do", "snapshot /proc/a.png"], "statement 1 (snapshot): cannot write “/proc/a.png” ("),
            (["--png", "/tmp/a.png", "--do", "snapshot /tmp/./a.png"], "is already written by --png"),
        ])
    func refusals(arguments: [String], expected: String) throws {
        let error = try #require(throws: ToolError.self) { try files(arguments).check() }
        #expect(error.exitCode == 2)
        #expect(error.message.contains(expected), "\(error.message)")
    }

    @Test("a folder in the file's place is refused, a free place leaves nothing behind")
    func places() throws {
        let folder = try Paths.makeScratch()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: "\(folder)/a.gif", withIntermediateDirectories: false)
        let error = #expect(throws: ToolError.self) { try files(["--gif", "\(folder)/a.gif"]).check() }
        #expect(error?.message.contains("it is a folder") == true)
        try files(["--gif", "\(folder)/b.gif"]).check()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.gif"])
    }

    @Test("a crashed program's trace is kept to its last whole row, the rest removed")
    func rescue() throws {
        let folder = try Paths.makeScratch()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let trace = "\(folder)/t.csv"
        let outputs = try files(["--trace", trace, "--gif", "\(folder)/a.gif"])
        try "frame,time\n1,0\n2,".write(toFile: "\(folder)/.t.csv.partial", atomically: false, encoding: .utf8)
        try "GIF".write(toFile: "\(folder)/.a.gif.partial", atomically: false, encoding: .utf8)
        #expect(outputs.rescue(trace: trace, format: .csv) == trace)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["t.csv"])
        #expect(try String(contentsOfFile: trace, encoding: .utf8) == "frame,time\n1,0\n")
    }

    @Test(
        "a cut JSON trace is closed",
        arguments: [
            ("[\n{\"a\":1},\n{\"a\":2},\n{\"a\"", "[\n{\"a\":1},\n{\"a\":2}\n]\n"), ("[\n{\"a\":1}", "[\n{\"a\":1}\n]\n"), ("[", "[]\n"),
            ("[\n{\"a\":1}\n]\n", "[\n{\"a\":1}\n]\n"),
        ])
    func json(text: String, expected: String) {
        #expect(OutputFiles.wholeRows(text, format: .json) == expected)
    }
}
