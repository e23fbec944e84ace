import Foundation

/// The inline markup of localised text: `**strong**`, `*emphasised*`, `~~struck~~`, `` `code` `` and `[links](url)`.
enum InlineText {
    enum Token: Equatable {
        case character(Character)
        case argument(Int)

        var character: Character? { if case .character(let character) = self { character } else { nil } }
    }

    struct Style: Equatable {
        var isStrong = false
        var isEmphasized = false
        var isStruck = false
        var isCode = false
        var link: String?
    }

    struct Piece: Equatable {
        enum Content: Equatable {
            case text(String)
            case argument(Int)
        }
        var content: Content
        var style: Style
    }

    /// Whether a string has a character that markup begins with. O(n) over its bytes.
    static func mayHaveMarkup(_ string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "\\"): true
            default: false
            }
        }
    }

    static func plain(_ tokens: [Token]) -> [Piece] {
        var pieces: [Piece] = []
        for token in tokens { append(token, Style(), to: &pieces) }
        return pieces
    }

    static func parse(_ tokens: [Token]) -> [Piece] {
        var pieces: [Piece] = []
        parse(tokens[...], Style(), into: &pieces)
        return pieces
    }

    private static func append(_ token: Token, _ style: Style, to pieces: inout [Piece]) {
        switch token {
        case .argument(let index): pieces.append(Piece(content: .argument(index), style: style))
        case .character(let character):
            if case .text(let text)? = pieces.last?.content, pieces[pieces.count - 1].style == style {
                pieces[pieces.count - 1].content = .text(text + String(character))
            } else {
                pieces.append(Piece(content: .text(String(character)), style: style))
            }
        }
    }

    private static func parse(_ tokens: ArraySlice<Token>, _ style: Style, into pieces: inout [Piece]) {
        var index = tokens.startIndex
        while index < tokens.endIndex {
            if let end = parseMark(tokens, at: index, style, into: &pieces) {
                index = end
                continue
            }
            // A run of marks that opens nothing is text as a whole: "**" must not be read again as two "*".
            let count = max(runLength(tokens, at: index), 1)
            for token in tokens[index..<(index + count)] { append(token, style, to: &pieces) }
            index += count
        }
    }

    /// Reads the mark that begins at `index` and what it encloses; the index behind it, or nil if there is no mark.
    private static func parseMark(
        _ tokens: ArraySlice<Token>, at index: Int, _ style: Style, into pieces: inout [Piece]
    ) -> Int? {
        guard let character = tokens[index].character else { return nil }
        switch character {
        case "\\":
            guard index + 1 < tokens.endIndex, let next = tokens[index + 1].character, next.isASCII, next.isPunctuation || next.isSymbol
            else { return nil }
            append(tokens[index + 1], style, to: &pieces)
            return index + 2
        case "`":
            guard let close = tokens[(index + 1)...].firstIndex(of: .character("`")), close > index + 1 else { return nil }
            var inner = style
            inner.isCode = true
            for token in tokens[(index + 1)..<close] { append(token, inner, to: &pieces) }
            return close + 1
        case "[":
            return parseLink(tokens, at: index, style, into: &pieces)
        case "*", "_", "~":
            let length = min(runLength(tokens, at: index), character == "~" ? 2 : 3)
            guard character != "~" || length == 2, let close = closing(tokens, from: index, length: length) else { return nil }
            var inner = style
            if character == "~" {
                inner.isStruck = true
            } else {
                if length != 2 { inner.isEmphasized = true }
                if length >= 2 { inner.isStrong = true }
            }
            parse(tokens[(index + length)..<close], inner, into: &pieces)
            return close + length
        default: return nil
        }
    }

    private static func parseLink(_ tokens: ArraySlice<Token>, at index: Int, _ style: Style, into pieces: inout [Piece]) -> Int? {
        guard let close = tokens[index...].firstIndex(of: .character("]")), close + 1 < tokens.endIndex,
            tokens[close + 1] == .character("("), let end = tokens[(close + 1)...].firstIndex(of: .character(")"))
        else { return nil }
        var inner = style
        inner.link = String(tokens[(close + 2)..<end].compactMap(\.character))
        parse(tokens[(index + 1)..<close], inner, into: &pieces)
        return end + 1
    }

    private static func runLength(_ tokens: ArraySlice<Token>, at index: Int) -> Int {
        guard let character = tokens[index].character, "*_~".contains(character) else { return 1 }
        return tokens[index...].prefix { $0 == .character(character) }.count
    }

    /// Where the run that closes the one at `index` begins. A closing run follows text, an opening one precedes it, and
    /// underscores inside a word are letters.
    private static func closing(_ tokens: ArraySlice<Token>, from index: Int, length: Int) -> Int? {
        let mark = tokens[index]
        func isSpace(_ position: Int) -> Bool {
            guard tokens.indices.contains(position) else { return true }
            return tokens[position].character?.isWhitespace ?? false
        }
        func isWord(_ position: Int) -> Bool {
            guard tokens.indices.contains(position) else { return false }
            return tokens[position].character.map { $0.isLetter || $0.isNumber } ?? true
        }
        let isUnderscore = mark == .character("_")
        if isSpace(index + length) || (isUnderscore && isWord(index - 1)) { return nil }
        var position = index + length
        while position < tokens.endIndex {
            guard tokens[position] == mark else {
                position += tokens[position] == .character("\\") ? 2 : 1
                continue
            }
            let run = runLength(tokens, at: position)
            let closes = run == length || (run == 3 && length < 3)
            if closes, !isSpace(position - 1), !(isUnderscore && isWord(position + run)) {
                // Of a longer run the inner mark takes its part first.
                return position + (run - length)
            }
            position += run
        }
        return nil
    }
}
