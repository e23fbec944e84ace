/// What root discovery knows about one type of the user's files.
struct DeclaredType: Equatable {
    enum Kind { case structure, other, protocolType }

    /// With the types around it: `Outer.Inner`.
    var name: String
    var kind: Kind
    /// The last components of the protocols named in the declaration and in extensions.
    var conformances: Set<String> = []
    var isGeneric = false
    /// `private` or `fileprivate`, itself or a type around it.
    var isPrivate = false
    /// Marked `@main`.
    var isMain = false
    /// Stored properties that a caller must give.
    var neededProperties: [String] = []
    /// Whether there is an initializer in the declaration itself, which replaces the implicit ones.
    var hasOwnInitializer = false
    /// Whether an initializer that can be called as `Name()` was written out.
    var hasEmptyInitializer = false

    var isView: Bool { conformances.contains("View") }
    var isApp: Bool { conformances.contains("App") }
    var isPreview: Bool { conformances.contains("PreviewProvider") }

    /// Why `Name()` cannot stand in another file; nil when it can.
    var obstacle: String? {
        if isPrivate { return "is private to its file; remove `private`" }
        if isGeneric { return "is generic; wrap it in a view that is not" }
        if kind != .structure { return "is not a struct" }
        if hasEmptyInitializer { return nil }
        if hasOwnInitializer { return "has only initializers that need arguments; wrap it in a view or a PreviewProvider that gives them" }
        if !neededProperties.isEmpty {
            let names = neededProperties.joined(separator: ", ")
            return "needs arguments (\(names)); give them default values, or wrap it in a view or a PreviewProvider that gives them"
        }
        return nil
    }

    /// Takes over what an extension adds.
    mutating func extend(with other: DeclaredType) {
        conformances.formUnion(other.conformances)
        hasEmptyInitializer = hasEmptyInitializer || other.hasEmptyInitializer
    }
}
