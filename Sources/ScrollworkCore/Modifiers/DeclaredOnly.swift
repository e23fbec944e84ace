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

extension View {
    /// Accepted: there is no selection to drag out of a text here, so text is read and touched the same either way.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Effects apply to a view and what is in it as one picture anyhow.
    nonisolated public func compositingGroup() -> some View { self }
}
