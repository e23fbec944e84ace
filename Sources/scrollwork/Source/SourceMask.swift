/// Swift source with everything that is not code blanked out: comments, the insides of strings and regular expressions.
///
/// Offsets and line ends stay, so that what is found in the mask can be changed in the text. Interpolations count as part of
/// their string: no declaration that matters here lives in one.
struct SourceMask {
    /// UTF-8 of the file.
    let text: [UInt8]
    /// As long as `text`; blanks stand for what was masked, quotes stay.
    private(set) var code: [UInt8]
    private var index = 0

    init(_ source: String) {
        text = Array(source.utf8)
        code = text
        while index < text.count { step() }
    }

    private func byte(_ offset: Int) -> UInt8? { index + offset < text.count ? text[index + offset] : nil }

    private func isAt(_ pattern: StaticString, offset: Int = 0) -> Bool {
        pattern.withUTF8Buffer { bytes in
            for (i, wanted) in bytes.enumerated() where byte(offset + i) != wanted { return false }
            return true
        }
    }

    private mutating func blank(_ count: Int) {
        for _ in 0..<count where index < text.count {
            if text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") { code[index] = UInt8(ascii: " ") }
            index += 1
        }
    }

    private mutating func step() {
        switch text[index] {
        case UInt8(ascii: "/") where isAt("//"):
            while let next = byte(0), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { blank(1) }
        case UInt8(ascii: "/") where isAt("/*"):
            blockComment()
        case UInt8(ascii: "\""):
            string(hashes: 0)
        case UInt8(ascii: "#"):
            var hashes = 0
            while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
            if byte(hashes) == UInt8(ascii: "\"") {
                index += hashes
                string(hashes: hashes)
            } else if byte(hashes) == UInt8(ascii: "/") {
                index += hashes
                regularExpression(hashes: hashes)
            } else {
                index += hashes
            }
        default:
            index += 1
        }
    }

    /// Block comments nest.
    private mutating func blockComment() {
        var depth = 0
        while index < text.count {
            if isAt("/*") {
                depth += 1
                blank(2)
            } else if isAt("*/") {
                depth -= 1
                blank(2)
                if depth == 0 { return }
            } else {
                blank(1)
            }
        }
    }

    private func closes(hashes: Int, after offset: Int) -> Bool {
        (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// At the opening quote.
    private mutating func string(hashes: Int) {
        let isMultiline = isAt("\"\"\"")
        let quotes = isMultiline ? 3 : 1
        index += quotes
        while let next = byte(0) {
            if !isMultiline, next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") { return }  // not closed: the compiler will say
            if next == UInt8(ascii: "\\"), closes(hashes: hashes, after: 1) {
                if byte(1 + hashes) == UInt8(ascii: "(") {
                    blank(1 + hashes)
                    interpolation()
                } else {
                    blank(2 + hashes)
                }
            } else if next == UInt8(ascii: "\""), !isMultiline || isAt("\"\"\""), closes(hashes: hashes, after: quotes) {
                index += quotes + hashes
                return
            } else {
                blank(1)
            }
        }
    }

    /// At the opening parenthesis; strings and comments inside are understood, and all of it is blanked.
    private mutating func interpolation() {
        let start = index
        var depth = 0
        repeat {
            guard let next = byte(0) else { break }
            if next == UInt8(ascii: "(") { depth += 1 }
            if next == UInt8(ascii: ")") { depth -= 1 }
            step()
        } while depth > 0
        let end = index
        index = start
        blank(end - start)
    }

    /// At the opening slash of `#/…/#`.
    private mutating func regularExpression(hashes: Int) {
        index += 1
        while let next = byte(0) {
            if next == UInt8(ascii: "/"), closes(hashes: hashes, after: 1) {
                index += 1 + hashes
                return
            }
            blank(next == UInt8(ascii: "\\") ? 2 : 1)
        }
    }

    /// Blanks a range found by a later step, such as an inactive `#if` branch.
    mutating func erase(_ range: Range<Int>) {
        SourceMask.erase(range, in: &code)
    }

    static func erase(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for i in range where bytes[i] != UInt8(ascii: "\n") && bytes[i] != UInt8(ascii: "\r") { bytes[i] = UInt8(ascii: " ") }
    }
}
