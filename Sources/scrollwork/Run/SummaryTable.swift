import Foundation
import ScrollworkJob

/// The table shown after a recording.
enum SummaryTable {
    /// `name` turns an absolute path into the user's own spelling; `size` gives a file's bytes.
    static func text(_ summary: RunSummary, name: (String) -> String, size: (String) -> Int?) -> String {
        var rows: [(label: String, value: String)] = [
            ("frames", "\(summary.frames)"), ("seconds", decimals(summary.seconds, 2)),
            ("scroll views", "\(summary.scrollViews.count)"),
        ]
        for view in summary.scrollViews {
            let first = "(\(decimals(view.firstX, 1)), \(decimals(view.firstY, 1)))"
            let last = "(\(decimals(view.lastX, 1)), \(decimals(view.lastY, 1)))"
            rows.append((view.view, "offset \(first) → \(last)"))
        }
        for file in summary.files {
            rows.append(("written", name(file) + (size(file).map { " (\(bytes($0)))" } ?? "")))
        }
        let width = rows.map(\.label.count).max() ?? 0
        return rows.map { "  \($0.label)\(String(repeating: " ", count: width - $0.label.count))  \($0.value)\n" }.joined()
    }

    static func decimals(_ value: Double, _ count: Int) -> String {
        let text = String(format: "%.\(count)f", value)
        // "-0.0" is true but says nothing here.
        return Double(text) == 0 && text.hasPrefix("-") ? String(text.dropFirst()) : text
    }

    private static func bytes(_ count: Int) -> String {
        if count < 1000 { return "\(count) bytes" }
        return count < 1_000_000 ? "\(decimals(Double(count) / 1000, 1)) kB" : "\(decimals(Double(count) / 1_000_000, 1)) MB"
    }
}
