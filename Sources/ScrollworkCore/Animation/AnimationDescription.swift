import Foundation
import ScrollworkPhysics

/// What an `Animation` is made of.
package indirect enum AnimationDescription: Hashable, Sendable {
    /// A timing curve over a duration in seconds (F-70).
    case curve(UnitCurve, duration: Double)

    /// A spring; the initial velocity is a fraction of the distance per second (F-72).
    case spring(SpringParameters, initialVelocity: Double)

    /// Waits the given seconds at the beginning.
    case delay(AnimationDescription, Double)

    /// Time runs faster by the factor.
    case speed(AnimationDescription, Double)

    /// Plays `count` times, nil for ever; every second time backwards if it autoreverses.
    case repeating(AnimationDescription, count: Int?, autoreverses: Bool)

    /// Counts as complete after the given seconds.
    case logicalDuration(AnimationDescription, Double)

    case custom(AnyCustomAnimation)

    /// The innermost part: a curve, a spring or a custom animation.
    package var base: AnimationDescription {
        switch self {
        case .curve, .spring, .custom: self
        case .delay(let inner, _), .speed(let inner, _), .repeating(let inner, _, _), .logicalDuration(let inner, _): inner.base
        }
    }

    package var isSpring: Bool { if case .spring = base { true } else { false } }

    package var isCustom: Bool { if case .custom = base { true } else { false } }

    /// The seconds after which the animation looks complete: a spring's response, a curve's duration (F-75).
    package var logicalDuration: Double {
        switch self {
        case .curve(_, let duration): max(duration, 0)
        case .spring(let parameters, _): parameters.response
        case .delay(let inner, let seconds): max(seconds, 0) + inner.logicalDuration
        case .speed(let inner, let factor): factor > 0 ? inner.logicalDuration / factor : .infinity
        case .repeating(let inner, let count, _): count.map { Double(max($0, 1)) * inner.logicalDuration } ?? .infinity
        case .logicalDuration(_, let seconds): max(seconds, 0)
        case .custom: .infinity
        }
    }
}

extension AnimationDescription: CustomStringConvertible {
    package var description: String {
        switch self {
        case .curve(let curve, let duration): "curve(\(curve), duration: \(duration))"
        case .spring(let spring, let velocity):
            "spring(response: \(spring.response), dampingRatio: \(spring.dampingRatio), initialVelocity: \(velocity))"
        case .delay(let inner, let seconds): "\(inner).delay(\(seconds))"
        case .speed(let inner, let factor): "\(inner).speed(\(factor))"
        case .repeating(let inner, let count, let autoreverses):
            if let count {
                "\(inner).repeatCount(\(count), autoreverses: \(autoreverses))"
            } else {
                "\(inner).repeatForever(autoreverses: \(autoreverses))"
            }
        case .logicalDuration(let inner, let seconds): "\(inner).logicallyComplete(after: \(seconds))"
        case .custom(let animation): String(describing: animation.base)
        }
    }
}
