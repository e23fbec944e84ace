import Foundation

/// A font whose numbers a person can check: every character is a square of the font size.
///
/// Twelve characters at 10 points are 120 points wide and 10 high, with the baseline 7.5 points below the top. Spaces are as wide as
/// letters, tabs four times as wide, weight, family and slant change nothing. Lines may break after spaces and hyphens and between
/// ideographs. No C library takes part.
package final class ExactTestFont: TextShaper {
    private struct Key: Hashable {
        var runs: [TextRun]
        var isRightToLeft: Bool
    }
    private var cache: [Key: ShapedText] = [:]
    /// Texts shaped so far, those from the cache left out.
    package private(set) var shapeCount = 0

    /// Kept texts; when there are more, all are forgotten, which costs time and changes nothing.
    private static let cacheLimit = 8192

    package init() {}

    package func shape(_ runs: [TextRun], isRightToLeft: Bool) -> ShapedText {
        let key = Key(runs: runs, isRightToLeft: isRightToLeft)
        if let known = cache[key] { return known }
        if cache.count >= Self.cacheLimit { cache.removeAll() }
        shapeCount += 1
        let characters = runs.indices.flatMap { run in runs[run].string.map { (character: $0, run: run) } }
        let clusters = characters.indices.map { index in
            let (character, run) = characters[index]
            let next = index + 1 < characters.count ? characters[index + 1].character : nil
            return TextCluster(
                advance: Self.advance(of: character, in: runs[run]), isWhitespace: Self.isSpace(character),
                breakAfter: Self.breakAfter(character, next: next), run: run)
        }
        let shaped = ShapedText(
            runs: runs, clusters: clusters, clusterStrings: characters.map { String($0.character) },
            metrics: runs.map { metrics(of: $0.font) }, ellipsisAdvances: runs.map(\.font.size), isRightToLeft: isRightToLeft,
            payload: nil)
        cache[key] = shaped
        return shaped
    }

    package func metrics(of font: FontDescription) -> FontMetrics {
        FontMetrics(ascent: font.size * 0.75, descent: font.size * 0.25, lineHeight: font.size)
    }

    private static func advance(of character: Character, in run: TextRun) -> CGFloat {
        if character.isNewline || character == "\u{200B}" { return 0 }
        return (character == "\t" ? 4 * run.font.size : run.font.size) + run.kerning
    }

    /// No-break spaces are glyphs like letters: they neither hang nor break.
    private static func isSpace(_ character: Character) -> Bool {
        character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
    }

    private static func breakAfter(_ character: Character, next: Character?) -> TextCluster.Break {
        if character.isNewline { return .mandatory }
        if isSpace(character) || "-\u{2010}\u{2013}\u{2014}\u{200B}".contains(character) { return .allowed }
        if let next, isIdeographic(character), isIdeographic(next), !closing.contains(next), !opening.contains(character) {
            return .allowed
        }
        return .none
    }

    // Signs that may not begin or end a line, as in every East Asian text.
    private static let closing = Set<Character>("、。，．）」』】！？：；")
    private static let opening = Set<Character>("（「『【")

    private static func isIdeographic(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value else { return false }
        return (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7AF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
            || (0xFF00...0xFFEF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
    }
}
