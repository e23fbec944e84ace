/// The platform after which scroll views move: which steps, which friction, which edge.
package enum MotionStyle: Hashable, Sendable, CaseIterable {
    /// UIScrollView's touch, Chromium's wheels and keys (F-01…F-24, F-42…F-46).
    case standard
    /// GTK's scrolled window (F-25, F-40, F-41, F-43, F-47).
    case gtk

    /// How far notches and keys go.
    package var steps: WheelStep { self == .gtk ? .gtk : .chromium }

    /// Points of content per point of a precise delta (F-41).
    package var preciseScale: Double { self == .gtk ? WheelStep.gtkSurfaceScale : WheelStep.preciseScale }

    /// How quickly a fling decays where nothing else bends it (F-01, F-47).
    package var rate: DecelerationRate { self == .gtk ? GTKKineticSimulation.rate : .normal }

    /// What a device does at an edge (F-24, F-25).
    package func edgeResponse(_ device: EdgeResponse.Device) -> EdgeResponse {
        let response = EdgeResponse(device: device)
        return self == .gtk && response != .clamp ? .overshoot : response
    }

    /// The velocity of a release that follows a movement stopped by the same hand (F-47).
    /// - Parameters:
    ///   - velocity: of the release, points per second.
    ///   - stopped: of the movement when it was stopped, points per second.
    ///   - elapsed: since it was stopped, seconds.
    package func accumulated(velocity: Double, stopped: Double, elapsed: Double) -> Double {
        guard self == .gtk else { return velocity }
        let running = GTKKineticSimulation(position: 0, velocity: stopped).velocity(at: elapsed)
        return GTKKineticSimulation.accumulated(velocity: velocity, running: running)
    }
}
