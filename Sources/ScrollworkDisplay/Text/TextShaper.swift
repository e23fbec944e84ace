import Foundation

/// Turns runs into measured clusters, once per string; lines are broken from the result per width, by `TextLayout`.
package protocol TextShaper: AnyObject {
    /// Shapes `runs` as one text. `isRightToLeft` is the base direction of its paragraphs.
    /// - Complexity: linear in the text; implementations cache by value.
    func shape(_ runs: [TextRun], isRightToLeft: Bool) -> ShapedText
    /// Metrics of an empty line in `font`.
    func metrics(of font: FontDescription) -> FontMetrics
}

/// Vertical measures of a font, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    /// Distance between baselines of consecutive lines; at least ascent + descent.
    package var lineHeight: CGFloat
    package init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
    }
}

/// One cluster: what a caret cannot enter.
package struct TextCluster: Sendable {
    package enum Break: Sendable { case none, allowed, mandatory }
    /// Points.
    package var advance: CGFloat
    /// White space hangs at the end of a line (L-10).
    package var isWhitespace: Bool
    /// What may happen after this cluster. A newline is a cluster of advance 0 with `mandatory`.
    package var breakAfter: Break
    /// Index into the runs.
    package var run: Int
    package init(advance: CGFloat, isWhitespace: Bool, breakAfter: Break, run: Int) {
        self.advance = advance
        self.isWhitespace = isWhitespace
        self.breakAfter = breakAfter
        self.run = run
    }
}

/// A shaped text: clusters in logical order with their break opportunities, and whatever the backend needs to draw them.
package final class ShapedText {
    package let runs: [TextRun]
    package let clusters: [TextCluster]
    /// One per run.
    package let metrics: [FontMetrics]
    package let isRightToLeft: Bool
    /// The string of each cluster, joined, is the text.
    package let clusterStrings: [String]
    /// An ellipsis in the font of each run: its advance, points.
    package let ellipsisAdvances: [CGFloat]
    /// Owned by the backend that shaped it.
    package let payload: AnyObject?
    /// What an unbroken line of the whole text measures; made at the first use, O(n), then O(1).
    package private(set) lazy var unbroken = TextLineWidths(of: self)

    package init(
        runs: [TextRun], clusters: [TextCluster], clusterStrings: [String], metrics: [FontMetrics], ellipsisAdvances: [CGFloat],
        isRightToLeft: Bool, payload: AnyObject?
    ) {
        self.runs = runs
        self.clusters = clusters
        self.clusterStrings = clusterStrings
        self.metrics = metrics
        self.ellipsisAdvances = ellipsisAdvances
        self.isRightToLeft = isRightToLeft
        self.payload = payload
    }
}
