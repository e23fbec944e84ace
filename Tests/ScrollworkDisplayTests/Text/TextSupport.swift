import Foundation

@testable import ScrollworkDisplay

/// Lays `string` out in the exact test font, 10 points unless said otherwise: every character is a square of that size.
func layout(
    _ string: String, size: CGFloat = 10, width: CGFloat? = nil, height: CGFloat? = nil, isRightToLeft: Bool = false,
    _ change: (inout TextLayoutOptions) -> Void = { _ in }
) -> TextLayout {
    var options = TextLayoutOptions()
    change(&options)
    let run = TextRun(string: string, font: FontDescription(size: size), color: .black)
    return TextLayout.make(
        ExactTestFont().shape([run], isRightToLeft: isRightToLeft), proposedWidth: width, proposedHeight: height, options: options)
}

/// A font whose pitch exceeds its line height, and a shaper of runs in it.
func shapedText(_ string: String, advance: CGFloat, metrics: FontMetrics) -> ShapedText {
    let run = TextRun(string: string, font: FontDescription(size: advance), color: .black)
    let clusters = string.map {
        TextCluster(
            advance: $0.isNewline ? 0 : advance, isWhitespace: $0.isWhitespace,
            breakAfter: $0.isNewline ? .mandatory : $0.isWhitespace ? .allowed : .none, run: 0)
    }
    return ShapedText(
        runs: [run], clusters: clusters, clusterStrings: string.map { String($0) }, metrics: [metrics], ellipsisAdvances: [advance],
        isRightToLeft: false, payload: nil)
}
