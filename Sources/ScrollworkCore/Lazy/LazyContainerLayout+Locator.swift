import Foundation
import ScrollworkBase

extension LazyContainerLayout: RowLocator {
    package final func frame(ofRow id: AnyHashable) -> CGRect? {
        synchronizeRows()
        return rows.row(withID: id).map { frame(ofRowNumber: lines?.line(ofItem: $0) ?? $0) }
    }

    package final func row(at offset: CGFloat) -> AnyHashable? {
        synchronizeRows()
        return tree.row(at: offset).flatMap { id(ofFirstItem: $0.index) }
    }

    package final func row(atOrAfter offset: CGFloat) -> AnyHashable? {
        synchronizeRows()
        guard let found = tree.row(at: offset) else { return nil }
        let isBehind = found.offset + max(found.extent, 0) <= offset && found.index + 1 < tree.count
        return id(ofFirstItem: isBehind ? found.index + 1 : found.index)
    }

    private func id(ofFirstItem row: Int) -> AnyHashable? { rows.id(ofRow: lines?.items(ofLine: row).lowerBound ?? row) }

    /// - Complexity: O(log n).
    private func frame(ofRowNumber row: Int) -> CGRect {
        let start = tree.offset(of: row)
        let extent = max(tree.extent(of: row), 0)
        let origin = isRightToLeft && axis == .horizontal ? size.width - start - extent : start
        return CGRect(origin: CGPoint(axis, main: origin, cross: 0), size: CGSize(axis, main: extent, cross: size[axis.cross]))
    }
}
