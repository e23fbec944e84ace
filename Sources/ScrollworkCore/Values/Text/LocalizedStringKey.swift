import Foundation

/// The key of a localised text: what a string literal with interpolations becomes where text is expected.
///
/// The key of `"Row \(1)"` is `Row %lld` (A-05). Numbers are written for the locale, with its separators.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let key: String
    /// Whether `%` in the key begins an argument.
    package let hasFormatting: Bool
    package let arguments: [Argument]

    public init(_ value: String) {
        key = value
        hasFormatting = false
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        hasFormatting = true
        arguments = stringInterpolation.arguments
    }

    package enum Argument: Equatable, Sendable {
        case string(String)
        case signed(Int64, specifier: String)
        case unsigned(UInt64, specifier: String)
        case double(Double, specifier: String)
        case text(Text)

        /// Numbers by their bits: 0 and −0 are written differently (A-05).
        package static func == (a: Argument, b: Argument) -> Bool {
            switch (a, b) {
            case (.string(let a), .string(let b)): a == b
            case (.signed(let a, let first), .signed(let b, let second)): a == b && first == second
            case (.unsigned(let a, let first), .unsigned(let b, let second)): a == b && first == second
            case (.double(let a, let first), .double(let b, let second)): a.bitPattern == b.bitPattern && first == second
            case (.text(let a), .text(let b)): a == b
            default: false
            }
        }
    }

    /// What follows a `%` in a key, per type: the specifiers of `String(format:)`.
    public struct StringInterpolation: StringInterpolationProtocol {
        package var key = ""
        package var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ argument: Argument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._specifier)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(Self.argument(value._arg, specifier: specifier), specifier: specifier)
        }

        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) { append(.text(Text(attributedString))) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style))) }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(.text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }
        public mutating func appendInterpolation(accessibilityName color: Color) { append(.string(color.description)) }

        private static func argument(_ value: any CVarArg, specifier: String) -> Argument {
            switch value {
            case let value as Double: .double(value, specifier: specifier)
            case let value as Float: .double(Double(value), specifier: specifier)
            case let value as CGFloat: .double(Double(value), specifier: specifier)
            case let value as any UnsignedInteger: .unsigned(UInt64(truncatingIfNeeded: value), specifier: specifier)
            case let value as any SignedInteger: .signed(Int64(truncatingIfNeeded: value), specifier: specifier)
            default: .string(String(describing: value))
            }
        }
    }
}
