/// The fling of a trackpad on Wayland, which reports deltas and the moment the fingers leave, but no momentum (F-48).
package struct TrackpadMomentum: Equatable, Sendable {
    private var tracker = VelocityTracker(profile: .desktop)
    private var position = 0.0

    package init() {}

    /// Adds an event of the finger source.
    /// - Parameters:
    ///   - delta: Points, positive towards the end of the content; an event that is not finite is ignored.
    ///   - time: Seconds, on any clock.
    package mutating func add(delta: Double, time: Double) {
        guard delta.isFinite, time.isFinite else { return }
        position = (position + delta).bounded
        tracker.add(position: position, time: time)
    }

    /// The velocity in points per second to start a deceleration with when the fingers leave (`axis_stop`), within the
    /// fling limits; 0 if the last delta is too old or the speed too low.
    /// - Parameter time: Seconds, on the same clock.
    package func velocity(atStop time: Double) -> Double { FlingLimits.clamped(tracker.velocity(at: time)) }

    /// Forgets the gesture.
    package mutating func reset() {
        tracker.reset()
        position = 0
    }
}
