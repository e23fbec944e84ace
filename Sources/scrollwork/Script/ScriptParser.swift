import ScrollworkJob

/// Turns a script into statements, or into one error that says the statement, the place and what was expected.
struct ScriptParser {
    var cursor: ScriptCursor
    /// What messages call the script: "--do" or the file's name.
    let name: String
    var number = 0
    var start: ScriptCursor

    static func parse(_ text: String, name: String) throws(ToolError) -> [ScriptStatement] {
        let cursor = ScriptCursor(text)
        var parser = ScriptParser(cursor: cursor, name: name, start: cursor)
        return try parser.statements()
    }

    private mutating func statements() throws(ToolError) -> [ScriptStatement] {
        var result: [ScriptStatement] = []
        while true {
            cursor.skipSeparators()
            guard !cursor.isAtEnd else { return result }
            number += 1
            start = cursor
            let action = try action()
            let source = cursor.text(since: start)
            cursor.skipBlanks()
            guard cursor.isAtStatementEnd else {
                throw error("unexpected “\(cursor.peekWord())” after the statement; expected ';' or a line end")
            }
            result.append(ScriptStatement(number: number, source: source, action: action))
        }
    }

    /// `at` is where the fault is; the cursor's place when nil.
    func error(_ message: String, at place: ScriptCursor? = nil) -> ToolError {
        let place = place ?? cursor
        return .usage("\(name):\(place.line):\(place.column): statement \(number): \(message)")
    }
}
