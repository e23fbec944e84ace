import Foundation
import Testing

@testable import scrollwork

@Suite struct SpecCheckTests {
    private let rules = """
        # Rules
        - **F-10** (sure) Rubber band. *T:* x (y). [A]
        - **F-11** (likely) (corrected by measurement) Other.
        - **F-12a** (sure) (later: with lists (issue 3)) Third.
        - **F-13** (unknown) (not met: needs a font) Fourth.
        - **M-001** A measured fact (iOS).
        - **frame.settle** (sure) Named.
        - **Bold** not a rule
        text **F-99** (sure)
        """

    private func matrix(_ tests: String, results: String? = nil, strict: Bool = false) -> SpecMatrix {
        SpecMatrix(
            rules: SpecRule.parse(rules, file: "Spec/p.md"), titles: TestTitle.scan(tests, file: "T.swift"),
            results: results.map { TestResults($0) }, strictMeasured: strict)
    }

    private let complete = #"""
        @Test("F-10 F-11 both") func a() {}
        @Test(
            "F-10: again",
            arguments: [1]) func b(x: Int) {}
        // @Test("F-98 not a test")
        @Test func c() {}
        @Test("plain") func d() {}
        @Test("frame.settle \"x\"") func e() {}
        """#

    @Test("rule lines are read with their confidence and excuse")
    func parsing() {
        let parsed = SpecRule.parse(rules, file: "p.md")
        #expect(parsed.map(\.id) == ["F-10", "F-11", "F-12a", "F-13", "M-001", "frame.settle"])
        #expect(parsed.map(\.confidence) == ["sure", "likely", "sure", "unknown", "", "sure"])
        #expect(parsed.map(\.excuse) == [nil, nil, "later: with lists (issue 3)", "not met: needs a font", nil, nil])
        #expect(parsed.map(\.line) == [2, 3, 4, 5, 6, 7])
    }

    @Test(
        "ids",
        arguments: [
            ("F-10", true), ("A-13b", true), ("M-123", true), ("frame.x", true), ("perf.rows-10", true), ("combine.clock", true),
            ("list.swipe.full", true),
            ("F-", false), ("F10", false), ("f-10", false), ("F-10ab", false), ("frame.", false), ("frames", false), ("UTF-8", false),
            ("e.g.", false), ("1.5", false),
            ("", false),
        ])
    func ids(text: String, expected: Bool) {
        #expect(SpecRule.isID(text) == expected)
    }

    @Test("titles are found across lines, comments left out")
    func titles() {
        let titles = TestTitle.scan(complete, file: "T.swift")
        #expect(titles.map(\.title) == ["F-10 F-11 both", "F-10: again", "plain", "frame.settle \"x\""])
        #expect(titles.map(\.line) == [1, 2, 7, 8])
        #expect(titles.map(\.ids) == [["F-10", "F-11"], ["F-10"], [], ["frame.settle"]])
    }

    @Test("complete tests pass, excused and measured rules are listed")
    func passes() {
        let matrix = matrix(complete)
        #expect(matrix.faults.isEmpty)
        #expect(matrix.counts == ["F-10": 2, "F-11": 1, "frame.settle": 1])
        #expect(matrix.text.contains("F-12a         sure     later: with lists (issue 3)"))
        #expect(matrix.text.contains("6 rules: 3 tested, 0 without a test, 2 excused, 1 measured facts without a test; 3 of 4 tests cite"))
    }

    @Test("faults: no test, unknown id, duplicate rule, strict measured facts")
    func faults() {
        #expect(
            matrix(#"@Test("F-10 frame.settle F-77 x")"#).faults == [
                "Spec/p.md:3: rule F-11 has no test", "T.swift:1: a test cites F-77, which no rule has: “F-10 frame.settle F-77 x”",
            ])
        #expect(matrix(complete, strict: true).faults == ["Spec/p.md:6: rule M-001 has no test"])
        var doubled = matrix(complete)
        doubled.rules += SpecRule.parse("- **F-10** (sure) Again", file: "q.md")
        #expect(doubled.faults == ["q.md:1: rule F-10 is defined already at Spec/p.md:2"])
    }

    @Test("with results only passing tests count")
    func results() {
        let console = """
            ◇ Test "F-10 F-11 both" started.
            ✔ Test "F-10 F-11 both" passed after 0.001 seconds.
            ✘ Test "F-10: again" with 1 test case failed after 0.001 seconds with 1 issue.
            ✔ Test "frame.settle \\"x\\"" passed after 0.001 seconds.
            """
        #expect(matrix(complete, results: console).counts == ["F-10": 1, "F-11": 1, "frame.settle": 1])
        #expect(matrix(complete, results: "nothing").faults.count == 3)
        let stream = """
            {"kind":"test","payload":{"kind":"function","id":"a","displayName":"F-10 F-11 both"}}
            {"kind":"test","payload":{"kind":"function","id":"b","displayName":"F-10: again"}}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"b","issue":{"isKnown":false}}}
            {"kind":"event","payload":{"kind":"testEnded","testID":"b"}}
            {"kind":"event","payload":{"kind":"testEnded","testID":"a"}}
            """
        #expect(matrix(complete, results: stream).counts == ["F-10": 1, "F-11": 1])
    }

    @Test("the command reads folders and fails on faults")
    func command() throws {
        let folder = try Paths.makeScratch()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for sub in ["Spec", "Tests/A"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(sub)", withIntermediateDirectories: true)
        }
        let arguments = ["spec", "check", "--spec", "\(folder)/Spec", "--tests", "\(folder)/Tests"]
        #expect(ScrollworkTool.run(arguments) == 2)
        try rules.write(toFile: "\(folder)/Spec/p.md", atomically: false, encoding: .utf8)
        #expect(ScrollworkTool.run(arguments) == 1)
        try complete.write(toFile: "\(folder)/Tests/A/T.swift", atomically: false, encoding: .utf8)
        #expect(ScrollworkTool.run(arguments) == 0)
        #expect(ScrollworkTool.run(arguments + ["--strict-measured"]) == 1)
        #expect(ScrollworkTool.run(["spec", "check", "--spec", "\(folder)/none"]) == 2)
    }
}
