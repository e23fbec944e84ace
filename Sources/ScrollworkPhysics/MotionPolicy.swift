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

    /// The deceleration of a fling: bouncing, or stopping at the edges.
    package func fling(
        position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate = .normal
    ) -> any Simulation {
        allowsBounce
            ? BouncingSimulation(position: position, velocity: velocity, range: range, rate: rate)
            : ClampingSimulation(position: position, velocity: velocity, range: range, rate: rate)
    }
}
