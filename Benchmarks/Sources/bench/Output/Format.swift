import Foundation

/// Numbers for people.
enum Format {
    /// Nanoseconds with three digits and a unit.
    static func time(_ nanoseconds: Double) -> String {
        guard nanoseconds.isFinite else { return "–" }
        let units: [(Double, String)] = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
        for (size, unit) in units where nanoseconds >= size * 0.9995 { return "\(digits(nanoseconds / size)) \(unit)" }
        return "\(digits(nanoseconds)) ns"
    }

    /// A factor with two or three digits.
    static func factor(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        return value < 0.0995 ? String(format: "%.3f", value) : value < 9.95 ? String(format: "%.2f", value) : digits(value)
    }

    static func count(_ value: Int) -> String {
        var text = ""
        for (place, digit) in String(value).reversed().enumerated() {
            if place > 0, place % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    private static func digits(_ value: Double) -> String {
        value >= 99.95 ? String(format: "%.0f", value) : value >= 9.995 ? String(format: "%.1f", value) : String(format: "%.2f", value)
    }

    static func left(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(width - text.count, 0)) }
    static func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(width - text.count, 0)) + text }
}
