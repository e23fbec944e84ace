import Foundation

/// GTK's kinetic scrolling: v·e^(−4t), a quarter of the velocity as distance (F-47).
package struct GTKKineticSimulation: Simulation, Equatable, Sendable {
    /// The decay per second.
    package static let friction = 4.0

    /// The share of the running velocity below which a new flick does not add up.
    package static let accumulationFloor = 0.33

    /// The share of the running velocity from which on the whole of it is added.
    package static let accumulationCeiling = 1.0

    /// The most often the running velocity is added to a new one.
    package static let accumulationMaximum = 6.0

    /// The decay as a rate: e^(−0.004) per millisecond.
    package static let rate = DecelerationRate(perMillisecond: exp(-friction / 1000))

    private let decay: FrictionSimulation

    /// NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - position: Points.
    ///   - velocity: Points per second.
    package init(position: Double, velocity: Double) {
        decay = FrictionSimulation(position: position, velocity: velocity, rate: Self.rate)
    }

    /// The seconds until less than half a point is left.
    package var duration: Double { decay.duration }
    package var finalPosition: Double { decay.finalPosition }
    package func position(at time: Double) -> Double { decay.position(at: time) }
    package func velocity(at time: Double) -> Double { decay.velocity(at: time) }
    package func isFinished(at time: Double) -> Bool { decay.isFinished(at: time) }

    /// The velocity of a flick on top of a running one, in points per second; NaN reads as 0.
    ///
    /// Nothing is added to a flick in the other direction or one below the floor. Above it the running velocity is added,
    /// scaled from 0 at the floor through 1 at the ceiling up to the maximum.
    package static func accumulated(velocity: Double, running: Double) -> Double {
        let velocity = velocity.bounded
        let running = running.bounded
        guard velocity * running > 0, abs(velocity) > abs(running) * accumulationFloor else { return velocity }
        let multiplier = (velocity / running - accumulationFloor) / (accumulationCeiling - accumulationFloor)
        return velocity + running * min(multiplier, accumulationMaximum)
    }
}
