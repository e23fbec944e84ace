import Foundation
import ScrollworkJob
import Testing

@testable import scrollwork

@Suite struct JobTests {
    @Test("every statement survives the trip through JSON")
    func roundTrip() throws {
        let script = """
            wait 1; settle; wheel 1,2 3,-4; notch 5,6 -2; drag 1,2 3,4 0.5; fling 1,2 3,4; tap 7,8; tap "Go"; key cmd+up
            type "hé"; resize 10x20; snapshot a.png
            """
        let statements = try ScriptParser.parse(script, name: "--do")
        let job = Job(
            command: .record, width: 390, height: 844, scale: 2, dark: true, text: .test, script: statements, gif: "/g.gif", png: nil,
            trace: "/t.csv", traceFormat: .csv, tree: nil, summary: "/s.json")
        let decoded = try JSONDecoder().decode(Job.self, from: JSONEncoder().encode(job))
        #expect(decoded == job)
        #expect(statements.count == 12)
    }

    @Test("a statement is flat in JSON")
    func shape() throws {
        let statement = try ScriptParser.parse("wheel 1,2 3,4", name: "--do")[0]
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(statement)) as? [String: Any]
        #expect(object?["do"] as? String == "wheel")
        #expect(object?["dy"] as? Double == 4)
        #expect(object?["number"] as? Int == 1)
        #expect(object?["source"] as? String == "wheel 1,2 3,4")
    }

    @Test("an unknown action is an error")
    func unknownAction() {
        let data = Data(#"{"number": 1, "source": "x", "do": "fly"}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ScriptStatement.self, from: data) }
    }

    @Test("files being written are hidden beside their final place", arguments: [("/a/b.gif", "/a/.b.gif.partial"), ("b", ".b.partial")])
    func partialPath(path: String, expected: String) {
        #expect(Job.partialPath(for: path) == expected)
    }
}
