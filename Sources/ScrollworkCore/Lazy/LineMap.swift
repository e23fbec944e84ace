import Foundation

/// How the items of a lazy grid fall into lines: cells fill lines of equal count, headers and footers have a line each, and the cell
/// after them begins one (M-066, M-067).
package struct LineMap: Equatable {
    private struct Run: Equatable {
        var items: Range<Int>
        let firstLine: Int
        let perLine: Int
        var lineCount: Int { (items.count + perLine - 1) / perLine }
    }
    private var runs: [Run] = []
    package private(set) var count = 0

    /// - Complexity: O(segments).
    init(_ rows: RowList, perLine: Int) {
        var isOpen = false
        for segment in rows.segments {
            let isWhole = segment.place.role == .header || segment.place.role == .footer
            if !isWhole, isOpen {
                runs[runs.count - 1].items = runs[runs.count - 1].items.lowerBound..<segment.rows.upperBound
            } else {
                let first = runs.last.map { $0.firstLine + $0.lineCount } ?? 0
                runs.append(Run(items: segment.rows, firstLine: first, perLine: isWhole ? 1 : max(perLine, 1)))
            }
            isOpen = !isWhole
        }
        count = runs.last.map { $0.firstLine + $0.lineCount } ?? 0
    }

    /// - Complexity: O(log segments).
    func items(ofLine line: Int) -> Range<Int> {
        guard let run = run(where: { $0.firstLine <= line }) else { return 0..<0 }
        let start = run.items.lowerBound + (line - run.firstLine) * run.perLine
        return start..<min(start + run.perLine, run.items.upperBound)
    }

    /// The items of several lines that follow each other.
    func items(ofLines lines: Range<Int>) -> Range<Int> {
        guard let last = lines.last else { return 0..<0 }
        return items(ofLine: lines.lowerBound).lowerBound..<items(ofLine: last).upperBound
    }

    /// The line of an item; the number of lines for an item after the last.
    func line(ofItem item: Int) -> Int {
        guard let run = run(where: { $0.items.lowerBound <= item }) else { return 0 }
        return item < run.items.upperBound ? run.firstLine + (item - run.items.lowerBound) / run.perLine : count
    }

    private func run(where isBefore: (Run) -> Bool) -> Run? {
        guard let first = runs.first, isBefore(first) else { return nil }
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(runs[middle]) { low = middle } else { high = middle }
        }
        return runs[low]
    }
}
