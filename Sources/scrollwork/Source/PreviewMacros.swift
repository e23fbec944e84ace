/// Finds `#Preview { … }` blocks. They are Xcode's: here they are left out.
enum PreviewMacros {
    /// Byte ranges from the number sign to the end of the last closure.
    static func ranges(in mask: SourceMask) -> [Range<Int>] {
        let tokens = SourceToken.tokens(of: mask)
        var result: [Range<Int>] = []
        var index = 0
        while index + 1 < tokens.count {
            let start = index
            index += 1
            guard tokens[start].is("#"), tokens[index].is("Preview") else { continue }
            index += 1
            var end = tokens[index - 1].range.upperBound
            if index < tokens.count, tokens[index].is("(") { end = skipGroup(tokens, &index) }
            if index < tokens.count, tokens[index].is("{") { end = skipGroup(tokens, &index) }
            // Further closures have labels: `} cameras: {`.
            while index + 2 < tokens.count, tokens[index].kind == .word, !tokens[index].startsLine, tokens[index + 1].is(":"),
                tokens[index + 2].is("{")
            {
                index += 2
                end = skipGroup(tokens, &index)
            }
            result.append(tokens[start].range.lowerBound..<end)
        }
        return result
    }

    /// The end of the group that opens at `index`; moves `index` past it.
    private static func skipGroup(_ tokens: [SourceToken], _ index: inout Int) -> Int {
        var depth = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            if token.is("{") || token.is("(") || token.is("[") { depth += 1 }
            if token.is("}") || token.is(")") || token.is("]") { depth -= 1 }
            if depth <= 0 { return token.range.upperBound }
        }
        return tokens[tokens.count - 1].range.upperBound
    }
}
