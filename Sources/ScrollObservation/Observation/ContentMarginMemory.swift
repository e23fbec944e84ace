import SwiftUI

/// How far inside of its scroll view's frame content rests, on systems that have content margins but tell no scroll geometry (iOS 17).
///
/// The visible length tells how much margin there is altogether; where the content lies when it is first seen tells how much of that is at the
/// start. Content that is seen elsewhere first, or margins at the end alone, leave the zero where it is without margins.
@MainActor final class ContentMarginMemory {
    /// By axis: all margin along it, and the part at the start.
    private var horizontal: (total: CGFloat, start: CGFloat)?
    private var vertical: (total: CGFloat, start: CGFloat)?

    /// The reading of a report, with margins taken out of offset and viewport.
    func offset(of content: ContentReport, viewport: CGSize) -> ScrollOffset {
        var offset = ScrollOffset(content: content, viewport: viewport)
        guard let visible = content.visible else { return offset }
        if content.axes.contains(.horizontal) {
            let length = (frame: viewport.width, visible: visible.width, content: content.frame.width)
            let start = start(offset.x, length, &horizontal)
            if start != nil { offset.viewportSize.width = visible.width }
            offset.x = (offset.x + (start ?? 0)).onGrid.plain
        }
        if content.axes.contains(.vertical) {
            let length = (frame: viewport.height, visible: visible.height, content: content.frame.height)
            let start = start(offset.y, length, &vertical)
            if start != nil { offset.viewportSize.height = visible.height }
            offset.y = (offset.y + (start ?? 0)).onGrid.plain
        }
        return offset
    }

    /// - Parameter raw: how far the content's start is before the frame's.
    private func start(
        _ raw: CGFloat, _ length: (frame: CGFloat, visible: CGFloat, content: CGFloat), _ known: inout (total: CGFloat, start: CGFloat)?
    ) -> CGFloat? {
        let total = length.frame - length.visible
        // A length that says nothing of margins: none, or not laid out yet.
        guard total > 0, length.visible > 0 else {
            known = nil
            return nil
        }
        if let known, known.total == total { return known.start }
        let end = raw - (length.content - length.frame)
        if raw < 0, -raw <= total {
            known = (total, -raw)
        } else if end > 0, end <= total {
            known = (total, total - end)
        } else if let last = known {
            known = (total, last.start * total / last.total)
        }
        return known?.start
    }
}
