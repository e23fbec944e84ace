/// What the recorder is given to show.
enum RootView: Equatable {
    case view(String)
    case preview(String)
    case app(String)

    var name: String {
        switch self {
        case .view(let name), .preview(let name), .app(let name): name
        }
    }

    /// The view the user asked for, or the one the files themselves suggest.
    static func choose(from types: [DeclaredType], named name: String?) throws(ToolError) -> RootView {
        if let name { return try named(name, in: types) }
        let apps = types.filter { $0.isApp && $0.isMain && $0.obstacleToMention == nil }
        if let app = apps.first {
            guard apps.count == 1 else { throw .usage("several @main apps (\(list(apps))); choose one with --view NAME") }
            return .app(app.name)
        }
        if let preview = types.last(where: { $0.isPreview && !$0.isPrivate && !$0.isGeneric }) { return .preview(preview.name) }
        let views = types.filter { $0.isView && $0.obstacle == nil }
        guard let view = views.first else {
            let others = types.filter(\.isView)
            guard !others.isEmpty else {
                throw .usage("no view found: the files declare no struct that conforms to View; give the file that declares one")
            }
            let reasons = others.prefix(4).map { "\($0.name) \($0.obstacle ?? "")" }.joined(separator: "; ")
            throw .usage("no view can be made without arguments: \(reasons)")
        }
        guard views.count == 1 else { throw .usage("several views can be shown; choose one with --view NAME: \(list(views))") }
        return .view(view.name)
    }

    private static func named(_ name: String, in types: [DeclaredType]) throws(ToolError) -> RootView {
        let shown = types.filter { $0.isView || $0.isPreview || $0.isApp }
        guard let type = shown.first(where: { $0.name == name }) ?? shown.first(where: { $0.name.hasSuffix(".\(name)") }) else {
            if let type = types.first(where: { $0.name == name }) {
                throw .usage("--view \(type.name): it conforms to none of View, PreviewProvider and App; \(candidates(shown))")
            }
            throw .usage("--view \(name): no such view; \(candidates(shown))")
        }
        if type.isPreview, !type.isPrivate, !type.isGeneric { return .preview(type.name) }
        if let obstacle = type.obstacleToMention { throw .usage("--view \(name): \(type.name) \(obstacle)") }
        return type.isApp ? .app(type.name) : .view(type.name)
    }

    private static func candidates(_ types: [DeclaredType]) -> String {
        let possible = types.filter { $0.isPreview || $0.obstacleToMention == nil }
        return possible.isEmpty ? "the files have none that could be shown" : "candidates: \(list(possible))"
    }

    private static func list(_ types: [DeclaredType]) -> String { types.map(\.name).joined(separator: ", ") }
}

extension DeclaredType {
    /// Apps may be classes; `App` demands an initializer without arguments.
    fileprivate var obstacleToMention: String? {
        guard isApp else { return obstacle }
        return isPrivate ? "is private to its file; remove `private`" : nil
    }
}
