import Foundation

/// Finds where lines end (L-10): greedily after the last allowed break that fits, inside a word only if the word alone is too wide.
struct LineBreaker {
    let shaped: ShapedText
    /// Offered width in points; infinity for none.
    let width: CGFloat
    /// Factor applied to every advance.
    let scale: CGFloat
    /// Fraction of the font size taken off every advance.
    let tightening: CGFloat

    /// Sums of advances may be off by rounding; a line that is this much too wide still fits. Points.
    static let tolerance: CGFloat = 0.001

    /// A line as found: `clusters` without its newline; the next line starts at `next`.
    struct Line {
        var clusters: Range<Int>
        var next: Int
        /// Whether the line ends with a newline.
        var isHard: Bool
    }

    /// Advance of a cluster in points, after tightening and scaling.
    func advance(_ index: Int) -> CGFloat {
        let cluster = shaped.clusters[index]
        guard tightening > 0, cluster.breakAfter != .mandatory else { return cluster.advance * scale }
        return max(cluster.advance - tightening * shaped.runs[cluster.run].font.size, 0) * scale
    }

    /// The sum over `range`, points. O(length).
    func width(of range: Range<Int>) -> CGFloat { range.reduce(0) { $0 + advance($1) } }

    /// `range` without white space at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, shaped.clusters[end - 1].isWhitespace { end -= 1 }
        return range.lowerBound..<end
    }

    /// The end of the paragraph that contains `start`: its newline, or the end of the text.
    func paragraphEnd(from start: Int) -> Int {
        shaped.clusters[start...].firstIndex { $0.breakAfter == .mandatory } ?? shaped.clusters.count
    }

    /// The line that starts at `start`. O(length of the line).
    func line(from start: Int) -> Line {
        let clusters = shaped.clusters
        var sum: CGFloat = 0
        var lastBreak: Int?
        var hasInk = false
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if cluster.breakAfter == .mandatory { return Line(clusters: start..<index, next: index + 1, isHard: true) }
            sum += advance(index)
            if !cluster.isWhitespace {
                let mayBreak = index > start && (hasInk || width > 0)  // At width 0 spaces make no line of their own (L-18).
                if mayBreak, sum > width + Self.tolerance {
                    let end = lastBreak ?? index
                    return Line(clusters: start..<end, next: end, isHard: false)
                }
                hasInk = true
            }
            if cluster.breakAfter == .allowed, hasInk || width > 0 { lastBreak = index + 1 }
        }
        return Line(clusters: start..<clusters.count, next: clusters.count, isHard: false)
    }

    /// Where the first of exactly two lines should end instead, so that the second is no lonely word (M-143); nil to leave it.
    func evenedEnd(first: Line, second: Line) -> Int? {
        let ends = shaped.clusters.indices.filter { shaped.clusters[$0].breakAfter == .allowed }.map { $0 + 1 }
        let isLonely = !ends.contains { $0 > second.clusters.lowerBound && $0 < trimmingEnd(second.clusters).upperBound }
        guard isLonely, let end = ends.last(where: { $0 > first.clusters.lowerBound && $0 < trimmingEnd(first.clusters).upperBound })
        else { return nil }
        let before = (width(of: trimmingEnd(first.clusters)), width(of: trimmingEnd(second.clusters)))
        let after = (
            width(of: trimmingEnd(first.clusters.lowerBound..<end)), width(of: trimmingEnd(end..<second.clusters.upperBound))
        )
        return after.1 <= width + Self.tolerance && abs(after.0 - after.1) < abs(before.0 - before.1) ? end : nil
    }
}

/// Measures of a text laid out as one line, points.
package struct TextLineWidths: Sendable {
    /// All advances.
    package var total: CGFloat = 0
    /// Without the white space at the end.
    package var drawn: CGFloat = 0
    package var hasNewline = false

    init(of shaped: ShapedText) {
        for cluster in shaped.clusters {
            if cluster.breakAfter == .mandatory { hasNewline = true }
            total += cluster.advance
            if !cluster.isWhitespace { drawn = total }
        }
    }
}
