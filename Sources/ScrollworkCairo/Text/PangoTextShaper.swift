internal import CCairo
internal import CPango
import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// Shapes text with Pango and HarfBuzz and the bundled Inter fonts. Single-threaded; shaped texts may be drawn on the same thread only.
///
/// Pango itemises (fonts, scripts, directions) and shapes once per text; lines are broken from the clusters by `TextLayout`, which makes
/// another width hundreds of times cheaper than Pango's own layout (tech-notes, section 3).
package final class PangoTextShaper: TextShaper {
    private struct Key: Hashable {
        let runs: [TextRun]
        let isRightToLeft: Bool
    }

    /// Texts kept per generation; a text that is used stays, one that is not used for a generation goes.
    private static let generationSize = 3000

    let library = FontLibrary()
    private var young: [Key: ShapedText] = [:]
    private var old: [Key: ShapedText] = [:]
    private var ellipses: [FontDescription: ShapedEllipsis] = [:]
    /// Texts shaped so far, those from the cache left out.
    package private(set) var shapeCount = 0

    /// - Complexity: loads the fonts, 5 to 15 milliseconds.
    package init() {}

    package func metrics(of font: FontDescription) -> FontMetrics { library.measure(font).metrics }

    package func shape(_ runs: [TextRun], isRightToLeft: Bool) -> ShapedText {
        let key = Key(runs: runs, isRightToLeft: isRightToLeft)
        if let known = young[key] { return known }
        if young.count >= Self.generationSize {
            old = young
            young = [:]
        }
        let shaped = old.removeValue(forKey: key) ?? makeShaped(runs, isRightToLeft: isRightToLeft)
        young[key] = shaped
        return shaped
    }

    private func makeShaped(_ runs: [TextRun], isRightToLeft: Bool) -> ShapedText {
        shapeCount += 1
        var shaping = TextShaping(runs: runs, isRightToLeft: isRightToLeft, library: library)
        shaping.run()
        let glyphs = shaping.glyphs
        glyphs.measures = runs.map { library.measure($0.font) }
        glyphs.ellipses = runs.map { ellipsis($0.font) }
        return ShapedText(
            runs: runs, clusters: shaping.clusters, clusterStrings: shaping.strings, metrics: glyphs.measures.map(\.metrics),
            ellipsisAdvances: glyphs.ellipses.map(\.advance), isRightToLeft: isRightToLeft, payload: glyphs)
    }

    private func ellipsis(_ font: FontDescription) -> ShapedEllipsis {
        if let known = ellipses[font] { return known }
        var shaping = TextShaping(runs: [TextRun(string: "…", font: font, color: .black)], isRightToLeft: false, library: library)
        shaping.run()
        let glyphs = shaping.glyphs
        var result = ShapedEllipsis()
        result.advance = shaping.clusters.reduce(0) { $0 + $1.advance }
        if let index = glyphs.fontIndexes.first, index >= 0 {
            result.font = glyphs.fonts[Int(index)]
            result.glyphs = Array(glyphs.glyphs[..<Int(glyphs.starts[1])])
        }
        ellipses[font] = result
        return result
    }
}
