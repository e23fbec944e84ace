import Foundation
import ScrollworkBase

/// Whether a list is edited, and how far its rows have made room for that.
final class ListEditing {
    private(set) var isOn = false
    private var motion: AnimatedValue<CGFloat>?
    /// 0…1.
    private(set) var amount: CGFloat = 0

    /// - Returns: whether anything changed.
    func set(_ isOn: Bool, animation: Animation?, time: Double) -> Bool {
        guard isOn != self.isOn else { return false }
        self.isOn = isOn
        motion = animation.map { AnimatedValue(from: amount, to: isOn ? 1 : 0, animation: $0, startTime: time) }
        if motion == nil { amount = isOn ? 1 : 0 }
        return true
    }

    /// - Returns: whether the amount changed, and whether there is more to come.
    func advance(to time: Double) -> (isChanged: Bool, goesOn: Bool) {
        guard let motion else { return (false, false) }
        amount = motion.value(at: time)
        if motion.isFinished(at: time) { self.motion = nil }
        return (true, self.motion != nil)
    }
}

extension ListLayoutNode {
    /// Brings the list in step with the edit mode and the choice.
    func set(isEditing: Bool, selection: ListSelection?, isChosen: @escaping ([AnyHashable]) -> Bool, animation: Animation?) {
        let hadSelection = self.selection != nil
        self.selection = selection
        self.isChosen = isChosen
        let didChange = editing.set(isEditing, animation: animation, time: engine.time)
        if didChange {
            engine.openRow?.closeSwipe()
            rowsNeedMeasure()
            keepMoving()
        } else if editing.amount > 0 {
            setNeedsPlacement()
        }
        if hadSelection || selection != nil { setNeedsPaint() }
    }

    /// What stands beside the content of a cell now.
    func controls(of cell: ListCellLayout, row: Int) -> RowControls {
        guard editing.amount > 0 else { return RowControls() }
        let actions = actions(ofRow: row)
        var result = RowControls()
        result.amount = editing.amount
        if let selection, selection.isSeveral {
            if cell.trait(SelectionDisabledKey.self) != true { result.mark = .circle(isChosen: isChosen(ids(of: cell))) }
        } else if actions.delete != nil, cell.trait(DeleteDisabledKey.self) != true {
            result.mark = .delete
        }
        result.hasHandle = actions.move != nil && cell.trait(MoveDisabledKey.self) != true
        return result
    }

    /// Deletes the row of a cell; nil where that is not allowed.
    func deleteAction(of cell: ListCellLayout) -> (() -> Void)? {
        guard cell.trait(DeleteDisabledKey.self) != true, let row = row(of: cell), let delete = actions(ofRow: row).delete else {
            return nil
        }
        return { [weak self] in
            if let self, !self.isDead { self.rememberPlaces() }
            withAnimation { delete() }
        }
    }

    /// A tap that no view in the row took. - Returns: whether the row did something about it.
    func tapped(_ cell: ListCellLayout, at point: CGPoint, time: Double) -> Bool {
        if editing.isOn, cell.controls.mark == .delete,
            RowControls.target(in: cell.frame, atLeading: true, isRightToLeft: isRightToLeft).contains(cell.convertFromRoot(point))
        {
            cell.openStrip(.trailing)?.open()
            return true
        }
        if !editing.isOn, let button = cell.rowButton, let tap = button.tap {
            button.countTap(at: time, tap)
            return true
        }
        guard let selection, cell.sectionRole == .row || cell.sectionRole == .none, cell.trait(SelectionDisabledKey.self) != true else {
            return false
        }
        let ids = ids(of: cell)
        engine.enqueueAction(owner, named: "list selection") { selection.choose(ids) }
        return true
    }

    /// Whether a tap on a cell does something.
    func reacts(_ cell: ListCellLayout) -> Bool {
        guard cell.sectionRole == .row || cell.sectionRole == .none else { return false }
        if !editing.isOn, cell.rowButton != nil { return true }
        return selection != nil && cell.trait(SelectionDisabledKey.self) != true
    }
}

extension ListCellLayout {
    /// The button that the whole row stands for: the only one in it, if it has the platform's look (UIKit's cells). - Complexity: O(boxes).
    var rowButton: GestureLayout? {
        var found: [GestureLayout] = []
        func search(_ node: LayoutNode) {
            if let gesture = node as? GestureLayout, gesture.isButton { found.append(gesture) }
            guard found.count < 2, !(node is ScrollNode) else { return }
            for child in node.children { search(child) }
        }
        search(child)
        return found.count == 1 && found[0].isRowButton && found[0].isEnabled ? found[0] : nil
    }

    /// Lets the row go back to its place.
    func closeSwipe() { swipe?.close() }

    /// A button beside the row was tapped: the row goes back, and rows move to where they belong after that.
    func didRunAction() {
        list?.rememberPlaces()
        closeSwipe()
    }
}
