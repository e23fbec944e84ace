/// A scene of windows that all show the same kind of view.
public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    nonisolated(unsafe) private let content: () -> Content
    /// Shown by a window manager; a recording has no title bar.
    package let title: Text?
    /// Distinguishes groups of one app.
    package let id: String?

    nonisolated private init(title: Text?, id: String?, content: @escaping () -> Content) {
        self.title = title
        self.id = id
        self.content = content
    }

    nonisolated public static func _rootView(_ scene: WindowGroup<Content>) -> AnyView? { AnyView(scene.content()) }
}

extension WindowGroup {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content()) }
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id, content()) }
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(title, nil, content()) }
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(title, id, content()) }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), nil, content())
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id, content())
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(Text(title), nil, content()) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id, content())
    }

    nonisolated private init(_ title: Text?, _ id: String?, _ content: Content) {
        nonisolated(unsafe) let content = content
        self.init(title: title, id: id, content: { content })
    }
}

// The same with content that is made per window; disfavoured, since a trailing closure fits both.
extension WindowGroup {
    @_disfavoredOverload
    nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { self.init(title: nil, id: nil, content: makeContent) }
    @_disfavoredOverload
    nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(title: nil, id: id, content: makeContent)
    }
    @_disfavoredOverload
    nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(title: title, id: nil, content: makeContent)
    }
    @_disfavoredOverload
    nonisolated public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(title: title, id: id, content: makeContent)
    }
}
