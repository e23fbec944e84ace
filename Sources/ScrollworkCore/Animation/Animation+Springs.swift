import Foundation
import ScrollworkPhysics

// Springs by Apple's presets (F-72). Blend durations are accepted; a retargeted spring takes the new parameters at once.
extension Animation {
    private static func spring(_ parameters: SpringParameters, initialVelocity: Double = 0) -> Animation {
        Animation(.spring(parameters, initialVelocity: initialVelocity))
    }

    public static var spring: Animation { spring(SpringParameters.spring) }

    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        spring(SpringParameters(duration: duration, bounce: bounce))
    }

    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        spring(SpringParameters(response: response, dampingRatio: dampingFraction))
    }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { self.spring(spring.parameters) }

    public static var interactiveSpring: Animation { spring(SpringParameters.interactiveSpring) }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(SpringParameters(response: response, dampingRatio: dampingFraction))
    }

    /// The bounce of the preset is 0.14: a damping ratio of 0.86.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(SpringParameters(duration: duration, bounce: 0.14 + extraBounce))
    }

    public static var smooth: Animation { spring(SpringParameters.smooth) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(SpringParameters(duration: duration, bounce: extraBounce))
    }

    public static var snappy: Animation { spring(SpringParameters.snappy) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(SpringParameters(duration: duration, bounce: 0.15 + extraBounce))
    }

    public static var bouncy: Animation { spring(SpringParameters.bouncy) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(SpringParameters(duration: duration, bounce: 0.3 + extraBounce))
    }

    public static var interpolatingSpring: Animation { spring(SpringParameters.spring) }

    /// - Parameter initialVelocity: Fractions of the distance per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        spring(
            Spring.parameters(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        spring(SpringParameters(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        self.spring(spring.parameters, initialVelocity: initialVelocity)
    }
}
