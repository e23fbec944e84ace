import Foundation
import ScrollworkBase

extension TextLayout {
    /// Breaks `shaped` into lines for an offered size and measures the result (L-10 … L-21, M-138 … M-158).
    ///
    /// - Parameters:
    ///   - proposedWidth: points; nil, infinity and NaN ask for unbroken lines (L-12), negative lengths count as 0.
    ///   - proposedHeight: points; nil, infinity and NaN keep all lines.
    /// - Complexity: O(1) for a text without newline that fits on one line, else linear in the text. Callers keep the result.
    package static func make(
        _ shaped: ShapedText, proposedWidth: CGFloat?, proposedHeight: CGFloat?, options: TextLayoutOptions
    ) -> TextLayout {
        let builder = TextLayoutBuilder(
            shaped: shaped, width: limit(proposedWidth), height: limit(proposedHeight), options: options,
            request: Request(width: proposedWidth, height: proposedHeight, options: options))
        let plain = builder.build(scale: 1, tightening: 0)
        guard plain.isTruncated else { return plain }
        return builder.pressed() ?? plain
    }

    /// The size without a limit of width or height, points (L-12).
    package static func idealSize(of shaped: ShapedText, options: TextLayoutOptions = TextLayoutOptions()) -> CGSize {
        make(shaped, proposedWidth: nil, proposedHeight: nil, options: options).size
    }

    private static func limit(_ proposal: CGFloat?) -> CGFloat {
        guard let proposal, !proposal.isNaN else { return .infinity }
        return max(proposal, 0)
    }
}

extension TextLayoutBuilder {
    /// Most that letters are closed up: SwiftUI's, about 1/72 of the font size per character (M-155).
    static var greatestTightening: CGFloat { 1 / 72 }
    /// Scales are tried in hundredths: the result is the same for every way to search, and a person can check it.
    private static var scaleSteps: Int { 100 }

    /// A truncated text under pressure: tightened, then scaled, then truncated at the smallest scale (L-16). nil if neither is allowed.
    func pressed() -> TextLayout? {
        let least = min(max(options.minimumScaleFactor.isNaN ? 1 : options.minimumScaleFactor, 0.01), 1)
        guard options.allowsTightening || least < 1 else { return nil }
        var tightening: CGFloat = 0
        if options.allowsTightening {
            tightening = Self.greatestTightening
            // Eighths of the greatest tightening are finer than anyone sees.
            let eighths = 1...8
            if let found = eighths.first(where: { !build(scale: 1, tightening: tightening * CGFloat($0) / 8).isTruncated }) {
                return build(scale: 1, tightening: tightening * CGFloat(found) / 8)
            }
        }
        guard least < 1 else { return build(scale: 1, tightening: tightening) }
        // Largest step that fits, by bisection: `low` fits or is the smallest, `high` does not fit.
        var low = Int((least * CGFloat(Self.scaleSteps) - 1e-6).rounded(.up))
        var high = Self.scaleSteps
        let smallest = build(scale: least, tightening: tightening)
        if smallest.isTruncated { return smallest }
        var best = smallest
        while high - low > 1 {
            let middle = (low + high) / 2
            let candidate = build(scale: CGFloat(middle) / CGFloat(Self.scaleSteps), tightening: tightening)
            if candidate.isTruncated {
                high = middle
            } else {
                (low, best) = (middle, candidate)
            }
        }
        return best
    }
}
