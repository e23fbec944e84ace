import ScrollworkBase

// Modifiers of features that a recording cannot show: they are accepted, so that files compile unchanged, and change nothing.

/// Whether users can select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How content changes into other content of the same view. Content is replaced at once here.
public struct ContentTransition: Equatable, Sendable {
    private let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
}

extension View {
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Effects apply to a view and what is in it as one picture anyhow.
    nonisolated public func compositingGroup() -> some View { self }
}
