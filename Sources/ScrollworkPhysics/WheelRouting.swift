/// Which axis a wheel event moves (F-49).
package enum WheelRouting {
    /// The deltas in points a scroll view applies for an event.
    ///
    /// Shift turns a vertical wheel into a horizontal one. A view that scrolls only horizontally takes a purely vertical event too,
    /// if no vertical ancestor can use it. NaN reads as 0.
    /// - Parameters:
    ///   - x: The event's horizontal delta in points.
    ///   - y: The event's vertical delta in points.
    ///   - isShiftPressed: Whether the Shift key is held.
    ///   - scrollable: The view's axes.
    ///   - hasVerticalAncestor: Whether a scroll view around it can use the vertical delta.
    package static func delta(
        x: Double, y: Double, isShiftPressed: Bool, scrollable: AxisLock.Axes, hasVerticalAncestor: Bool
    ) -> (x: Double, y: Double) {
        var x = x.bounded
        var y = y.bounded
        if isShiftPressed && x == 0 { swap(&x, &y) }
        if scrollable == .horizontal && x == 0 && !hasVerticalAncestor { swap(&x, &y) }
        return (scrollable.contains(.horizontal) ? x : 0, scrollable.contains(.vertical) ? y : 0)
    }
}
