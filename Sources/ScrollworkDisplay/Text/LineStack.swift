import Foundation

/// Lines under each other: where their baselines are and how tall they are together. Points.
struct LineStack {
    private(set) var lines: [TextLine] = []
    /// Widest line with its hanging space.
    private(set) var reach: CGFloat = 0
    private let spacing: CGFloat
    private let scale: CGFloat
    private var boxes: [Box] = []

    /// One line's vertical measures. The gap to the next line is the font's own or the line spacing, whichever is larger (M-151).
    private struct Box {
        var ascent: CGFloat
        var descent: CGFloat
        var gap: CGFloat
        var top: CGFloat
        var bottom: CGFloat { top + ascent + descent }
        var reach: CGFloat = 0
    }

    init(spacing: CGFloat, scale: CGFloat) {
        self.spacing = spacing
        self.scale = scale
    }

    /// The bottom of a line that would be appended.
    func bottom(adding metrics: [FontMetrics]) -> CGFloat { box(metrics).bottom }

    mutating func append(_ line: TextLine, _ metrics: [FontMetrics], reach lineReach: CGFloat) {
        var box = box(metrics)
        box.reach = lineReach
        boxes.append(box)
        var line = line
        line.baseline = box.top + box.ascent
        lines.append(line)
        reach = max(reach, lineReach)
    }

    mutating func removeLast() -> TextLine? {
        guard let line = lines.popLast() else { return nil }
        boxes.removeLast()
        reach = boxes.map(\.reach).max() ?? 0
        return line
    }

    /// The height of `count` lines; lines that do not exist are as tall as the last one (L-15).
    /// One line is as tall as ascent and descent; each further one adds a pitch (M-150).
    func height(ofLines count: Int) -> CGFloat {
        guard let last = boxes.last else { return 0 }
        return last.bottom + CGFloat(max(count - boxes.count, 0)) * (last.ascent + last.descent + last.gap)
    }

    private func box(_ metrics: [FontMetrics]) -> Box {
        let ascent = metrics.map(\.ascent).max() ?? 0
        let descent = metrics.map(\.descent).max() ?? 0
        let lineHeight = metrics.map(\.lineHeight).max() ?? 0
        let own = max(lineHeight - ascent - descent, 0) * scale
        // The gap above a line is its own, as pitch is measured from baseline to baseline.
        let gap = max(own, spacing)
        return Box(ascent: ascent * scale, descent: descent * scale, gap: gap, top: boxes.last.map { $0.bottom + gap } ?? 0)
    }
}
