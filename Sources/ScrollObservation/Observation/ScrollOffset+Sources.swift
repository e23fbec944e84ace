import SwiftUI

extension ScrollOffset {
    /// The reading of newer systems. Nil before the first layout.
    ///
    /// `contentOffset` rests at minus the start insets, so the insets are added to have zero at rest (S-12, M-001).
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    init?(_ geometry: ScrollGeometry, axes: Axis.Set) {
        guard geometry.containerSize.isLaidOut else { return nil }
        let offset = geometry.contentOffset
        let insets = geometry.contentInsets
        self.init(
            x: axes.contains(.horizontal) ? (offset.x + insets.leading).onGrid : 0,
            y: axes.contains(.vertical) ? (offset.y + insets.top).onGrid : 0,
            contentSize: geometry.contentSize, viewportSize: geometry.containerSize)
    }

    /// The reading of older systems: where the content lies in the scroll view.
    ///
    /// The space of a scroll view is its frame for layout, which starts below bars (S-13), so that the content rests at 0. In right-to-left
    /// layouts horizontal content rests at the right edge and is counted from there. Content margins are `ContentMarginMemory`'s.
    init(content: ContentReport, viewport: CGSize) {
        let frame = content.frame
        let fromLeading = content.isRightToLeft ? frame.maxX - viewport.width : -frame.minX
        self.init(
            x: content.axes.contains(.horizontal) ? fromLeading.onGrid : 0,
            y: content.axes.contains(.vertical) ? (content.topInset - frame.minY).onGrid : 0,
            contentSize: frame.size, viewportSize: viewport)
    }
}

extension CGFloat {
    /// To a millionth of a point, far below any pixel: both sources come to the same number by other sums, whose last bits differ.
    var onGrid: CGFloat { magnitude < 1e9 ? (self * 1e6).rounded() / 1e6 : self }
}
