/// What a scroll view does at its edge, by the device that moves it (F-24).
package enum EdgeResponse: Hashable, Sendable, CaseIterable {
    /// Touch: `RubberBand.offset` while dragged, `SpringSimulation.bounce` afterwards (F-10, F-20).
    case rubberBand
    /// Trackpad: `RubberBand.stiffStretch`, then `DesktopBounceSimulation` (F-15, F-23).
    case stiffStretch
    /// GTK's touch and touchpad: the content follows for at most 100 points, then comes back (F-25).
    case overshoot
    /// Wheel, keys and scroll bar stop at the edge.
    case clamp

    /// What scrolls.
    package enum Device: Hashable, Sendable, CaseIterable {
        case touch
        case trackpad
        case wheel
        case keyboard
        case scrollBar
    }

    package init(device: Device) {
        switch device {
        case .touch: self = .rubberBand
        case .trackpad: self = .stiffStretch
        case .wheel, .keyboard, .scrollBar: self = .clamp
        }
    }

    /// How far the content is shown past its edge, in points with the sign of `travel`.
    /// - Parameters:
    ///   - travel: The input past the edge, in points; NaN reads as 0.
    ///   - viewport: The viewport's length in points.
    package func overscroll(forTravel travel: Double, viewport: Double) -> Double {
        switch self {
        case .rubberBand: RubberBand.offset(forTravel: travel, viewport: viewport)
        case .stiffStretch: RubberBand.stiffStretch(forTravel: travel)
        case .overshoot: GTKOvershoot.limited(travel)
        case .clamp: 0
        }
    }

    /// How far a finger travelled past an edge that shows `overscroll`, in points; the inverse of `overscroll(forTravel:viewport:)` (F-13).
    package func travel(forOverscroll overscroll: Double, viewport: Double) -> Double {
        switch self {
        case .rubberBand: RubberBand.travel(forOffset: overscroll, viewport: viewport)
        case .stiffStretch: RubberBand.stiffTravel(forStretch: overscroll)
        case .overshoot: GTKOvershoot.limited(overscroll)
        case .clamp: 0
        }
    }
}
