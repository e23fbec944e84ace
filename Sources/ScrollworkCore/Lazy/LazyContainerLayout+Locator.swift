import Foundation
import ScrollworkBase

extension LazyContainerLayout: RowLocator {
    package final func frame(ofRow id: AnyHashable) -> CGRect? {
        synchronizeRows()
        return rows.row(withID: id).map { frame(ofRowNumber: lines?.line(ofItem: $0) ?? $0) }
    }

    package final func row(at offset: CGFloat) -> AnyHashable? {
        synchronizeRows()
        guard let row = tree.row(at: offset) else { return nil }
        // Between two rows it is the next one (S-72): that is what is in sight.
        let index = offset >= row.end && row.index + 1 < tree.count ? row.index + 1 : row.index
        return rows.id(ofRow: lines?.items(ofLine: index).lowerBound ?? index)
    }

    /// - Complexity: O(log n).
    private func frame(ofRowNumber row: Int) -> CGRect {
        let start = tree.offset(of: row)
        let extent = max(tree.extent(of: row), 0)
        let origin = isRightToLeft && axis == .horizontal ? size.width - start - extent : start
        return CGRect(origin: CGPoint(axis, main: origin, cross: 0), size: CGSize(axis, main: extent, cross: size[axis.cross]))
    }
}
