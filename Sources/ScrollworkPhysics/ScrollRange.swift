/// The offsets at which the content fills the viewport on one axis, in points.
package struct ScrollRange: Hashable, Sendable {
    package let minimum: Double

    /// Never below `minimum`: content that fits cannot be scrolled.
    package let maximum: Double

    /// NaN reads as 0, infinities as ±1e15.
    package init(minimum: Double, maximum: Double) {
        self.minimum = minimum.bounded
        self.maximum = max(maximum.bounded, self.minimum)
    }

    /// The nearest offset within the range; NaN gives the minimum.
    package func clamped(_ offset: Double) -> Double {
        offset.isNaN ? minimum : offset.bounded(from: minimum, through: maximum)
    }

    /// How far an offset lies outside: negative before the start, positive past the end, 0 inside and for NaN.
    package func overscroll(of offset: Double) -> Double {
        offset.isNaN ? 0 : offset.bounded - clamped(offset)
    }

    package var closedRange: ClosedRange<Double> { minimum...maximum }

    /// Whether there is anything to scroll.
    package var isEmpty: Bool { maximum <= minimum }
}
