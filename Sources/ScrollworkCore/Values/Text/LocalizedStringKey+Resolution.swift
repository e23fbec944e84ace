import Foundation
import Synchronization

extension LocalizedStringKey {
    /// The translated key: from the bundle's strings, or the key itself.
    func translated(table: String?, bundle: Bundle?) -> String { StringsTables.lookUp(key, table: table, bundle: bundle ?? .main) }

    /// The translated text in pieces: literal text and arguments, with the look that the inline markup gives them.
    func pieces(table: String?, bundle: Bundle?) -> [InlineText.Piece] {
        let format = translated(table: table, bundle: bundle)
        let hasArguments = hasFormatting && format.utf8.contains(UInt8(ascii: "%"))
        let hasMarkup = InlineText.mayHaveMarkup(format)
        if !hasArguments, !hasMarkup { return [InlineText.Piece(content: .text(format), style: InlineText.Style())] }
        let tokens = hasArguments ? Self.tokens(of: format) : format.map { InlineText.Token.character($0) }
        return hasMarkup ? InlineText.parse(tokens) : InlineText.plain(tokens)
    }

    /// Splits a format at its specifiers: `%@`, `%lld`, `%2$.1f`, `%%`.
    private static func tokens(of format: String) -> [InlineText.Token] {
        var tokens: [InlineText.Token] = []
        let characters = Array(format)
        var index = 0
        var next = 0
        while index < characters.count {
            guard characters[index] == "%", index + 1 < characters.count else {
                tokens.append(.character(characters[index]))
                index += 1
                continue
            }
            if characters[index + 1] == "%" {
                tokens.append(.character("%"))
                index += 2
                continue
            }
            var end = index + 1
            var position: Int?
            while end < characters.count, !"@diuoxXfFeEgGaAcsp".contains(characters[end]) {
                if characters[end] == "$" { position = Int(String(characters[(index + 1)..<end])) }
                end += 1
            }
            tokens.append(.argument(position.map { $0 - 1 } ?? next))
            if position == nil { next += 1 }
            index = end + 1
        }
        return tokens
    }
}

/// Which tables of strings exist, so that a bundle without any costs one look per table.
private enum StringsTables {
    private struct Key: Hashable, Sendable {
        let bundle: ObjectIdentifier
        let table: String
    }

    /// Texts may be made on any thread.
    private static let exists = Mutex<[Key: Bool]>([:])

    static func lookUp(_ key: String, table: String?, bundle: Bundle) -> String {
        let name = table ?? "Localizable"
        let id = Key(bundle: ObjectIdentifier(bundle), table: name)
        let isThere: Bool
        if let known = exists.withLock({ $0[id] }) {
            isThere = known
        } else {
            isThere = bundle.url(forResource: name, withExtension: "strings") != nil
            exists.withLock { [isThere] in $0[id] = isThere }
        }
        return isThere ? bundle.localizedString(forKey: key, value: nil, table: table) : key
    }
}
