import ScrollworkJob

extension ScriptParser {
    private static let forms: [(name: String, form: String)] = [
        ("wait", "wait S"), ("settle", "settle"), ("wheel", "wheel X,Y DX,DY"), ("notch", "notch X,Y N"),
        ("drag", "drag X1,Y1 X2,Y2 S"), ("fling", "fling X1,Y1 X2,Y2 [S]"), ("tap", "tap X,Y or tap \"Text\""),
        ("key", "key NAME"), ("type", "type \"text\""), ("resize", "resize WxH"), ("snapshot", "snapshot F.png"),
    ]

    /// Seconds a fling's finger moves when the script does not say.
    private static let flingSeconds = 0.1

    mutating func action() throws(ToolError) -> ScriptStatement.Action {
        let word = cursor.takeWord()
        switch word {
        case "wait": return .wait(seconds: try seconds(0...3600, form: "wait S"))
        case "settle": return .settle
        case "wheel": return .wheel(at: try point("X,Y"), by: try point("DX,DY"))
        case "notch": return .notch(at: try point("X,Y"), count: try count())
        case "drag":
            return .drag(
                from: try point("X1,Y1"), to: try point("X2,Y2"), seconds: try seconds(0.001...60, form: "drag X1,Y1 X2,Y2 S"))
        case "fling":
            let from = try point("X1,Y1")
            let to = try point("X2,Y2")
            cursor.skipBlanks()
            let seconds = cursor.isAtStatementEnd ? Self.flingSeconds : try seconds(0.001...60, form: "fling X1,Y1 X2,Y2 [S]")
            return .fling(from: from, to: to, seconds: seconds)
        case "tap":
            cursor.skipBlanks()
            return cursor.peek == "\"" ? .tapText(try quoted("the text to tap")) : .tap(at: try point("X,Y or \"Text\""))
        case "key": return try key()
        case "type": return .type(try quoted("the text to type"))
        case "resize": return try resize()
        case "snapshot": return try snapshot()
        default:
            let near = NearestName.find(word, in: Self.forms.map(\.name)).flatMap { name in Self.forms.first { $0.name == name } }
            let hint = near.map { "did you mean “\($0.form)”?" } ?? "expected one of \(Self.forms.map(\.name).joined(separator: ", "))"
            throw error("unknown statement “\(word)”; \(hint)", at: start)
        }
    }

    private mutating func argument(_ expected: String) throws(ToolError) -> (text: String, place: ScriptCursor) {
        cursor.skipBlanks()
        let place = cursor
        let text = cursor.takeWord()
        guard !text.isEmpty else { throw error("expected \(expected), found the end of the statement", at: place) }
        return (text, place)
    }

    private mutating func point(_ name: String) throws(ToolError) -> ScriptPoint {
        let (text, place) = try argument("\(name) (two numbers with a comma and no blank)")
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = Measure.number(parts[0]), let y = Measure.number(parts[1]) else {
            throw error("expected \(name) (two numbers with a comma and no blank), found “\(text)”", at: place)
        }
        // Beyond this, doubles no longer hold thousandths of a point.
        guard max(abs(x), abs(y)) <= 1e9 else { throw error("“\(text)” is out of range; at most 1e9 points", at: place) }
        return ScriptPoint(x: x, y: y)
    }

    private mutating func seconds(_ range: ClosedRange<Double>, form: String) throws(ToolError) -> Double {
        let expected = "S, seconds from \(range.lowerBound.plain) to \(range.upperBound.plain), as in “\(form)”"
        let (text, place) = try argument(expected)
        guard let value = Measure.number(text), range.contains(value) else {
            throw error("expected \(expected), found “\(text)”", at: place)
        }
        return value
    }

    private mutating func count() throws(ToolError) -> Int {
        let expected = "N, a whole number of wheel clicks from -1000 to 1000 but 0"
        let (text, place) = try argument(expected)
        guard let value = Int(text), value != 0, abs(value) <= 1000 else { throw error("expected \(expected), found “\(text)”", at: place) }
        return value
    }

    private mutating func key() throws(ToolError) -> ScriptStatement.Action {
        let (text, place) = try argument("a key's name, such as up, pageDown or shift+space")
        do {
            let key = try KeyName(text)
            return .key(key.key, modifiers: key.modifiers)
        } catch {
            throw self.error(error.message, at: place)
        }
    }

    private mutating func resize() throws(ToolError) -> ScriptStatement.Action {
        let expected = "WxH, each side 1…10000 points"
        let (text, place) = try argument(expected)
        guard let size = Measure.size(text) else { throw error("expected \(expected), found “\(text)”", at: place) }
        return .resize(width: size.width, height: size.height)
    }

    private mutating func snapshot() throws(ToolError) -> ScriptStatement.Action {
        cursor.skipBlanks()
        let place = cursor
        let path = cursor.peek == "\"" ? try quoted("the picture's name") : try argument("a file name that ends in .png").text
        guard path.lowercased().hasSuffix(".png") else {
            throw error("expected a file name that ends in .png, found “\(path)”", at: place)
        }
        return .snapshot(path: path)
    }

    /// A string in double quotes on one line; `\"`, `\\`, `\n` and `\t` are understood.
    private mutating func quoted(_ what: String) throws(ToolError) -> String {
        cursor.skipBlanks()
        guard cursor.peek == "\"" else {
            let found = cursor.isAtStatementEnd ? "the end of the statement" : "“\(cursor.peekWord())”"
            throw error("expected \(what) in double quotes, found \(found)")
        }
        let opening = cursor
        cursor.advance()
        var text = ""
        while let character = cursor.peek, !character.isNewline {
            if character == "\"" {
                cursor.advance()
                guard !text.isEmpty else { throw error("expected \(what), found an empty string", at: opening) }
                return text
            }
            if character == "\\" {
                let escape = cursor
                cursor.advance()
                guard let meaning = cursor.peek.flatMap({ ["\"": "\"", "\\": "\\", "n": "\n", "t": "\t"][$0] }) else {
                    throw error("unknown escape after '\\'; expected \\\", \\\\, \\n or \\t", at: escape)
                }
                text += meaning
            } else {
                text.append(character)
            }
            cursor.advance()
        }
        throw error("the string is not closed; expected '\"' before the line ends", at: opening)
    }
}
