import ScrollworkJob
import Testing

@testable import scrollwork

@Suite struct RunOptionsTests {
    private func options(_ arguments: [String], command: Job.Command = .record, files: [String: String] = [:]) throws -> RunOptions {
        let parsed = try ParsedOptions.parse(arguments, for: command == .record ? .record : .dump)
        return try RunOptions(command: command, options: parsed) { path throws(ToolError) in
            guard let text = files[path] else { throw .usage("no \(path)") }
            return text
        }
    }

    @Test("defaults")
    func defaults() throws {
        let options = try options(["A.swift"])
        #expect(options.width == 390)
        #expect(options.height == 844)
        #expect(options.scale == 2)
        #expect(options.text == .real)
        #expect(!options.dark)
        #expect(options.tree == nil)
        #expect(options.script.count == 10)
    }

    @Test("every option")
    func everything() throws {
        let options = try options([
            "A.swift", "--view", "V", "--size=300x400", "B.swift", "--scale", "3", "--do", "settle", "--gif", "a.gif", "--png=a.png",
            "--trace", "t.json", "--dark", "--test-text",
        ])
        #expect(options.files == ["A.swift", "B.swift"])
        #expect(options.view == "V")
        #expect(options.width == 300)
        #expect(options.scale == 3)
        #expect(options.script.map(\.action) == [.settle])
        #expect(options.traceFormat == .json)
        #expect(options.dark)
        #expect(options.text == .test)
    }

    @Test("dump settles and prints the view tree unless told otherwise")
    func dump() throws {
        #expect(try options(["A.swift"], command: .dump).tree == .view)
        #expect(try options(["A.swift"], command: .dump).script.map(\.action) == [.settle])
        #expect(try options(["A.swift", "--tree", "preferences"], command: .dump).tree == .preferences)
    }

    @Test("a script file is named in errors")
    func scriptFile() throws {
        #expect(try options(["A.swift", "--script", "s.txt"], files: ["s.txt": "wait 1"]).script.count == 1)
        let error = #expect(throws: ToolError.self) { try options(["A.swift", "--script", "s.txt"], files: ["s.txt": "wait 1\nwat 2"]) }
        #expect(error?.message.hasPrefix("s.txt:2:1: statement 2: unknown statement “wat”; did you mean “wait S”?") == true)
    }

    @Test(
        "wrong arguments end with code 2 and one line",
        arguments: [
            ([], "no Swift file given"),
            (["A.txt"], "“A.txt” is not a Swift file"),
            (["A.swift", "--giff", "x"], "unknown option --giff; did you mean --gif?"),
            (["A.swift", "--tree", "view"], "--tree is an option of `scrollwork dump`"),
            (["A.swift", "--quux"], "unknown option --quux; `scrollwork record --help` lists"),
            (["A.swift", "--gif"], "--gif needs a value; write --gif F.gif"),
            (["A.swift", "--gif", "--dark"], "--gif needs a value"),
            (["A.swift", "--gif="], "--gif needs a value"),
            (["A.swift", "--dark=yes"], "--dark takes no value"),
            (["A.swift", "--dark", "--dark"], "--dark is given twice"),
            (["A.swift", "--size", "0x100"], "--size “0x100” is not a size"),
            (["A.swift", "--size", "10001x100"], "each side 1…10000"),
            (["A.swift", "--size", "nanx100"], "is not a size"),
            (["A.swift", "--size", "390"], "is not a size"),
            (["A.swift", "--scale", "0"], "whole number from 1 to 4"),
            (["A.swift", "--scale", "5"], "whole number from 1 to 4"),
            (["A.swift", "--scale", "1.5"], "whole number from 1 to 4"),
            (["A.swift", "--scale", "inf"], "whole number from 1 to 4"),
            (["A.swift", "--size", "10000x10000"], "at scale 2 makes 400 million pixels"),
            (["A.swift", "--do", "resize 9000x9000"], "statement 1, “resize 9000x9000”, at scale 2 makes"),
            (["A.swift", "--gif", "a.png"], "does not end in .gif"),
            (["A.swift", "--png", "a.gif"], "does not end in .png"),
            (["A.swift", "--trace", "t.txt"], "neither in .csv nor in .json"),
            (["A.swift", "--do", "settle", "--script", "f"], "--do and --script exclude each other"),
            (["A.swift", "--real-text", "--test-text"], "exclude each other"),
        ] as [([String], String)])
    func errors(arguments: [String], expected: String) {
        let error = #expect(throws: ToolError.self) { try options(arguments) }
        #expect(error?.exitCode == 2)
        #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("\n") == false)
    }

    @Test("an unknown tree is answered with the nearest one")
    func unknownTree() {
        let error = #expect(throws: ToolError.self) { try options(["A.swift", "--tree", "txt"], command: .dump) }
        #expect(error?.message == "--tree “txt” is unknown; did you mean text?")
    }

    @Test("help wins over everything else, and names every option", arguments: [CommandSpec.record, .dump, .specCheck])
    func help(command: CommandSpec) throws {
        #expect(try ParsedOptions.parse(["--nonsense", "--help"], for: command).has("--help"))
        let text = HelpText.text(for: command)
        for option in command.options { #expect(text.contains(option.name)) }
    }

    @Test("operands may begin with a dash after --")
    func dashes() throws {
        #expect(try options(["--", "-a.swift"]).files == ["-a.swift"])
    }

    @Test("edit distance counts a swap once", arguments: [("recrod", "record", 1), ("", "abc", 3), ("same", "same", 0), ("gif", "fig", 2)])
    func distance(a: String, b: String, expected: Int) {
        #expect(NearestName.editDistance(Array(a), Array(b)) == expected)
    }

    @Test(
        "the whole tool: exit codes of the first word",
        arguments: [
            (["recrod"], 2), (["--vers"], 2), (["spec"], 2), (["spec", "chek"], 2), ([], 2), (["record"], 2),
            (["record", "nowhere.swift"], 2),
        ] as [([String], Int32)])
    func exitCodes(arguments: [String], expected: Int32) {
        #expect(ScrollworkTool.run(arguments) == expected)
    }
}
