/// What a key does to a focused scroll view on one axis (F-44).
package enum KeyStep: Hashable, Sendable, CaseIterable {
    /// ↑ or ←
    case lineBackward
    /// ↓ or →
    case lineForward
    /// PageUp or Shift+Space
    case pageBackward
    /// PageDown or Space
    case pageForward
    /// Home
    case start
    /// End
    case end

    /// The offset in points the key scrolls to, within the range.
    /// - Parameters:
    ///   - offset: The pending target while a scroll is under way, so that repeated keys add up; else the offset. NaN reads as 0.
    ///   - metrics: The axis.
    ///   - steps: Whose lines and pages; Chromium's are those of F-44.
    package func target(from offset: Double, in metrics: ScrollMetrics, steps: WheelStep = .chromium) -> Double {
        let line = steps.line(viewport: metrics.viewport)
        let page = steps.page(viewport: metrics.viewport)
        return switch self {
        case .lineBackward: metrics.clamped(offset.bounded - line)
        case .lineForward: metrics.clamped(offset.bounded + line)
        case .pageBackward: metrics.clamped(offset.bounded - page)
        case .pageForward: metrics.clamped(offset.bounded + page)
        case .start: metrics.minimum
        case .end: metrics.maximum
        }
    }
}
