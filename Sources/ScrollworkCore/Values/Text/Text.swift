import Foundation

/// A piece of text, with its own look where it has one.
public struct Text: Equatable, Sendable {
    package indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: TextBundle?)
        case attributed(AttributedString)
        case image(Image)
        case formatted(AnyTextFormat)
        case concatenated(Text, Text)
    }

    package var storage: Storage
    /// In the order in which they were applied: the first one wins.
    package var modifiers: [Modifier] = []

    package init(_ storage: Storage) { self.storage = storage }

    /// The text exactly as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// The text of a string, not localised. A literal becomes a `LocalizedStringKey` instead.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// The localised text of a key; the key itself where there is no translation.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        storage = .localized(key, table: tableName, bundle: bundle.map(TextBundle.init))
    }

    // A plain literal could be an attributed string too; it is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// An image that flows with the text.
    public init(_ image: Image) { storage = .image(image) }

    /// One text after the other, each with its own look.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }
}

/// A bundle by identity.
package struct TextBundle: Equatable, @unchecked Sendable {
    package let bundle: Bundle
    package init(_ bundle: Bundle) { self.bundle = bundle }
    package static func == (a: TextBundle, b: TextBundle) -> Bool { a.bundle === b.bundle }
}
