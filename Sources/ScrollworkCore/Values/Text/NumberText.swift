import Foundation
import Synchronization

/// Numbers inside localised text, by the specifiers of `String(format:)` and with the separators of the locale.
enum NumberText {
    private struct Separators: Sendable {
        var decimal: String
        var grouping: String
    }

    /// By the locale's identifier; texts may be made on any thread.
    private static let known = Mutex<[String: Separators]>([:])

    static func text(_ argument: LocalizedStringKey.Argument, locale: Locale) -> String {
        switch argument {
        case .string(let string): return string
        case .signed(let value, let specifier):
            if specifier == "%lld", value > -1000, value < 1000 { return String(value) }
            return localized(String(format: specifier, value), specifier: specifier, locale: locale)
        case .unsigned(let value, let specifier):
            if specifier == "%llu", value < 1000 { return String(value) }
            return localized(String(format: specifier, value), specifier: specifier, locale: locale)
        case .double(let value, let specifier):
            return localized(String(format: specifier, value), specifier: specifier, locale: locale)
        case .text: return ""
        }
    }

    /// Replaces the decimal point and groups the digits of a decimal number; other notations stay as they are.
    private static func localized(_ text: String, specifier: String, locale: Locale) -> String {
        guard let conversion = specifier.last, "dufDUFi".contains(conversion) else { return text }
        let digits = text.drop { $0 == " " || $0 == "-" || $0 == "+" }
        let whole = digits.prefix { $0.isASCII && $0.isNumber }
        let rest = digits.dropFirst(whole.count)
        let hasFraction = rest.first == "."
        if whole.isEmpty || !(hasFraction || whole.count > 3) { return text }
        let separators = separators(of: locale)
        var result = String(text.prefix(text.count - digits.count))
        // Leading zeros come from a width in the specifier, which a separator would break.
        if whole.count > 3, whole.first != "0", !separators.grouping.isEmpty {
            for (index, digit) in whole.enumerated() {
                if index > 0, (whole.count - index) % 3 == 0 { result += separators.grouping }
                result.append(digit)
            }
        } else {
            result += whole
        }
        return hasFraction ? result + separators.decimal + rest.dropFirst() : result + rest
    }

    private static func separators(of locale: Locale) -> Separators {
        if let separators = known.withLock({ $0[locale.identifier] }) { return separators }
        let result = Separators(decimal: locale.decimalSeparator ?? ".", grouping: locale.groupingSeparator ?? "")
        known.withLock { $0[locale.identifier] = result }
        return result
    }
}
