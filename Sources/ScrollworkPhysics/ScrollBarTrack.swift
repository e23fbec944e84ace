/// The geometry of a scroll bar on one axis (F-52), in points along the track.
package struct ScrollBarTrack: Hashable, Sendable {
    /// The shortest thumb on iOS (F-55).
    package static let defaultMinimumThumb = 36.0

    package let metrics: ScrollMetrics
    package let length: Double
    package let minimumThumb: Double

    /// Lengths that are NaN or negative read as 0.
    package init(length: Double, metrics: ScrollMetrics, minimumThumb: Double = defaultMinimumThumb) {
        self.metrics = metrics
        self.length = length.boundedPositive
        self.minimumThumb = minimumThumb.boundedPositive
    }

    /// max(minimum, track·viewport/content), never longer than the track; the whole track if everything is visible.
    package var thumbLength: Double {
        guard metrics.content > metrics.viewport else { return length }
        return min(max(minimumThumb, length * (metrics.viewport / metrics.content)), length)
    }

    /// Where the thumb begins, from the start of the track, for the metrics' offset clamped to the range.
    package var thumbPosition: Double {
        guard !metrics.range.isEmpty else { return 0 }
        return (length - thumbLength) * (metrics.clamped(metrics.offset) - metrics.minimum) / (metrics.maximum - metrics.minimum)
    }

    /// The offset for a thumb dragged to a position: linear over the range and clamped to it.
    package func offset(forThumbPosition position: Double) -> Double {
        let room = length - thumbLength
        guard room > 0 else { return metrics.minimum }
        let fraction = (position.bounded / room).bounded(from: 0, through: 1)
        return metrics.clamped(metrics.minimum + fraction * (metrics.maximum - metrics.minimum))
    }

    /// The offset after a click in the track: a page towards the pointer; unchanged on the thumb itself.
    /// - Parameters:
    ///   - position: The click, from the start of the track.
    ///   - steps: Whose pages.
    package func offset(forClickAt position: Double, steps: WheelStep = .chromium) -> Double {
        let position = position.bounded
        if position < thumbPosition { return KeyStep.pageBackward.target(from: metrics.offset, in: metrics, steps: steps) }
        if position > thumbPosition + thumbLength { return KeyStep.pageForward.target(from: metrics.offset, in: metrics, steps: steps) }
        return metrics.clamped(metrics.offset)
    }
}
