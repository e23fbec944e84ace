import Foundation
import ScrollworkBase

// The row that comes into view next, made and measured while there is time (L-150).
extension LazyContainerLayout {
    /// Makes the row after the window, in the direction in which the visible part moved, if this frame made none: at most one a frame, and
    /// one ahead. It waits as rows do that left: its views appear when it is shown, or never.
    /// - Complexity: O(log n), and the row's body and measurements if it was not made.
    final func prepareNextRow(from old: ClosedRange<CGFloat>?, to new: ClosedRange<CGFloat>, in scroller: ScrollNode) {
        guard scroller.profile.preparesNextRow, let old, old.lowerBound != new.lowerBound, !window.isEmpty else { return }
        guard preparedFrame != engine.frameNumber, engine.report.rowsRealised == 0 else { return }
        preparedFrame = engine.frameNumber
        let row = new.lowerBound > old.lowerBound ? window.upperBound : window.lowerBound - 1
        guard row >= 0, row < rowCount, !bands.contains(where: { $0.row == row }) else { return }
        let offer = offerAhead(cross: measuredCross ?? size[axis.cross])
        for item in lines?.items(ofLine: row) ?? row..<row + 1 {
            guard let index = rows.segment(of: item), let source = rows.segments[index].source else { continue }
            let segment = rows.segments[index]
            let elements = source.prepare(segment.first + item - segment.base)
            if let offer { for element in elements { _ = element.sizeThatFits(offer) } }
        }
    }
}
