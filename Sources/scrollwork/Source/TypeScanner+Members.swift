/// Attributes and modifiers seen before a declaration.
struct MemberModifiers {
    static let words: Set<String> = [
        "private", "fileprivate", "internal", "public", "package", "open", "static", "class", "final", "lazy", "weak", "unowned",
        "nonisolated", "mutating", "override", "required", "convenience", "dynamic", "indirect", "isolated", "consuming", "borrowing",
    ]

    var attributes: [(name: String, hasArguments: Bool)] = []
    var names: Set<String> = []

    var isPrivate: Bool { names.contains("private") || names.contains("fileprivate") }
    var isStatic: Bool { names.contains("static") || names.contains("class") }
}

extension TypeScanner {
    /// Wrappers that give their property a value themselves.
    private static let selfSufficient: Set<String> = [
        "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState", "FocusedValue", "FocusedBinding",
        "FocusedObject", "FetchRequest", "SectionedFetchRequest", "Query", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    ]
    /// Wrappers whose property a caller must give, even when its type is optional.
    private static let alwaysNeeded: Set<String> = ["Binding", "ObservedObject", "StateObject", "Bindable"]

    /// Reads a property or an initializer at the cursor; false when the word begins neither.
    mutating func member(_ word: SourceToken, modifiers: MemberModifiers, of type: inout DeclaredType) -> Bool {
        switch word.text {
        case "var", "let":
            index += 1
            properties(isLet: word.is("let"), modifiers: modifiers, of: &type)
        case "init":
            index += 1
            initializer(modifiers: modifiers, of: &type)
        case "func", "subscript", "deinit":
            // The body's brace, or the next member of a protocol; parameters and results are skipped as groups by the scan.
            index += 1
        default:
            return false
        }
        return true
    }

    private mutating func initializer(modifiers: MemberModifiers, of type: inout DeclaredType) {
        type.hasOwnInitializer = true
        let isFailable = current.map { $0.is("?") || $0.is("!") } ?? false
        if isFailable { index += 1 }
        let isGeneric = current.map { $0.is("<") } ?? false
        if isGeneric { skipGenerics() }
        guard let opening = current, opening.is("(") else { return }
        let isEmpty = parametersHaveDefaults()
        let effects = current.map { $0.is("async") || $0.is("throws") || $0.is("rethrows") } ?? false
        if isEmpty, !isFailable, !isGeneric, !effects, !modifiers.isPrivate { type.hasEmptyInitializer = true }
    }

    /// At the opening parenthesis; leaves the cursor after the closing one.
    private mutating func parametersHaveDefaults() -> Bool {
        index += 1
        var all = true
        var isInside = false
        var hasDefault = false
        while let token = current, !token.is(")") {
            if token.is(",") {
                all = all && hasDefault
                isInside = false
                hasDefault = false
                index += 1
                continue
            }
            isInside = true
            if token.is("=") { hasDefault = true }
            // "Set<Int>" touches, "a < b" does not.
            let opensGenerics = token.is("<") && self.token(-1)?.range.upperBound == token.range.lowerBound
            if token.is("(") || token.is("[") || token.is("{") {
                skipGroup()
            } else if opensGenerics {
                skipGenerics()
            } else {
                index += 1
            }
        }
        index += 1
        return all && (hasDefault || !isInside)
    }

    /// After `var` or `let`: reads every binding of the declaration.
    private mutating func properties(isLet: Bool, modifiers: MemberModifiers, of type: inout DeclaredType) {
        while let name = current {
            if name.is("(") { skipGroup() } else { index += 1 }
            let isOptional = typeAnnotation()
            var hasValue = false
            if let next = current, next.is("=") {
                hasValue = true
                index += 1
                expression()
            }
            let isComputed = !hasValue && accessorsCompute()
            if !hasValue, !isComputed, !modifiers.isStatic, isNeeded(isLet: isLet, isOptional: isOptional, modifiers) {
                type.neededProperties.append(name.text)
            }
            guard let comma = current, comma.is(","), token(1)?.kind == .word else { return }
            index += 1
        }
    }

    private func isNeeded(isLet: Bool, isOptional: Bool, _ modifiers: MemberModifiers) -> Bool {
        for attribute in modifiers.attributes {
            if Self.alwaysNeeded.contains(attribute.name) { return true }
            if Self.selfSufficient.contains(attribute.name) { return false }
            // A wrapper of the user's own with arguments, as `@Clamped(0...1) var x: Int`, mostly needs no more.
            let isKnown = ["State", "AppStorage", "SceneStorage", "GestureState", "ScaledMetric", "available", "MainActor", "ViewBuilder"]
            if attribute.hasArguments, !isKnown.contains(attribute.name) { return false }
        }
        return isLet || !isOptional
    }

    /// Skips `: Type`; true when the type is optional.
    private mutating func typeAnnotation() -> Bool {
        guard let colon = current, colon.is(":") else { return false }
        index += 1
        var last = ""
        let startsOptional = current.map { $0.is("Optional") } ?? false
        // "() -> Int?" gives an optional, it is none.
        var isFunction = false
        while let token = current {
            if token.is("=") || token.is("{") || token.is(",") || token.is(";") || token.is("}") { break }
            let joins = ["->", "&", ".", ":", "any", "some", "async", "throws"].contains(last) || ["->", "&", "."].contains(token.text)
            if token.startsLine, !last.isEmpty, !joins { break }
            last = token.text
            if token.is("->") { isFunction = true }
            if token.is("(") || token.is("[") { skipGroup() } else if token.is("<") { skipGenerics() } else { index += 1 }
        }
        return !isFunction && (startsOptional || last == "?" || last == "!")
    }

    /// Skips a value: to the end of its line, to `;`, or to the comma before another binding.
    private mutating func expression() {
        var isFirst = true
        while let token = current {
            if token.is("}") || token.is(";") { return }
            if token.is(","), self.token(1)?.kind == .word, let after = self.token(2), after.is(":") || after.is("=") { return }
            if token.startsLine, !isFirst {
                let last = self.token(-1)!.text
                let continues = [".", "?", ":", "+", "-", "*", "/", "&", "|", "=", "<", ">", "%", "{"].contains(token.text)
                let wasOpen = ["+", "-", "*", "/", "&", "|", "=", "?", ":", ",", "%", "."].contains(last)
                if !continues, !wasOpen { return }
            }
            isFirst = false
            if token.is("{") || token.is("(") || token.is("[") { skipGroup() } else { index += 1 }
        }
    }

    /// Skips `{ … }` after a property; true when it computes the value rather than observes it.
    private mutating func accessorsCompute() -> Bool {
        guard let opening = current, opening.is("{") else { return false }
        let first = token(1)
        let observes = first.map { $0.is("willSet") || $0.is("didSet") } ?? false
        skipGroup()
        return !observes
    }
}
