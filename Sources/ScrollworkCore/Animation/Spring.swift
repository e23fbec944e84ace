import Foundation
import ScrollworkPhysics

/// A spring, described by response and damping ratio or by duration and bounce (F-72, F-73).
public struct Spring: Hashable, Sendable {
    package let parameters: SpringParameters
    public let mass: Double

    package init(_ parameters: SpringParameters, mass: Double = 1) {
        self.parameters = parameters
        self.mass = mass > 0 && mass.isFinite ? mass : 1
    }

    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - bounce: −1…1; 0 is critically damped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { self.init(SpringParameters(duration: duration, bounce: bounce)) }

    /// - Parameters:
    ///   - response: The period of the undamped spring in seconds.
    ///   - dampingRatio: 1 is critical.
    public init(response: Double, dampingRatio: Double) {
        self.init(SpringParameters(response: response, dampingRatio: dampingRatio))
    }

    /// A spring by its physical constants. Unless allowed, the damping is brought down to the critical one.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.init(Self.parameters(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping), mass: mass)
    }

    /// The spring that is at rest, within `epsilon` of the distance, after the given time.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time scales with the response, so one measurement at a response of 1 s is enough.
        let unit = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: unit > 0 ? settlingDuration / unit : settlingDuration, dampingRatio: dampingRatio)
    }

    /// ω = √(k/m), ζ = c/(2√(km)) (F-73).
    package static func parameters(mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool) -> SpringParameters {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = max(stiffness, 1e-9)
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return SpringParameters(response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    public var response: Double { parameters.response }
    public var duration: TimeInterval { parameters.response }
    public var dampingRatio: Double { parameters.dampingRatio }
    public var bounce: Double { parameters.bounce }
    public var stiffness: Double { parameters.stiffness * mass }
    public var damping: Double { parameters.damping * mass }

    /// The seconds until the spring stays within a thousandth of its distance.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    public static var smooth: Spring { Spring(SpringParameters.smooth) }
    public static var snappy: Spring { Spring(SpringParameters.snappy) }
    public static var bouncy: Spring { Spring(SpringParameters.bouncy) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
