import Foundation

/// A container that knows where its rows lie though most of them are not made: lazy stacks, lazy grids, lists.
///
/// Frames are in the container's own space, points, and are estimates until the rows before them have been measured.
/// Who scrolls to a row or holds one asks here instead of looking for the row's node.
package protocol RowLocator: LayoutNode {
    /// The frame of the row with `id`, made or not; nil if no row has it. - Complexity: O(log n) after an index of ids.
    func frame(ofRow id: AnyHashable) -> CGRect?
    /// The id of the row that contains `offset`, logical points from the container's start along its main axis, or the nearest one.
    /// - Complexity: O(log n).
    func row(at offset: CGFloat) -> AnyHashable?
    /// As `row(at:)`, but in the distance after a row the next one. - Complexity: O(log n).
    func row(atOrAfter offset: CGFloat) -> AnyHashable?
}
