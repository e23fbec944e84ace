/// One rule of `Spec/`: a line `- **ID** (confidence) text`.
struct SpecRule: Equatable {
    var id: String
    /// File name and line, from 1.
    var file: String
    var line: Int
    /// The text of the first parenthesis that is no excuse; empty when there is none.
    var confidence: String
    /// Why there need be no test: the text of a `(not met: …)` or `(later: …)` parenthesis.
    var excuse: String?

    /// Facts measured on other systems; a test for each is welcome but not demanded.
    var isMeasured: Bool { id.hasPrefix("M-") }

    /// `F-10`, `S-13a`; and our own: `frame.settle`, `lazy.script.places`: words of small letters first, then anything after a dot.
    static func isID(_ text: some StringProtocol) -> Bool {
        if let dot = text.firstIndex(of: "."), text.first?.isLowercase == true {
            let tail = text[text.index(after: dot)...]
            return text[..<dot].allSatisfy { $0.isLowercase && $0.isASCII } && !tail.isEmpty && tail.last != "."
                && tail.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
        }
        var rest = Array(text.utf8)[...]
        guard let letter = rest.popFirst(), (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return false }
        guard rest.popFirst() == UInt8(ascii: "-") else { return false }
        if let last = rest.last, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last) { rest.removeLast() }
        return !rest.isEmpty && rest.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The rules of one file, in order.
    static func parse(_ text: String, file: String) -> [SpecRule] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().compactMap { index, line in
            guard line.hasPrefix("- **"), let end = line.dropFirst(4).range(of: "**") else { return nil }
            let id = line.dropFirst(4)[..<end.lowerBound]
            guard isID(id) else { return nil }
            var rule = SpecRule(id: String(id), file: file, line: index + 1, confidence: "")
            for group in parentheses(line[end.upperBound...]) {
                if group.hasPrefix("not met:") || group.hasPrefix("later:") {
                    rule.excuse = group
                } else if rule.confidence.isEmpty {
                    rule.confidence = group
                }
            }
            return rule
        }
    }

    /// The insides of the parentheses a text begins with.
    private static func parentheses(_ text: Substring) -> [String] {
        var groups: [String] = []
        var rest = text.drop { $0 == " " }
        while rest.first == "(" {
            var depth = 0
            var end = rest.startIndex
            for index in rest.indices {
                if rest[index] == "(" { depth += 1 }
                if rest[index] == ")" { depth -= 1 }
                end = index
                if depth == 0 { break }
            }
            guard depth == 0 else { break }
            groups.append(String(rest[rest.index(after: rest.startIndex)..<end]))
            rest = rest[rest.index(after: end)...].drop { $0 == " " }
        }
        return groups
    }
}
