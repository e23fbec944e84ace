import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// A finger on a row of a list: taps beside its views, swipes, and handles that move it.
extension InputState {
    /// A finger in a list, but beside the buttons of its swiped row, lets the row go back, and is no tap. Where it is on that very row it may move it first.
    /// - Returns: whether there was such a row.
    func closeOpenRow(_ touched: ListCellLayout?, _ path: [LayoutNode]) -> Bool {
        guard let open = engine.openRow, !open.isDead, let scroller = open.list?.scroller, path.contains(where: { $0 === scroller })
        else { return false }
        guard !path.contains(where: { $0.isInside(SwipeStripLayout.self) }) else { return false }
        if open !== touched { open.closeSwipe() }
        return true
    }

    /// A touch that was no tap ended: a swiped row that it was on, and did not move, goes back.
    func closeTouchedRow(_ touch: Touch) {
        guard touch.rowDrag == nil, let cell = touch.cell, !cell.isDead, engine.openRow === cell,
            !touch.path.contains(where: { $0.isInside(SwipeStripLayout.self) })
        else { return }
        cell.closeSwipe()
    }

    /// A finger on a row's handle takes the row. - Returns: whether there is one.
    func takeHandle(_ point: CGPoint) -> Bool {
        guard let cell = touch?.cell, let list = cell.list, list.editing.isOn, cell.controls.hasHandle, list.reorder == nil,
            RowControls.target(in: cell.frame, atLeading: false, isRightToLeft: list.isRightToLeft).contains(cell.convertFromRoot(point)),
            let reorder = RowReorder(list: list, cell: cell, at: point)
        else { return false }
        touch?.rowDrag = reorder
        touch?.isTap = false
        return true
    }

    /// The button under the finger is pressed; else the one that the row stands for.
    func press(_ path: [LayoutNode]) {
        let cell = touch?.cell
        let button = path.lazy.compactMap { $0 as? GestureLayout }.first(where: \.isButton)
        if let button, let current = touch, isInert(button, current) { return pressRow(cell) }
        if let button {
            setPressed(button)
            if button.isRowButton, button.isEnabled { pressRow(cell) }
            return
        }
        guard let cell, !path.contains(where: { ($0 is GestureLayout || $0 is TextInputLayout) && $0.isInside(cell) }) else { return }
        if cell.list?.editing.isOn != true, let button = cell.rowButton { setPressed(button) }
        pressRow(cell)
    }

    private func pressRow(_ cell: ListCellLayout?) {
        guard let cell, let list = cell.list, list.reacts(cell) else { return }
        touch?.rowPress = engine.time + Self.pressDelay
        engine.requestFrame()
    }

    /// A finger that scrolls on at once presses nothing (UIScrollView delays touches of its content as long), seconds.
    private static let pressDelay = 0.15

    /// Shows a row as pressed on which a finger has rested long enough.
    func fireRowPress(at time: Double) {
        guard let deadline = touch?.rowPress, time >= deadline - 1e-9 else { return }
        touch?.rowPress = nil
        if let cell = touch?.cell, !cell.isDead { cell.setPressed(true) }
    }

    /// Rows that are edited lead nowhere.
    func isInert(_ gesture: GestureLayout, _ touch: Touch) -> Bool {
        guard gesture.isRowButton, let cell = touch.cell, !cell.isDead else { return false }
        return cell.list?.editing.isOn == true
    }

    /// A tap in `scroll` that no view took. - Returns: whether the row of its list did.
    func tapRow(_ touch: Touch, in scroll: ScrollNode, _ point: CGPoint, _ time: Double) -> Bool {
        guard let cell = touch.cell, !cell.isDead, let list = cell.list, list.scroller === scroll else { return false }
        return list.tapped(cell, at: point, time: time)
    }

    /// The swipe that a movement across a row of the list in `scroll` begins: along the row more than across, towards buttons.
    func swipe(_ touch: Touch, in scroll: ScrollNode, _ point: CGPoint, _ time: Double, _ history: [(point: CGPoint, time: Double)])
        -> (any RowDrag)?
    {
        let x = point.x - touch.start.x
        guard abs(x) > abs(point.y - touch.start.y), let cell = touch.cell, !cell.isDead, let list = cell.list, list.scroller === scroll
        else { return nil }
        var swipe = cell.swipe
        if swipe == nil, !list.editing.isOn {
            swipe = cell.openStrip((x < 0) != list.isRightToLeft ? .trailing : .leading)
        }
        swipe?.begin(at: point, time: time, history: history)
        if swipe != nil, let open = engine.openRow, open !== cell { open.closeSwipe() }
        return swipe
    }
}

extension ListCellLayout {
    /// The row of a list under a point: of the innermost list, where the point is on the list's own scroll view.
    static func touched(at point: CGPoint, _ path: [LayoutNode]) -> ListCellLayout? {
        for case let scroll as ScrollNode in path { if let list = scroll.list { return list.cell(at: list.convertFromRoot(point)) } }
        return nil
    }
}

extension LayoutNode {
    /// Whether this node is one of a kind or in one.
    final func isInside<N: LayoutNode>(_ type: N.Type) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current is N { return true }
            node = current.parent
        }
        return false
    }
}
