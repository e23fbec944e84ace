import ScrollworkJob
import Testing

@testable import scrollwork

@Suite struct ScriptParserTests {
    private func actions(_ text: String) throws -> [ScriptStatement.Action] { try ScriptParser.parse(text, name: "--do").map(\.action) }

    @Test("statements split at semicolons and line ends, comments and blanks aside")
    func splitting() throws {
        let script = try ScriptParser.parse("# show\nwait 0.5 ; settle;;\n\n  wheel 150,200 0,150 # down\r\nsettle", name: "--do")
        #expect(script.map(\.number) == [1, 2, 3, 4])
        #expect(script.map(\.source) == ["wait 0.5", "settle", "wheel 150,200 0,150", "settle"])
        #expect(script[2].action == .wheel(at: ScriptPoint(x: 150, y: 200), by: ScriptPoint(x: 0, y: 150)))
    }

    @Test("an empty script has no statements", arguments: ["", " ;; \n", "# nothing"])
    func empty(text: String) throws {
        #expect(try actions(text).isEmpty)
    }

    @Test("separators in strings are text")
    func strings() throws {
        #expect(try actions(#"tap "a;b # c"; type "say \"hi\"\\\n\t""#) == [.tapText("a;b # c"), .type("say \"hi\"\\\n\t")])
    }

    @Test("fling has a duration when the script gives none")
    func fling() throws {
        let (from, to) = (ScriptPoint(x: 1, y: 2), ScriptPoint(x: -3, y: 4))
        #expect(
            try actions("fling 1,2 -3,4; fling 1,2 -3,4 0.3") == [
                .fling(from: from, to: to, seconds: 0.1), .fling(from: from, to: to, seconds: 0.3),
            ])
    }

    @Test("the other statements")
    func others() throws {
        #expect(try actions("tap 1.5,-2") == [.tap(at: ScriptPoint(x: 1.5, y: -2))])
        #expect(try actions("notch 1,2 -3") == [.notch(at: ScriptPoint(x: 1, y: 2), count: -3)])
        #expect(try actions("resize 300x444") == [.resize(width: 300, height: 444)])
        #expect(try actions("snapshot out/a.PNG; snapshot \"a b.png\"") == [.snapshot(path: "out/a.PNG"), .snapshot(path: "a b.png")])
        #expect(try actions("drag 1,2 3,4 0.3") == [.drag(from: ScriptPoint(x: 1, y: 2), to: ScriptPoint(x: 3, y: 4), seconds: 0.3)])
    }

    @Test(
        "errors say the statement, the place and what was expected",
        arguments: [
            ("settle; whel 1,2 3,4", "--do:1:9: statement 2: unknown statement “whel”; did you mean “wheel X,Y DX,DY”?"),
            ("fly", "--do:1:1: statement 1: unknown statement “fly”; expected one of wait, settle"),
            ("wait", "--do:1:5: statement 1: expected S, seconds from 0 to 3600"),
            ("wait nan", "--do:1:6: statement 1: expected S, seconds from 0 to 3600, as in “wait S”, found “nan”"),
            ("wait -1", "found “-1”"),
            ("wait inf", "found “inf”"),
            ("wait 1e999", "found “1e999”"),
            ("settle now", "--do:1:8: statement 1: unexpected “now” after the statement"),
            ("\n wheel 1 2", "--do:2:8: statement 1: expected X,Y (two numbers"),
            ("wheel 1,2", "expected DX,DY"),
            ("wheel 1,2,3 4,5", "found “1,2,3”"),
            ("wheel 1,x 0,1", "found “1,x”"),
            ("wheel 1e10,0 0,1", "out of range"),
            ("notch 1,2", "expected N"),
            ("notch 1,2 0", "found “0”"),
            ("notch 1,2 1.5", "found “1.5”"),
            ("drag 1,2 3,4", "expected S, seconds from 0.001 to 60, as in “drag X1,Y1 X2,Y2 S”"),
            ("drag 1,2 3,4 0", "found “0”"),
            ("fling 1,2", "expected X2,Y2"),
            ("fling 1,2 3,4 99", "found “99”"),
            ("tap", "expected X,Y or \"Text\""),
            ("tap \"\"", "found an empty string"),
            ("tap \"Go\nsettle", "--do:1:5: statement 1: the string is not closed"),
            ("tap \"\\q\"", "--do:1:6: statement 1: unknown escape"),
            ("type abc", "expected the text to type in double quotes, found “abc”"),
            ("type", "found the end of the statement"),
            ("key", "expected a key's name"),
            ("key pgedown", "unknown key “pgedown”; did you mean pageDown?"),
            ("key hyper+a", "unknown modifier “hyper”"),
            ("resize 0x100", "expected WxH, each side 1…10000 points, found “0x100”"),
            ("resize 300", "found “300”"),
            ("snapshot a.jpg", "expected a file name that ends in .png, found “a.jpg”"),
            ("snapshot", "expected a file name"),
        ])
    func errors(script: String, expected: String) {
        let error = #expect(throws: ToolError.self) { try ScriptParser.parse(script, name: "--do") }
        #expect(error?.exitCode == 2)
        #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("\n") == false)
    }

    @Test("the default show parses at every size", arguments: [(390.0, 844.0), (1, 1), (10_000, 33.5)])
    func show(width: Double, height: Double) throws {
        #expect(try actions(ShowScript.text(width: width, height: height)).count == 10)
    }

    @Test(
        "keys with modifiers and other spellings",
        arguments: [
            ("PageDown", "pageDown", []), ("shift+space", "space", ["shift"]), ("cmd+ALT+up", "up", ["command", "option"]), ("a", "a", []),
            ("shift++", "+", ["shift"]), ("+", "+", []), ("esc", "escape", []),
        ] as [(String, String, [String])])
    func keys(text: String, key: String, modifiers: [String]) throws {
        let parsed = try KeyName(text)
        #expect(parsed.key == key)
        #expect(parsed.modifiers == modifiers)
    }
}
