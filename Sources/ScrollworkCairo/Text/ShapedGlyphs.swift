internal import CCairo
import Foundation
import ScrollworkDisplay

/// What `PangoTextShaper` keeps with a shaped text: glyphs per cluster.
final class ShapedGlyphs {
    /// The glyph number of what no font has; drawn as a box of the cluster's width.
    static let missing = UInt.max

    /// All glyphs, cluster by cluster in logical order; x is from the cluster's left edge, y from the baseline, points.
    var glyphs: [cairo_glyph_t] = []
    /// Where each cluster's glyphs begin, and one more for the end.
    var starts: [Int32] = [0]
    /// Index into `fonts` of each cluster, -1 for a cluster without glyphs.
    var fontIndexes: [Int32] = []
    /// Bidi embedding level of each cluster.
    var levels: [UInt8] = []
    var fonts: [GlyphFont] = []
    var hasColorGlyphs = false
    /// Whether all levels are 0, the usual case, where visual order is logical order.
    var isPlain = true

    /// Per run.
    var measures: [FontMeasure] = []
    var ellipses: [ShapedEllipsis] = []
    /// Keeps the fonts' map alive.
    let library: FontLibrary

    init(library: FontLibrary) { self.library = library }
}

/// "…" in one font.
struct ShapedEllipsis {
    var glyphs: [cairo_glyph_t] = []
    var font: GlyphFont?
    var advance: CGFloat = 0
}
