import SwiftUI

/// How far a scroll view is scrolled, and in what.
///
/// **Zero** is the rest at the start: below bars, safe areas and content margins, at the leading side in right-to-left layouts. Both numbers
/// grow as the content moves towards its start, are negative while it is pulled past the start and larger than `maximum` while it is pulled
/// past the end. They do not depend on where the scroll view is on the screen. All lengths are points; a number is never NaN, infinite or
/// minus zero.
public struct ScrollOffset: Equatable, Sendable {
    /// Distance scrolled from the leading side; 0 where the scroll view does not scroll horizontally.
    public var x: CGFloat
    /// Distance scrolled from the top; 0 where the scroll view does not scroll vertically.
    public var y: CGFloat
    /// The size of the content, without margins. Of lazy stacks it is an estimate that changes while rows are made.
    public var contentSize: CGSize
    /// The size of the visible area: the scroll view less bars, safe areas and content margins.
    public var viewportSize: CGSize

    /// Makes a reading, for previews and tests. Numbers that are not finite count as 0, and so do negative sizes.
    public init(x: CGFloat = 0, y: CGFloat = 0, contentSize: CGSize = .zero, viewportSize: CGSize = .zero) {
        self.x = x.plain
        self.y = y.plain
        self.contentSize = contentSize.plain
        self.viewportSize = viewportSize.plain
    }

    /// Both distances; what R1-style code calls the offset.
    public var point: CGPoint { CGPoint(x: x, y: y) }

    /// The largest offset at rest: content less visible area, 0 where everything fits.
    public var maximum: CGPoint {
        CGPoint(x: max(contentSize.width - viewportSize.width, 0), y: max(contentSize.height - viewportSize.height, 0))
    }

    /// The offset without what it is pulled past either end.
    public var resting: CGPoint { clamped(point) }

    /// How far the content is pulled past an end: negative past the start, positive past the end, 0 in between.
    public var overscroll: CGPoint { CGPoint(x: (x - resting.x).plain, y: (y - resting.y).plain) }

    /// The share that is scrolled, from 0 at the start to 1 at the end, without overscroll; 0 where there is nothing to scroll.
    public func progress(_ axis: Axis = .vertical) -> CGFloat {
        let end = axis == .vertical ? maximum.y : maximum.x
        guard end > 0 else { return 0 }
        return (axis == .vertical ? resting.y : resting.x) / end
    }

    /// How far there is to scroll until an edge of the content is reached; negative while it is pulled past it.
    public func distance(to edge: Edge) -> CGFloat {
        switch edge {
        case .top: y
        case .leading: x
        case .bottom: (maximum.y - y).plain
        case .trailing: (maximum.x - x).plain
        }
    }

    /// Whether an edge of the content is reached, to half a point. Where everything fits, both edges are.
    public func isAt(_ edge: Edge) -> Bool { distance(to: edge) <= 0.5 }

    /// Whether the content is at its top, or pulled past it.
    public var isAtTop: Bool { isAt(.top) }
    /// Whether the content is at its bottom, or pulled past it.
    public var isAtBottom: Bool { isAt(.bottom) }

    /// A point brought into the range of resting offsets.
    func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, 0), maximum.x), y: min(max(point.y, 0), maximum.y))
    }
}

extension CGFloat {
    /// The number, 0 for one that is not finite and for minus zero.
    var plain: CGFloat { isFinite ? self + 0 : 0 }
}

extension CGPoint {
    var plain: CGPoint { CGPoint(x: x.plain, y: y.plain) }
    /// The same distance in the other direction, never minus zero.
    var negated: CGPoint { CGPoint(x: (-x).plain, y: (-y).plain) }
}

extension CGSize {
    var plain: CGSize { CGSize(width: max(width.plain, 0), height: max(height.plain, 0)) }
    /// Whether there is anything to see in either direction; before the first layout there is not.
    var isLaidOut: Bool { width > 0 || height > 0 }
}
