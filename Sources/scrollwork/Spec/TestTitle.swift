/// A test's display name and the rules it begins with: `@Test("F-10 S-04 rubber band …")`.
struct TestTitle: Equatable {
    var title: String
    /// Path of the file and line, from 1.
    var file: String
    var line: Int

    /// The ids at the beginning of the title.
    var ids: [String] {
        title.split(separator: " ").map { $0.hasSuffix(",") || $0.hasSuffix(":") ? $0.dropLast() : $0 }.prefix(while: SpecRule.isID)
            .map(String.init)
    }

    /// The display names in a test file; commented-out tests do not count.
    static func scan(_ source: String, file: String) -> [TestTitle] {
        let mask = SourceMask(source)
        let tokens = SourceToken.tokens(of: mask)
        var result: [TestTitle] = []
        var line = 1
        var counted = 0
        for index in tokens.indices.dropLast(3)
        where tokens[index].is("@") && tokens[index + 1].is("Test") && tokens[index + 2].is("(") && tokens[index + 3].kind == .quote {
            let range = tokens[index + 3].range
            let quotes = mask.code[range].starts(with: "\"\"\"".utf8) ? 3 : 1
            guard range.count >= 2 * quotes else { continue }
            let raw = String(decoding: mask.text[(range.lowerBound + quotes)..<(range.upperBound - quotes)], as: UTF8.self)
            let place = tokens[index].range.lowerBound
            line += mask.text[counted..<place].count { $0 == UInt8(ascii: "\n") }
            counted = place
            result.append(TestTitle(title: unescaped(raw).trimmed, file: file, line: line))
        }
        return result
    }

    private static func unescaped(_ raw: String) -> String {
        var result = ""
        var rest = raw[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let code = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(code) }
            default: result.append(next)
            }
        }
        return result
    }
}
