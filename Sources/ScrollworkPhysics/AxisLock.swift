/// Whether a drag belongs to a scroll view, by its direction when it passes the slop (F-32).
package enum AxisLock {
    /// The axes on which a scroll view can scroll.
    package struct Axes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let horizontal = Axes(rawValue: 1)
        package static let vertical = Axes(rawValue: 2)
        package static let both: Axes = [.horizontal, .vertical]
    }

    package enum Decision: Hashable, Sendable {
        /// Within the slop: wait for more movement.
        case undecided
        /// The drag scrolls on these axes.
        case begin(Axes)
        /// The drag belongs to somebody else.
        case fail
    }

    /// Decides about a movement since the touch began.
    ///
    /// A view of one axis needs the movement along it to be at least as large as the one across; a diagonal begins, so that one of
    /// two nested views takes it. A view of two axes follows freely. A view of none fails at once.
    /// - Parameters:
    ///   - x: Points, horizontally; NaN reads as 0.
    ///   - y: Points, vertically; NaN reads as 0.
    ///   - scrollable: The view's axes.
    ///   - slop: Points.
    package static func decision(x: Double, y: Double, scrollable: Axes, slop: Double = GestureSlop.pan) -> Decision {
        if scrollable.isEmpty { return .fail }
        guard GestureSlop.isPassed(x: x, y: y, slop: slop) else { return .undecided }
        if scrollable == .both { return .begin(.both) }
        let along = abs((scrollable == .horizontal ? x : y).bounded)
        let across = abs((scrollable == .horizontal ? y : x).bounded)
        return along >= across ? .begin(scrollable) : .fail
    }
}
