/// A place in a script's text, with line and column from 1 (columns count characters).
struct ScriptCursor {
    private let characters: [Character]
    private var index = 0
    private(set) var line = 1
    private(set) var column = 1

    init(_ text: String) {
        characters = Array(text)
    }

    var isAtEnd: Bool { index == characters.count }
    var peek: Character? { index < characters.count ? characters[index] : nil }
    /// A statement ends at ';', a line end, a comment and the end of the text.
    var isAtStatementEnd: Bool { peek.map { $0 == ";" || $0.isNewline || $0 == "#" } ?? true }

    mutating func advance() {
        guard let character = peek else { return }
        index += 1
        if character.isNewline {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }

    mutating func skipBlanks() {
        while let character = peek, character.isWhitespace, !character.isNewline { advance() }
    }

    /// Skips blanks, line ends, semicolons and comments: everything between two statements.
    mutating func skipSeparators() {
        while let character = peek {
            if character == "#" {
                while let inside = peek, !inside.isNewline { advance() }
            } else if character.isWhitespace || character == ";" {
                advance()
            } else {
                return
            }
        }
    }

    /// The characters up to a blank or the statement's end; empty at either.
    mutating func takeWord() -> String {
        var word = ""
        while let character = peek, !character.isWhitespace, !isAtStatementEnd {
            word.append(character)
            advance()
        }
        return word
    }

    func peekWord() -> String {
        var copy = self
        return copy.takeWord()
    }

    func text(since start: ScriptCursor) -> String { String(characters[start.index..<index]) }
}
