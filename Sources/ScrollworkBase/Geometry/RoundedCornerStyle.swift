import Foundation

/// The form of a rounded corner.
///
/// Both styles are drawn as quarter ellipses here. Apple draws `continuous` with a curvature that grows smoothly, which differs by
/// less than a point at the radii of controls; sizes and clips of layout are the same.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}

/// The corner radii of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii made non-negative and, where two of them do not fit on a side of `size`, all scaled down by the same factor.
    package func fitted(in size: CGSize) -> RectangleCornerRadii {
        let tl = max(topLeading, 0)
        let bl = max(bottomLeading, 0)
        let br = max(bottomTrailing, 0)
        let tr = max(topTrailing, 0)
        var factor: CGFloat = 1
        for (sum, side) in [(tl + tr, size.width), (bl + br, size.width), (tl + bl, size.height), (tr + br, size.height)] where sum > side {
            factor = min(factor, sum > 0 ? max(side, 0) / sum : 1)
        }
        return RectangleCornerRadii(
            topLeading: tl * factor, bottomLeading: bl * factor, bottomTrailing: br * factor, topTrailing: tr * factor)
    }
}
