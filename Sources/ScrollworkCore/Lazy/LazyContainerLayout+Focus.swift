// The row in which somebody types stays made wherever its container is scrolled to: what is typed would be lost with it.
extension LazyContainerLayout {
    /// The row with the focus, and one before and after it, so that the focus can move on to inputs that are out of sight.
    /// - Complexity: O(levels + rows shown) while an input has the focus, O(1) otherwise.
    final func rowsAroundFocus() -> Range<Int> {
        guard var node: LayoutNode = engine.focus.focused else { return 0..<0 }
        while let parent = node.parent, parent !== self { node = parent }
        guard node.parent === self, let place = children.firstIndex(where: { $0 === node }),
            let row = bands.first(where: { $0.elements.contains(place) })?.row
        else { return 0..<0 }
        return max(row - 1, 0)..<min(row + 2, tree.count)
    }

    /// The focus came or went: other rows are held than before.
    static func focusDidMove(from old: LayoutNode?, to new: LayoutNode?) {
        for var node in [old, new] {
            while let current = node {
                (current as? LazyContainerLayout)?.setNeedsPlacement()
                node = current.parent
            }
        }
    }
}
