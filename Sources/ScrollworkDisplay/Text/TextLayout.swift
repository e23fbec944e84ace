import Foundation

/// How lines are made; everything but the width that is offered.
package struct TextLayoutOptions: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }
    /// nil for no limit.
    package var lineLimit: Int?
    /// Lines reserved even for shorter text (L-15); 0 for none.
    package var minimumLines: Int = 0
    package var alignment: Alignment = .leading
    package var truncation: Truncation = .tail
    /// Extra points between lines (M-151).
    package var lineSpacing: CGFloat = 0
    /// 1 for no scaling (L-16).
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening: Bool = false
    /// Whether a paragraph of exactly two lines avoids a lonely last word (M-143).
    package var evensTwoLineParagraphs: Bool = false
    /// Device pixels per point: sizes are whole pixels, rounded up (L-19).
    package var pixelScale: CGFloat = 2
    package init() {}
}

/// One laid-out line, in the text's own box: points, y down.
package struct TextLine: Hashable, Sendable {
    /// Clusters of the shaped text on this line, without a trailing newline.
    package var clusters: Range<Int>
    /// Of a truncated line: where the ellipsis stands among `clusters` and which run's font it has; the clusters of the gap are skipped.
    package var ellipsis: Ellipsis?
    package var x: CGFloat
    package var baseline: CGFloat
    /// Drawn width, hanging space left out.
    package var width: CGFloat

    package struct Ellipsis: Hashable, Sendable {
        /// Clusters that are left out.
        package var omitted: Range<Int>
        package var run: Int
    }
}

/// A text broken into lines for one offered size.
package final class TextLayout {
    package let shaped: ShapedText
    package let lines: [TextLine]
    /// Reported size, points, whole device pixels.
    package let size: CGSize
    /// From the top of the box, points.
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    /// Scale applied to the shaped advances and to the glyphs (L-16).
    package let scale: CGFloat
    package let isTruncated: Bool
    /// How far letters are closed up, as a fraction of the font's size taken off the advance of every cluster (before `scale`); 0…1/72.
    package let tightening: CGFloat
    /// What the layout was made for, so that it can be written down and made again.
    package let request: Request

    /// The arguments of `make`; lengths in points, nil for no limit.
    package struct Request: Hashable, Sendable {
        package var width: CGFloat?
        package var height: CGFloat?
        package var options: TextLayoutOptions
        package init(width: CGFloat? = nil, height: CGFloat? = nil, options: TextLayoutOptions = TextLayoutOptions()) {
            self.width = width
            self.height = height
            self.options = options
        }
    }

    package init(
        shaped: ShapedText, lines: [TextLine], size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, scale: CGFloat,
        isTruncated: Bool, tightening: CGFloat = 0, request: Request = Request()
    ) {
        self.shaped = shaped
        self.lines = lines
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.scale = scale
        self.isTruncated = isTruncated
        self.tightening = tightening
        self.request = request
    }
}
