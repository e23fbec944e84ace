/// Finds the type declarations of one file: enough of Swift's grammar to tell which views can be made without arguments.
struct TypeScanner {
    let tokens: [SourceToken]
    var index = 0
    /// In source order; extensions come as entries of their own, see `merged`.
    var found: [(type: DeclaredType, isExtension: Bool)] = []
    /// Byte ranges of `@main` attributes.
    var mainAttributes: [Range<Int>] = []

    private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "extension", "protocol"]

    init(_ tokens: [SourceToken]) {
        self.tokens = tokens
        scan(inside: nil, isPrivate: false, type: nil)
    }

    var current: SourceToken? { index < tokens.count ? tokens[index] : nil }

    func token(_ offset: Int) -> SourceToken? {
        let place = index + offset
        return tokens.indices.contains(place) ? tokens[place] : nil
    }

    /// Joins the types of several files with their extensions; extensions of types declared elsewhere are left out.
    static func merged(_ scanners: [TypeScanner]) -> [DeclaredType] {
        let all = scanners.flatMap(\.found)
        var types = all.filter { !$0.isExtension }.map(\.type)
        for (addition, isExtension) in all where isExtension {
            if let place = types.firstIndex(where: { $0.name == addition.name }) { types[place].extend(with: addition) }
        }
        // What is inside a private or generic type is as far out of reach, also when an extension put it there.
        for place in types.indices {
            for outer in types where types[place].name.hasPrefix(outer.name + ".") {
                types[place].isPrivate = types[place].isPrivate || outer.isPrivate
                types[place].isGeneric = types[place].isGeneric || outer.isGeneric
            }
        }
        inheritConformances(in: &types)
        return types.filter { $0.kind != .protocolType }
    }

    /// A protocol of the user's that refines `View` makes its conformers views.
    private static func inheritConformances(in types: inout [DeclaredType]) {
        var protocols: [String: Set<String>] = [:]
        for type in types where type.kind == .protocolType { protocols[type.name] = type.conformances }
        for place in types.indices {
            var pending = Array(types[place].conformances)
            while let name = pending.popLast() {
                for inherited in protocols[name] ?? [] where types[place].conformances.insert(inherited).inserted {
                    pending.append(inherited)
                }
            }
        }
    }

    /// Scans to the closing brace of the scope. `type` collects members when the scope is a type's body.
    private mutating func scan(inside outer: String?, isPrivate: Bool, type: UnsafeMutablePointer<DeclaredType>?) {
        var modifiers = MemberModifiers()
        while let token = current {
            if token.is("}") { return }
            if token.is("@"), let name = self.token(1), name.kind == .word {
                index += 2
                if name.is("main") { mainAttributes.append(token.range.lowerBound..<name.range.upperBound) }
                var hasArguments = false
                // "@ViewBuilder ()" does not occur before a declaration; a parenthesis that touches the name is its arguments.
                if let next = current, next.is("("), next.range.lowerBound == tokens[index - 1].range.upperBound {
                    hasArguments = true
                    skipGroup()
                } else if let next = current, next.is("<") {
                    skipGenerics()
                }
                modifiers.attributes.append((name.text, hasArguments))
                continue
            }
            let isMemberName = self.token(-1).map { $0.is(".") } ?? false
            if token.kind == .word, !isMemberName {
                if Self.typeKeywords.contains(token.text), let name = self.token(1), name.kind == .word,
                    !Self.isAfterClass(name.text, token)
                {
                    declaration(outer: outer, isPrivate: isPrivate || modifiers.isPrivate, modifiers: modifiers)
                    modifiers = MemberModifiers()
                    continue
                }
                if let type, member(token, modifiers: modifiers, of: &type.pointee) {
                    modifiers = MemberModifiers()
                    continue
                }
                if MemberModifiers.words.contains(token.text) {
                    modifiers.names.insert(token.text)
                    index += 1
                    if let next = current, next.is("(") { skipGroup() }  // private(set), unowned(unsafe)
                    continue
                }
            }
            modifiers = MemberModifiers()
            if token.is("{") || token.is("(") || token.is("[") { skipGroup() } else { index += 1 }
        }
    }

    /// `class func` and `class var` are members.
    private static func isAfterClass(_ name: String, _ keyword: SourceToken) -> Bool {
        keyword.is("class") && ["func", "var", "let", "subscript"].contains(name)
    }

    private mutating func declaration(outer: String?, isPrivate: Bool, modifiers: MemberModifiers) {
        let keyword = tokens[index].text
        index += 1
        var name = tokens[index].text
        index += 1
        while let dot = current, dot.is("."), let part = token(1), part.kind == .word {
            name += "." + part.text
            index += 2
        }
        let path = outer.map { "\($0).\(name)" } ?? name
        let kind: DeclaredType.Kind = keyword == "struct" ? .structure : keyword == "protocol" ? .protocolType : .other
        var type = DeclaredType(name: path, kind: kind)
        type.isPrivate = isPrivate && keyword != "extension"
        type.isMain = modifiers.attributes.contains { $0.name == "main" }
        if let next = current, next.is("<") {
            type.isGeneric = keyword != "extension"
            skipGenerics()
        }
        if let next = current, next.is(":") {
            index += 1
            type.conformances = inheritance()
        }
        while let next = current, !next.is("{"), !next.is("}") { index += 1 }  // where clause
        guard let opening = current, opening.is("{") else { return }
        index += 1
        // A view in `private extension` is out of reach too.
        withUnsafeMutablePointer(to: &type) { scan(inside: path, isPrivate: isPrivate, type: $0) }
        if let closing = current, closing.is("}") { index += 1 }
        found.append((type, keyword == "extension"))
    }

    /// The last component of each protocol up to the body or a where clause.
    private mutating func inheritance() -> Set<String> {
        var names: Set<String> = []
        while let token = current, !token.is("{"), !token.is("where"), !token.is("}") {
            if token.is("<") {
                skipGenerics()
                continue
            }
            let isQualifier = self.token(1).map { $0.is(".") } ?? false
            if token.kind == .word, !isQualifier { names.insert(token.text) }
            index += 1
        }
        return names
    }

    /// At an opening bracket of any of the three kinds: skips to after the one that closes it.
    mutating func skipGroup() {
        var depth = 0
        while let token = current {
            if token.is("{") || token.is("(") || token.is("[") { depth += 1 }
            if token.is("}") || token.is(")") || token.is("]") { depth -= 1 }
            index += 1
            if depth <= 0 { return }
        }
    }

    /// At `<`: skips to after the matching `>`, or stops at a brace.
    mutating func skipGenerics() {
        var depth = 0
        while let token = current, !token.is("{"), !token.is("}") {
            if token.is("<") { depth += 1 }
            if token.is(">") { depth -= 1 }
            if token.is("(") || token.is("[") { skipGroup() } else { index += 1 }
            if depth == 0 { return }
        }
    }
}
