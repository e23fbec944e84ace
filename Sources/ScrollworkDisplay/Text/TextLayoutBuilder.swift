import Foundation
import ScrollworkBase

/// One attempt at a layout, at a given scale and tightening.
struct TextLayoutBuilder {
    let shaped: ShapedText
    /// Points, infinity for no limit.
    let width: CGFloat
    let height: CGFloat
    let options: TextLayoutOptions
    let request: TextLayout.Request

    func build(scale: CGFloat, tightening: CGFloat) -> TextLayout {
        let breaker = LineBreaker(shaped: shaped, width: width, scale: scale, tightening: tightening)
        var stack = LineStack(spacing: max(options.lineSpacing, 0), scale: scale)
        var isTruncated = false
        let unbroken = shaped.unbroken
        if shaped.clusters.isEmpty {
            // An empty text has the height of a line and no width.
            if let metrics = shaped.metrics.first {
                stack.append(TextLine(clusters: 0..<0, ellipsis: nil, x: 0, baseline: 0, width: 0), [metrics], reach: 0)
            }
        } else if tightening == 0, !unbroken.hasNewline, unbroken.drawn * scale <= width + LineBreaker.tolerance {
            let all = shaped.clusters.indices
            stack.append(
                TextLine(clusters: all, ellipsis: nil, x: 0, baseline: 0, width: unbroken.drawn * scale), metrics(of: all, newlineAt: nil),
                reach: unbroken.total * scale)
        } else {
            isTruncated = fill(&stack, breaker: breaker)
        }
        return finish(stack, isTruncated: isTruncated, scale: scale, tightening: tightening)
    }

    /// Makes lines until the text, the line limit or the height ends; returns whether something is left out.
    private func fill(_ stack: inout LineStack, breaker: LineBreaker) -> Bool {
        let lineLimit = options.lineLimit.map { max($0, 1) } ?? .max
        for (number, line) in lines(breaker).enumerated() {
            let extra = metrics(of: line.clusters, newlineAt: line.isHard ? line.clusters.upperBound : nil)
            if number == lineLimit || (number > 0 && stack.bottom(adding: extra) > height + LineBreaker.tolerance) {
                truncateLast(&stack, breaker: breaker)
                return true
            }
            let ink = breaker.trimmingEnd(line.clusters)
            let drawn = breaker.width(of: ink)
            stack.append(
                TextLine(clusters: line.clusters, ellipsis: nil, x: 0, baseline: 0, width: drawn), extra,
                reach: drawn + breaker.width(of: ink.upperBound..<line.clusters.upperBound))
        }
        return false
    }

    /// All lines; a newline at the very end opens one more, empty line.
    private func lines(_ breaker: LineBreaker) -> some Sequence<LineBreaker.Line> {
        let count = shaped.clusters.count
        // The pending second line of an evened pair, and whether a line is still to come.
        var pending: LineBreaker.Line?
        var start = 0
        var isOpen = true
        return AnyIterator {
            if let line = pending {
                pending = nil
                (start, isOpen) = (line.next, line.isHard || line.next < count)
                return line
            }
            guard isOpen else { return nil }
            guard start < count else {
                isOpen = false
                return LineBreaker.Line(clusters: count..<count, next: count, isHard: false)
            }
            var line = breaker.line(from: start)
            if options.evensTwoLineParagraphs, !line.isHard, line.next < count, start == 0 || isNewline(start - 1) {
                var second = breaker.line(from: line.next)
                if second.isHard || second.next == count, let end = breaker.evenedEnd(first: line, second: second) {
                    (line.clusters, line.next) = (start..<end, end)
                    second.clusters = end..<second.clusters.upperBound
                    pending = second
                    return line
                }
            }
            (start, isOpen) = (line.next, line.isHard || line.next < count)
            return line
        }
    }

    private func isNewline(_ index: Int) -> Bool { shaped.clusters[index].breakAfter == .mandatory }

    private func truncateLast(_ stack: inout LineStack, breaker: LineBreaker) {
        guard let last = stack.removeLast() else { return }
        let cut = LineTruncation(breaker: breaker, mode: options.truncation).cut(
            from: min(last.clusters.lowerBound, shaped.clusters.count - 1))
        var shown = metrics(of: cut.clusters.lowerBound..<cut.ellipsis.omitted.lowerBound, newlineAt: nil)
        shown += metrics(of: cut.ellipsis.omitted.upperBound..<cut.clusters.upperBound, newlineAt: nil)
        shown.append(metrics(ofRun: cut.ellipsis.run))
        stack.append(TextLine(clusters: cut.clusters, ellipsis: cut.ellipsis, x: 0, baseline: 0, width: cut.width), shown, reach: cut.width)
    }

    /// Metrics of the runs on a line, which takes the tallest (M-158); an empty line has those of its newline, or of the text's end.
    private func metrics(of range: Range<Int>, newlineAt newline: Int?) -> [FontMetrics] {
        if shaped.runs.count == 1 { return [metrics(ofRun: 0)] }
        var runs: [Int] = []
        for index in range where runs.last != shaped.clusters[index].run { runs.append(shaped.clusters[index].run) }
        if range.isEmpty, let index = newline ?? shaped.clusters.indices.last { runs.append(shaped.clusters[index].run) }
        return runs.map(metrics(ofRun:))
    }

    private func metrics(ofRun run: Int) -> FontMetrics {
        var metrics = shaped.metrics[run]
        let raised = shaped.runs[run].baselineOffset
        metrics.ascent += raised
        metrics.descent -= raised
        return metrics
    }

    private func finish(_ stack: LineStack, isTruncated: Bool, scale: CGFloat, tightening: CGFloat) -> TextLayout {
        let grid = PixelGrid(scale: options.pixelScale)
        let size = CGSize(
            width: reportedWidth(stack, grid: grid), height: grid.ceil(stack.height(ofLines: max(options.minimumLines, stack.lines.count))))
        var lines = stack.lines
        for index in lines.indices { lines[index].x = shift(lines[index].width, in: size.width) }
        return TextLayout(
            shaped: shaped, lines: lines, size: size, firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
            scale: scale, isTruncated: isTruncated, tightening: tightening, request: request)
    }

    /// The widest line with its hanging space, at most the proposal (L-11, M-142), in whole pixels where the proposal leaves room (L-19).
    private func reportedWidth(_ stack: LineStack, grid: PixelGrid) -> CGFloat {
        let rounded = grid.ceil(stack.reach)
        if rounded <= width + LineBreaker.tolerance { return min(rounded, max(width, 0)) }
        // The proposal itself is between two pixels: take the lower one unless a line would then break elsewhere.
        let lower = (width * grid.scale + 0.001).rounded(.down) / grid.scale
        let drawn = stack.lines.map(\.width).max() ?? 0
        return lower + LineBreaker.tolerance >= drawn ? min(lower, width) : width
    }

    /// Where a line starts inside the box (L-21); leading is the right edge in right-to-left text.
    private func shift(_ line: CGFloat, in box: CGFloat) -> CGFloat {
        switch options.alignment {
        case .center: (box - line) / 2
        case .leading: shaped.isRightToLeft ? box - line : 0
        case .trailing: shaped.isRightToLeft ? 0 : box - line
        }
    }
}
