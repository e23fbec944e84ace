import Foundation
import ScrollworkBase

/// A frame with given lengths; a missing one is neutral (L-70).
package struct FixedFrameModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var width: CGFloat?
    nonisolated(unsafe) var height: CGFloat?
    nonisolated(unsafe) var alignment: Alignment

    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func legal(_ value: CGFloat?, _ name: String) -> CGFloat? {
            guard let value else { return nil }
            if value.isFinite && value >= 0 { return value }
            // A missing length is the only sensible reading of an impossible one (L-71).
            Warnings.once(
                "frame.\(name).invalid",
                "Invalid frame dimension: \(name) \(value). It counts as not given; a fixed length must be finite and not negative. "
                    + "For \"as much as there is\" use maxWidth or maxHeight: .infinity.")
            return nil
        }
        self.width = legal(width, "width")
        self.height = legal(height, "height")
        self.alignment = alignment
    }
    nonisolated package var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            if width != nil { width = max(newValue.first, 0) }
            if height != nil { height = max(newValue.second, 0) }
        }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> FrameLayout { FrameLayout(owner: owner) }
    nonisolated package func configure(_ element: FrameLayout, old: FixedFrameModifier?) {
        element.rule = .fixed(width: width, height: height)
        element.alignment = alignment
        if old != nil { element.setNeedsMeasure() }
    }
}

/// A frame with bounds (L-73…L-78).
package struct FlexibleFrameModifier: ElementModifier, Animatable {
    package typealias Body = Never
    nonisolated(unsafe) var width: FrameLayout.Range
    nonisolated(unsafe) var height: FrameLayout.Range
    nonisolated(unsafe) var alignment: Alignment

    nonisolated init(width: FrameLayout.Range, height: FrameLayout.Range, alignment: Alignment) {
        self.width = width.ordered("width")
        self.height = height.ordered("height")
        self.alignment = alignment
    }
    nonisolated package var animatableData: AnimatablePair<FrameLayout.Range.Data, FrameLayout.Range.Data> {
        get { AnimatablePair(width.data, height.data) }
        set {
            width.data = newValue.first
            height.data = newValue.second
        }
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> FrameLayout { FrameLayout(owner: owner) }
    nonisolated package func configure(_ element: FrameLayout, old: FlexibleFrameModifier?) {
        element.rule = .flexible(width: width, height: height)
        element.alignment = alignment
        if old != nil { element.setNeedsMeasure() }
    }
}

/// The layout box of both kinds of frame.
package class FrameLayout: WrapperLayout {
    /// Bounds of one axis, points; nil where not given.
    package struct Range: Equatable, Sendable {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        package typealias Data = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
        var data: Data {
            get { AnimatablePair(finite(minimum), AnimatablePair(finite(ideal), finite(maximum))) }
            set {
                if let minimum, minimum.isFinite { self.minimum = newValue.first }
                if let ideal, ideal.isFinite { self.ideal = newValue.second.first }
                if let maximum, maximum.isFinite { self.maximum = newValue.second.second }
            }
        }
        private func finite(_ value: CGFloat?) -> CGFloat { value.flatMap { $0.isFinite ? $0 : nil } ?? 0 }

        /// Bounds in ascending order: ideal is raised to the minimum, the maximum to the ideal; a negative minimum is 0 (L-78).
        func ordered(_ name: String) -> Range {
            var result = self
            if let value = minimum, value.isNaN { result.minimum = nil }
            if let value = ideal, !value.isFinite { result.ideal = nil }
            if let value = maximum, value.isNaN { result.maximum = nil }
            if let value = result.minimum { result.minimum = max(value, 0) }
            if let value = result.maximum { result.maximum = max(value, 0) }
            if let ideal = result.ideal, let minimum = result.minimum, ideal < minimum { result.ideal = minimum }
            if let maximum = result.maximum, let low = result.ideal ?? result.minimum, maximum < low { result.maximum = low }
            if result != self {
                Warnings.once(
                    "frame.\(name).order",
                    "Contradictory frame constraints specified for \(name): minimum, ideal and maximum must be numbers in ascending order. "
                        + "The ideal is raised to the minimum and the maximum to the ideal.")
            }
            return result
        }

        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, minimum ?? -.infinity), maximum ?? .infinity) }
    }
    package enum Rule: Equatable {
        case fixed(width: CGFloat?, height: CGFloat?)
        case flexible(width: Range, height: Range)
    }
    var rule: Rule = .fixed(width: nil, height: nil)
    var alignment: Alignment = .center

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let childSize = child.sizeThatFits(childProposal(proposal))
        switch rule {
        case .fixed(let width, let height): return CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
        case .flexible(let width, let height):
            return CGSize(
                width: length(width, proposal.width, childSize.width), height: length(height, proposal.height, childSize.height))
        }
    }

    private func length(_ range: Range, _ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
        guard let proposal else { return range.ideal ?? range.clamp(child) }
        let clamped = range.clamp(proposal)
        switch (range.minimum, range.maximum) {
        case (.some, .some): return clamped
        case (.none, .some(let maximum)): return min(max(clamped, child), maximum)
        case (.some(let minimum), .none): return max(min(clamped, child), minimum)
        case (.none, .none): return child
        }
    }

    /// What the child is offered when measured.
    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        switch rule {
        case .fixed(let width, let height): return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        case .flexible(let width, let height):
            return ProposedViewSize(
                width: (proposal.width ?? width.ideal).map(width.clamp), height: (proposal.height ?? height.ideal).map(height.clamp))
        }
    }

    /// What the child is offered when placed: the frame's final size on the axes the frame governs (L-77).
    private func placingProposal(_ dimensions: ViewDimensions) -> ProposedViewSize {
        switch rule {
        case .fixed(let width, let height):
            return ProposedViewSize(width: width ?? dimensions.proposal.width, height: height ?? dimensions.proposal.height)
        case .flexible(let width, let height):
            return ProposedViewSize(
                width: width == Range() ? dimensions.proposal.width : dimensions.size.width,
                height: height == Range() ? dimensions.proposal.height : dimensions.size.height)
        }
    }

    private func childOrigin(_ dimensions: ViewDimensions) -> (CGPoint, ProposedViewSize) {
        let proposal = placingProposal(dimensions)
        let inner = child.dimensions(for: proposal)
        let box = ViewDimensions(node: nil, size: dimensions.size, proposal: proposal)
        return (
            CGPoint(
                x: box[alignment.horizontal] - inner[alignment.horizontal],
                y: alignedY(box, inner)), proposal
        )
    }

    private func alignedY(_ box: ViewDimensions, _ inner: ViewDimensions) -> CGFloat { box[alignment.vertical] - inner[alignment.vertical] }

    override package func placeChildren() {
        let (origin, proposal) = childOrigin(ViewDimensions(node: self, size: size, proposal: placedProposal ?? .unspecified))
        place(child, at: origin, proposal: proposal)
    }

    /// The child's place asks for guides, too, so it is looked for only where there is a guide to move: frames in frames in frames would
    /// else cost three times as much with every level.
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let value = childGuide(key, childProposal: placingProposal(dimensions), at: .zero) else { return nil }
        let (origin, _) = childOrigin(dimensions)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }

    /// An explicit frame is an ordinary neighbour on the edges it governs (L-53), except that a Spacer's neutrality passes through.
    override package func makeSpacing() -> ViewSpacing {
        let inner = child.spacing
        if inner == .zero { return inner }
        var result = inner
        let governed = governedAxes
        if governed.contains(.horizontal) {
            result[.leading] = ViewSpacing()[.leading]
            result[.trailing] = ViewSpacing()[.trailing]
        }
        if governed.contains(.vertical) {
            result[.top] = ViewSpacing()[.top]
            result[.bottom] = ViewSpacing()[.bottom]
        }
        return result
    }

    private var governedAxes: Axis.Set {
        var axes: Axis.Set = []
        switch rule {
        case .fixed(let width, let height):
            if width != nil { axes.insert(.horizontal) }
            if height != nil { axes.insert(.vertical) }
        case .flexible(let width, let height):
            if width != Range() { axes.insert(.horizontal) }
            if height != Range() { axes.insert(.vertical) }
        }
        return axes
    }
}

extension View {
    /// A frame with fixed lengths, points; nil keeps the axis neutral (L-70…L-72).
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

    /// A frame with bounds, points (L-73…L-78).
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                width: FrameLayout.Range(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: FrameLayout.Range(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }
}
