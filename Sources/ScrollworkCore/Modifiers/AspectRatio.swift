import Foundation
import ScrollworkBase

/// Offers a size of a given shape inside or around the proposal (L-82).
package struct AspectRatioModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let ratio: CGFloat?
    nonisolated let mode: ContentMode
    nonisolated init(ratio: CGFloat?, mode: ContentMode) {
        self.ratio = ratio.flatMap { ratio in
            if ratio.isFinite && ratio > 0 { return ratio }
            Warnings.once(
                "number.aspectRatio",
                "Invalid aspect ratio: \(ratio) counts as not given, which keeps the content's own. It must be finite and larger than 0.")
            return nil
        }
        self.mode = mode
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> AspectRatioLayout { AspectRatioLayout(owner: owner) }
    nonisolated package func configure(_ element: AspectRatioLayout, old: AspectRatioModifier?) {
        element.ratio = ratio
        element.mode = mode
        if old != nil { element.setNeedsMeasure() }
    }
}

package final class AspectRatioLayout: WrapperLayout {
    var ratio: CGFloat?
    var mode: ContentMode = .fit

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var ratio = self.ratio
        if ratio == nil {
            let ideal = child.sizeThatFits(.unspecified)
            guard ideal.width > 0, ideal.height > 0 else { return proposal }
            ratio = ideal.width / ideal.height
        }
        guard let ratio else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        // A missing axis does not constrain (M-113).
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let widthBound = width / ratio
            let useWidth = mode == .fit ? widthBound <= height : widthBound >= height
            return useWidth ? ProposedViewSize(width: width, height: widthBound) : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(inner(proposal)) }
    override package func placeChildren() { place(child, at: .zero, proposal: inner(placedProposal ?? .unspecified)) }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        childGuide(key, childProposal: inner(dimensions.proposal), at: .zero)
    }
}

extension View {
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
