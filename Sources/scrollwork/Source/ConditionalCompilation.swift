/// Finds what `#if` leaves out on Linux, so that an app or a preview for other systems is not taken for the root.
///
/// Conditions that cannot be judged from the text count as true.
struct ConditionalCompilation {
    private struct Level {
        /// Whether the code around the `#if` is active, and whether a branch of this `#if` was taken already.
        var outer: Bool
        var taken: Bool
        var active: Bool
    }

    /// Modules a user's file can import here.
    private static let modules: Set<String> = [
        "SwiftUI", "Combine", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization", "Glibc", "Swift",
        "RegexBuilder", "Testing", "XCTest",
    ]

    /// The mask without inactive branches and without the directives' lines.
    static func applied(to mask: SourceMask) -> SourceMask {
        var result = mask
        var levels: [Level] = []
        var lineStart = 0
        let code = mask.code
        while lineStart < code.count {
            let lineEnd = code[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
            let line = String(decoding: code[lineStart..<lineEnd], as: UTF8.self).trimmed
            let isDirective = update(&levels, line: line)
            if isDirective || !(levels.last?.active ?? true) { result.erase(lineStart..<lineEnd) }
            lineStart = lineEnd + 1
        }
        return result
    }

    private static func update(_ levels: inout [Level], line: String) -> Bool {
        if line.hasPrefix("#if ") || line.hasPrefix("#if(") || line.hasPrefix("#if!") {
            let outer = levels.last?.active ?? true
            let isTrue = evaluate(String(line.dropFirst(3)))
            levels.append(Level(outer: outer, taken: isTrue, active: outer && isTrue))
        } else if line.hasPrefix("#elseif"), let level = levels.last {
            let isTrue = !level.taken && evaluate(String(line.dropFirst(7)))
            levels[levels.count - 1] = Level(outer: level.outer, taken: level.taken || isTrue, active: level.outer && isTrue)
        } else if line == "#else", let level = levels.last {
            levels[levels.count - 1] = Level(outer: level.outer, taken: true, active: level.outer && !level.taken)
        } else if line == "#endif", !levels.isEmpty {
            levels.removeLast()
        } else {
            return false
        }
        return true
    }

    static func evaluate(_ condition: String) -> Bool {
        var parser = ConditionParser(tokens: SourceToken.tokens(of: SourceMask(condition)).map(\.text)[...])
        return parser.either()
    }

    private struct ConditionParser {
        var tokens: ArraySlice<String>

        mutating func either() -> Bool {
            var value = both()
            while tokens.starts(with: ["|", "|"]) {
                tokens.removeFirst(2)
                let right = both()
                value = value || right
            }
            return value
        }

        mutating func both() -> Bool {
            var value = single()
            while tokens.starts(with: ["&", "&"]) {
                tokens.removeFirst(2)
                let right = single()
                value = value && right
            }
            return value
        }

        mutating func single() -> Bool {
            guard let first = tokens.popFirst() else { return true }
            if first == "!" { return !single() }
            if first == "(" {
                let value = either()
                if tokens.first == ")" { tokens.removeFirst() }
                return value
            }
            guard tokens.first == "(" else { return ["DEBUG", "true"].contains(first) }
            let argument = arguments()
            switch first {
            case "os": return argument == ["Linux"]
            case "canImport": return argument.first.map(ConditionalCompilation.modules.contains) ?? false
            case "targetEnvironment": return false
            default: return true  // swift(>=…), compiler(>=…), arch(…), hasFeature(…)
            }
        }

        mutating func arguments() -> [String] {
            var depth = 0
            var inside: [String] = []
            while let token = tokens.popFirst() {
                if token == "(" { depth += 1 }
                if token == ")" { depth -= 1 }
                if depth == 0 { break }
                if depth > 1 || token != "(" { inside.append(token) }
            }
            return inside
        }
    }
}

extension String {
    /// Without blanks and line ends at both sides.
    var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
