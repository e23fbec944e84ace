import Foundation
import ScrollworkBase

/// Insets around each element, points (L-79).
package struct PaddingModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var insets: EdgeInsets
    nonisolated init(_ insets: EdgeInsets) {
        self.insets = FiniteNumbers.checked(insets, "padding")
    }
    nonisolated package var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(insets.top, insets.leading), AnimatablePair(insets.bottom, insets.trailing)) }
        set {
            insets = EdgeInsets(
                top: newValue.first.first, leading: newValue.first.second, bottom: newValue.second.first, trailing: newValue.second.second)
        }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> PaddingLayout { PaddingLayout(owner: owner) }
    nonisolated package func configure(_ element: PaddingLayout, old: PaddingModifier?) {
        element.insets = insets
        if old != nil { element.setNeedsMeasure() }
    }
}

package final class PaddingLayout: WrapperLayout {
    var insets = EdgeInsets()

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: max(inner.width + insets.horizontal, 0), height: max(inner.height + insets.vertical, 0))
    }
    override package func placeChildren() {
        place(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: (placedProposal ?? .unspecified).inset(by: insets))
    }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        childGuide(key, childProposal: dimensions.proposal.inset(by: insets), at: CGPoint(x: insets.leading, y: insets.top))
    }
    /// A padded edge is an ordinary neighbour again (L-53).
    override package func makeSpacing() -> ViewSpacing {
        var result = child.spacing
        for edge in Edge.allCases where insets[edge] != 0 { result[edge] = ViewSpacing()[edge] }
        return result
    }
}

extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets)) }
    /// Padding of `length` points on `edges`; nil is the platform's default, 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(EdgeInsets(length ?? defaultPadding, edges: edges)))
    }
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// The default padding, points, on all platforms (L-79).
private let defaultPadding: CGFloat = 16
