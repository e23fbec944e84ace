import Foundation
import ScrollworkBase

extension LazyContainerLayout: RowLocator {
    package final func frame(ofRow id: AnyHashable) -> CGRect? {
        synchronizeRows()
        return rows.row(withID: id).map { frame(ofRowNumber: lines?.line(ofItem: $0) ?? $0) }
    }

    package final func row(at offset: CGFloat) -> AnyHashable? {
        synchronizeRows()
        return tree.row(at: offset).flatMap { rows.id(ofRow: lines?.items(ofLine: $0.index).lowerBound ?? $0.index) }
    }

    /// - Complexity: O(log n).
    private func frame(ofRowNumber row: Int) -> CGRect {
        let start = tree.offset(of: row)
        let extent = max(tree.extent(of: row), 0)
        let origin = isRightToLeft && axis == .horizontal ? size.width - start - extent : start
        return CGRect(origin: CGPoint(axis, main: origin, cross: 0), size: CGSize(axis, main: extent, cross: size[axis.cross]))
    }
}
