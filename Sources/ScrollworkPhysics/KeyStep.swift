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

    /// The points of a line, as Chromium's (F-44).
    package static let line = 40.0

    /// The share of the viewport of a page, as Chromium's (F-44).
    package static let pageFraction = 0.875

    /// The offset in points the key scrolls to, within the range.
    /// - Parameters:
    ///   - offset: The pending target while a scroll is under way, so that repeated keys add up; else the offset. NaN reads as 0.
    ///   - metrics: The axis.
    package func target(from offset: Double, in metrics: ScrollMetrics) -> Double {
        let page = metrics.viewport * Self.pageFraction
        return switch self {
        case .lineBackward: metrics.clamped(offset.bounded - Self.line)
        case .lineForward: metrics.clamped(offset.bounded + Self.line)
        case .pageBackward: metrics.clamped(offset.bounded - page)
        case .pageForward: metrics.clamped(offset.bounded + page)
        case .start: metrics.minimum
        case .end: metrics.maximum
        }
    }
}
