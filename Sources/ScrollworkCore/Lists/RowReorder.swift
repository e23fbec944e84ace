import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// A row that follows a finger, and the others that make room for it (list.edit.move).
final class RowReorder: RowDrag {
    let list: ListLayoutNode
    /// Rows of the list.
    private let source: Int
    private let range: Range<Int>
    private let rowCount: Int
    private let move: (Int?) -> Void
    private let cells: [ListCellLayout]
    /// Which row's place the lifted one would take.
    private(set) var target: Int
    /// Of the row without the gap before it, points.
    private let height: CGFloat
    /// From the row's top to the finger, and the finger, window points.
    private let grip: CGFloat
    private var finger: CGPoint
    private var shifts: [Int: AnimatedValue<CGFloat>] = [:]
    private var lastTime: Double

    init?(list: ListLayoutNode, cell: ListCellLayout, at point: CGPoint) {
        guard let row = list.row(of: cell), let band = list.bands.first(where: { $0.row == row }) else { return nil }
        let actions = list.actions(ofRow: row)
        guard let move = actions.move, cell.trait(MoveDisabledKey.self) != true else { return nil }
        self.list = list
        source = row
        target = row
        range = actions.range
        rowCount = list.rowCount
        self.move = move
        cells = list.elements(of: band).compactMap { $0 as? ListCellLayout }
        let lead = list.lead(ofRow: row)
        height = list.tree.extent(of: row) - lead
        finger = point
        grip = list.convertFromRoot(point).y - list.tree.offset(of: row) - lead
        lastTime = list.engine.time
        for cell in cells { cell.isLifted = true }
        list.reorder = self
        list.heldRow = row
        list.setNeedsPlacement()
        list.setNeedsPaint()
        list.keepMoving()
    }

    private var isLive: Bool { !list.isDead && list.reorder === self && list.rowCount == rowCount }
    private func start(of row: Int) -> CGFloat { list.tree.offset(of: row) + list.lead(ofRow: row) }
    private func middle(of row: Int) -> CGFloat { (start(of: row) + list.tree.offset(of: row) + list.tree.extent(of: row)) / 2 }
    /// Where the row's top is, in the list.
    private var top: CGFloat { list.convertFromRoot(finger).y - grip }

    func move(to point: CGPoint, time: Double) {
        guard isLive else { return end() }
        finger = point
        follow()
    }

    private func follow() {
        let top = self.top
        var new = source
        // The row whose middle the lower or the upper edge has passed.
        if top >= start(of: source), let reached = list.tree.row(at: top + height)?.index {
            new = max(top + height > middle(of: reached) ? reached : reached - 1, source)
        } else if let reached = list.tree.row(at: top)?.index {
            new = min(top < middle(of: reached) ? reached : reached + 1, source)
        }
        target = min(max(new, range.lowerBound), range.upperBound - 1)
        list.setNeedsPlacement()
    }

    /// How far a row is shown from its place.
    func displacement(ofRow row: Int, top natural: CGFloat) -> CGFloat {
        if row == source { return top - natural }
        let wanted: CGFloat = source < row && row <= target ? -step : target <= row && row < source ? step : 0
        let time = list.engine.time
        if (shifts[row]?.target ?? 0) != wanted {
            shifts[row] = AnimatedValue(
                from: shifts[row]?.value(at: time) ?? 0, to: wanted, animation: .easeInOut(duration: 0.2), startTime: time)
            list.keepMoving()
        }
        return shifts[row]?.value(at: time) ?? 0
    }

    private var step: CGFloat { height + list.metrics.rowSpacing }

    /// Scrolls where the finger is near an edge. - Returns: true: the row is held until the finger lifts.
    func advance(to time: Double) -> Bool {
        guard isLive else {
            end()
            return false
        }
        let duration = min(max(time - lastTime, 0), 0.1)
        lastTime = time
        if let scroller = list.scroller {
            let y = scroller.convertFromRoot(finger).y
            let top = scroller.visibleSpan(.vertical).start
            let bottom = top + scroller.visibleSpan(.vertical).length
            // How deep the finger is in the zone: from 0 to 1.
            let depth =
                y < top + Self.zone ? -(top + Self.zone - y) / Self.zone : y > bottom - Self.zone ? (y - bottom + Self.zone) / Self.zone : 0
            var target = scroller.position
            target.y += min(max(depth, -1), 1) * Self.speed * CGFloat(duration)
            let legal = scroller.clamped(target)
            if legal != scroller.position {
                scroller.setPosition(legal, cause: .drag)
                follow()
            }
        }
        list.setNeedsPlacement()
        return true
    }

    /// The zone at an edge in which the list scrolls, points, and how fast it does at most, points per second (ours).
    private static let zone: CGFloat = 44
    private static let speed: CGFloat = 600

    func end(time: Double) {
        guard isLive, target != source else { return end() }
        let list = self.list
        let before = target > source ? (target + 1 < range.upperBound ? target + 1 : nil) : target
        list.engine.enqueueAction(list.owner, named: "row move") { [self] in
            end()
            move(before)
        }
    }

    func cancel() { end() }

    /// Puts the row down: it goes to where it belongs from where it is.
    private func end() {
        guard list.reorder === self else { return }
        guard !list.isDead else { return list.reorder = nil }
        list.rememberPlaces()
        list.reorder = nil
        list.heldRow = nil
        list.motions.lifted = cells
        list.setNeedsPlacement()
        list.keepMoving()
    }
}
