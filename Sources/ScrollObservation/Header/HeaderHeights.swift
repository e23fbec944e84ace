import SwiftUI

/// The two heights of a collapsing header, always usable: 0 ≤ `minHeight` ≤ `maxHeight`, both finite.
struct HeaderHeights: Equatable {
    let minHeight: CGFloat
    let maxHeight: CGFloat

    init(minHeight: CGFloat, maxHeight: CGFloat) {
        let least = minHeight.isFinite ? max(minHeight, 0) : 0
        self.minHeight = least
        self.maxHeight = maxHeight.isFinite ? max(maxHeight, least) : least
    }

    /// How far the content scrolls until the header is collapsed, points.
    var travel: CGFloat { maxHeight - minHeight }
}
