import Foundation

/// Repeated flicks in one direction add up (F-08, optional; Flutter's carried momentum).
package enum FlingAcceleration {
    /// The velocity in points per second to add to a new fling: sign·min(0.000816·|v|^1.967, 40000).
    /// - Parameter existing: The velocity of the deceleration that the new touch stopped; NaN reads as 0.
    package static func carriedVelocity(from existing: Double) -> Double {
        let existing = existing.bounded
        let carried = min(0.000816 * pow(abs(existing), 1.967), 40000)
        return existing < 0 ? -carried : carried
    }

    /// The velocity of a new fling on top of an existing one; an existing one in the other direction adds nothing.
    package static func combined(velocity: Double, existing: Double) -> Double {
        let velocity = velocity.bounded
        let existing = existing.bounded
        return velocity * existing > 0 ? velocity + carriedVelocity(from: existing) : velocity
    }
}
