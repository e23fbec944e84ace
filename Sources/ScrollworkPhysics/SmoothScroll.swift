import Foundation

/// An eased scroll to a target that can be given another target on the way without losing its speed (F-45, F-46).
///
/// The path is ease-in-out, a cubic Bézier whose first handle is turned to the velocity at the start. A start with a velocity towards
/// the target is shortened to the longest duration at which the curve does not overshoot. A start with a velocity away from it
/// runs on a little before it turns.
package struct SmoothScroll: Simulation, Equatable, Sendable {
    package let kind: Kind

    /// Seconds; 0 if the target is where the motion starts.
    package let duration: Double

    /// The target in points.
    package let finalPosition: Double

    private let start: Double
    private let startVelocity: Double

    /// Hostile numbers: NaN reads as 0, infinities as ±1e15.
    /// - Parameters:
    ///   - start: Points.
    ///   - target: Points.
    ///   - kind: Decides the duration.
    ///   - velocity: The velocity at the start, in points per second.
    package init(from start: Double, to target: Double, kind: Kind, velocity: Double = 0) {
        self.kind = kind
        self.start = start.bounded
        finalPosition = target.bounded
        startVelocity = velocity.bounded
        let distance = finalPosition - self.start
        let nominal = distance == 0 ? 0 : kind.duration(forDistance: distance)
        // With the handle's height 0.42·v·T at most the distance, the curve rises monotonically.
        let longest = distance * startVelocity > 0 ? distance / (startVelocity * Self.timing.x1) : .infinity
        duration = min(nominal, longest)
    }

    private init(_ other: SmoothScroll, shift: Double) {
        kind = other.kind
        duration = other.duration
        finalPosition = (other.finalPosition + shift).bounded
        start = (other.start + shift).bounded
        startVelocity = other.startVelocity
    }

    /// The same course elsewhere, with the same times; the content moved under it. NaN moves nothing.
    /// - Parameter distance: Points.
    package func shifted(by distance: Double) -> SmoothScroll { SmoothScroll(self, shift: distance.bounded) }

    package func position(at time: Double) -> Double {
        if isFinished(at: time) { return finalPosition }
        let s = Self.timing.parameter(at: time.boundedPositive / duration)
        let r = 1 - s
        return r * r * r * start + 3 * r * r * s * handle + (3 * r * s * s + s * s * s) * finalPosition
    }

    package func velocity(at time: Double) -> Double {
        if isFinished(at: time) { return 0 }
        let s = Self.timing.parameter(at: time.boundedPositive / duration)
        let r = 1 - s
        // The last handle is at the target's height, so the third term of the hodograph vanishes.
        let rise = 3 * r * r * (handle - start) + 6 * r * s * (finalPosition - handle)
        return (rise / (Self.timing.slopeX(at: s) * duration)).bounded
    }

    package func isFinished(at time: Double) -> Bool { time.boundedPositive >= duration }

    /// The scroll to another target that continues with the position and velocity of this one at `time` (F-45).
    ///
    /// The result's own time begins at 0 there. A target that is NaN leaves the target as it is.
    package func retargeted(to target: Double, at time: Double) -> SmoothScroll {
        SmoothScroll(
            from: position(at: time), to: target.isNaN ? finalPosition : target, kind: kind, velocity: velocity(at: time))
    }

    private static let timing = CubicBezier.easeInOut

    /// The height of the first handle: on the line of the start's velocity.
    private var handle: Double { start + Self.timing.x1 * startVelocity * duration }
}
