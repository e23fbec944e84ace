import Foundation

/// The one way numbers are written in dumps and files: shortest text that reads back as the same value, no trailing ".0", no "-0".
package enum ShortNumber {
    package static func text(_ value: Double) -> String {
        if value == 0 { return "0" }
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    package static func text(_ value: CGFloat) -> String { text(Double(value)) }
}
