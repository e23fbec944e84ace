import Foundation
import ScrollworkBase

extension LazyContainerLayout: RowLocator {
    package final func frame(ofRow id: AnyHashable) -> CGRect? {
        synchronizeRows()
        return rows.row(withID: id).map { frame(ofRowNumber: $0) }
    }

    package final func row(at offset: CGFloat) -> AnyHashable? {
        synchronizeRows()
        let logical = isRightToLeft && axis == .horizontal ? size.width - offset : offset
        return tree.row(at: logical).flatMap { rows.id(ofRow: $0.index) }
    }

    /// - Complexity: O(log n).
    private func frame(ofRowNumber row: Int) -> CGRect {
        let start = tree.offset(of: row)
        let extent = max(tree.extent(of: row), 0)
        let origin = isRightToLeft && axis == .horizontal ? size.width - start - extent : start
        return CGRect(origin: CGPoint(axis, main: origin, cross: 0), size: CGSize(axis, main: extent, cross: size[axis.cross]))
    }
}

extension FrameLoop {
    /// The container below `reader` that has a row with `id`, made or not, and the row's frame in it.
    func lazyRow(withID id: AnyHashable, below reader: ViewNode) -> (container: LazyContainerLayout, frame: CGRect)? {
        for entry in lazyContainers {
            guard let container = entry.node, !container.isDead, container.isAttached, ScrollRequest.isBelow(container.owner, reader),
                let frame = container.frame(ofRow: id)
            else { continue }
            return (container, frame)
        }
        return nil
    }
}
