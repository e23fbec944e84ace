/// What reduced motion leaves of the physics (F-80): programmatic scrolls jump and nothing bounces.
package struct MotionPolicy: Hashable, Sendable {
    package let reducesMotion: Bool

    package init(reducesMotion: Bool) {
        self.reducesMotion = reducesMotion
    }

    /// Whether content may be shown past its edges.
    package var allowsBounce: Bool { !reducesMotion }

    /// The animation of a programmatic scroll, or nil for a jump.
    package func programmaticScroll(from start: Double, to target: Double) -> SmoothScroll? {
        reducesMotion ? nil : SmoothScroll(from: start, to: target, kind: .programmatic)
    }

    /// The deceleration of a fling: bouncing as its device does, or stopping at the edges (F-24).
    /// - Parameter tolerance: Points from the edge at which a bounce ends; half a pixel (F-21).
    package func fling(
        position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal,
        response: EdgeResponse = .rubberBand, tolerance: Double = SpringSimulation.defaultTolerance
    ) -> any Simulation {
        guard allowsBounce, response != .clamp else {
            return ClampingSimulation(position: position, velocity: velocity, range: range, rate: rate)
        }
        switch response {
        case .stiffStretch:
            return TrackpadFlingSimulation(position: position, velocity: velocity, range: range, rate: rate, tolerance: tolerance)
        case .overshoot: return GTKFlingSimulation(position: position, velocity: velocity, range: range, tolerance: tolerance)
        case .rubberBand, .clamp:
            return BouncingSimulation(position: position, velocity: velocity, range: range, rate: rate, tolerance: tolerance)
        }
    }
}
