/// A reading of one scroll axis, all in points.
package struct ScrollMetrics: Hashable, Sendable {
    /// The offsets the axis rests within; with content insets the minimum is negative.
    package let range: ScrollRange

    /// The current offset; may lie outside the range while overscrolled.
    package let offset: Double

    /// The viewport's length.
    package let viewport: Double

    /// The content's length.
    package let content: Double

    package var minimum: Double { range.minimum }
    package var maximum: Double { range.maximum }

    /// NaN reads as 0 and negative lengths as 0; a maximum below the minimum is raised to it.
    package init(minimum: Double, maximum: Double, offset: Double, viewport: Double, content: Double) {
        range = ScrollRange(minimum: minimum, maximum: maximum)
        self.offset = offset.bounded
        self.viewport = viewport.boundedPositive
        self.content = content.boundedPositive
    }

    /// A reading of content without insets: the range is 0…content − viewport.
    package init(offset: Double, viewport: Double, content: Double) {
        self.init(
            minimum: 0, maximum: content.boundedPositive - viewport.boundedPositive, offset: offset, viewport: viewport, content: content)
    }

    /// The nearest offset within the range; NaN gives the minimum.
    package func clamped(_ offset: Double) -> Double { range.clamped(offset) }

    /// How far an offset lies outside the range: negative before the start, positive past the end, 0 inside.
    package func overscroll(of offset: Double) -> Double { range.overscroll(of: offset) }

    /// The current offset's overscroll.
    package var overscroll: Double { range.overscroll(of: offset) }

    /// What a delta does to the offset without overscrolling, and what is left of it for the parent (F-51).
    ///
    /// An offset that is already outside is not pulled in: a delta further out is left whole. NaN reads as 0.
    package func applying(delta: Double) -> (offset: Double, unconsumed: Double) {
        let delta = delta.bounded
        let lower = min(minimum, offset)
        let upper = max(maximum, offset)
        let target = (offset + delta).bounded(from: lower, through: upper)
        return (target, delta - (target - offset))
    }
}
