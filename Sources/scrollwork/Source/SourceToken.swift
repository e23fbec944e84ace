/// A word or a punctuation character of masked source.
struct SourceToken: Equatable {
    enum Kind { case word, number, quote, punctuation }

    var kind: Kind
    var text: String
    /// Byte offsets in the file.
    var range: Range<Int>
    /// Whether a line end lies between the token before and this one.
    var startsLine: Bool

    func `is`(_ text: String) -> Bool { self.text == text }

    /// Splits a mask. Operators come as single characters, but `->` is one token; a string is one `""` token.
    static func tokens(of mask: SourceMask) -> [SourceToken] {
        let code = mask.code
        var tokens: [SourceToken] = []
        var index = 0
        var startsLine = true
        func append(_ kind: Kind, to end: Int) {
            let text = kind == .quote ? "\"\"" : String(decoding: code[index..<end], as: UTF8.self)
            tokens.append(SourceToken(kind: kind, text: text, range: index..<end, startsLine: startsLine))
            startsLine = false
            index = end
        }
        while index < code.count {
            let byte = code[index]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                index += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12:
                index += 1
            case UInt8(ascii: "\""):
                append(.quote, to: endOfString(code, from: index))
            case UInt8(ascii: "`"):
                var end = index + 1
                while end < code.count, isWordByte(code[end]) { end += 1 }
                append(.word, to: end < code.count && code[end] == UInt8(ascii: "`") ? end + 1 : end)
            case _ where isDigit(byte):
                var end = index
                while end < code.count, isWordByte(code[end]) { end += 1 }
                append(.number, to: end)
            case _ where isWordByte(byte):
                var end = index
                while end < code.count, isWordByte(code[end]) { end += 1 }
                append(.word, to: end)
            case UInt8(ascii: "-") where index + 1 < code.count && code[index + 1] == UInt8(ascii: ">"):
                append(.punctuation, to: index + 2)
            default:
                append(.punctuation, to: index + 1)
            }
        }
        return tokens
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// In a mask a string is its quotes around blanks.
    private static func endOfString(_ code: [UInt8], from start: Int) -> Int {
        var quotes = 0
        while start + quotes < code.count, code[start + quotes] == UInt8(ascii: "\"") { quotes += 1 }
        if quotes == 2 || quotes >= 6 { return start + quotes }
        let isMultiline = quotes >= 3
        var index = start + (isMultiline ? 3 : 1)
        while index < code.count {
            let byte = code[index]
            if byte == UInt8(ascii: "\"") { return min(code.count, index + (isMultiline ? 3 : 1)) }
            if !isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return index }
            index += 1
        }
        return index
    }
}
