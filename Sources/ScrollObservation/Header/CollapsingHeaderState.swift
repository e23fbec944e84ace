import SwiftUI

/// What a collapsing header looks like at one offset.
///
/// A pure function of the offset and of two heights (`at(offset:minHeight:maxHeight:stretches:)`): the same offset gives the same state, on
/// the way up and on the way down. All lengths are points.
public struct CollapsingHeaderState: Equatable, Sendable {
    /// The header's height without the safe area, ≥ 0. Falls point by point with the offset from `maxHeight` to `minHeight`; above
    /// `maxHeight` only while the header is stretched.
    public let height: CGFloat

    /// 0 at full height … 1 collapsed, linear in between. Always 0 where both heights are the same.
    public let progress: CGFloat

    /// How far the content is pulled past its top, ≥ 0; also counted where the header does not stretch.
    public let overscroll: CGFloat

    /// Whether the header has its least height. False where both heights are the same: such a header has nothing to collapse.
    public var isCollapsed: Bool { progress == 1 }

    /// Whether the header has its full height or more.
    public var isExpanded: Bool { progress == 0 }

    /// The state at an offset.
    /// - Parameters:
    ///   - offset: How far the content is scrolled, points: 0 at rest at the top, positive while it is scrolled towards its end, negative
    ///     while it is pulled past the top. Counts as 0 where it is no finite number.
    ///   - minHeight: Counts as 0 where it is negative or no finite number.
    ///   - maxHeight: Counts as `minHeight` where it is smaller or no finite number.
    ///   - stretches: Whether the header grows by what the content is pulled past the top.
    public static func at(offset: CGFloat, minHeight: CGFloat, maxHeight: CGFloat, stretches: Bool = true) -> CollapsingHeaderState {
        at(offset: offset, HeaderHeights(minHeight: minHeight, maxHeight: maxHeight), stretches: stretches)
    }

    static func at(offset: CGFloat, _ heights: HeaderHeights, stretches: Bool) -> CollapsingHeaderState {
        let offset = offset.isFinite ? offset : 0
        let hidden = min(max(offset, 0), heights.travel)
        let overscroll = max(-offset, 0)
        let height = heights.maxHeight - hidden + (stretches ? overscroll : 0)
        return CollapsingHeaderState(
            height: min(height, .greatestFiniteMagnitude), progress: heights.travel > 0 ? hidden / heights.travel : 0,
            overscroll: overscroll)
    }
}
