import Foundation
import ScrollworkPhysics

/// How a view goes from one state to another over time.
public struct Animation: Hashable, Sendable {
    /// What it is made of.
    package let definition: AnimationDescription

    package init(_ description: AnimationDescription) { definition = description }

    /// An animation that the user computes.
    public init<A: CustomAnimation>(_ base: A) { definition = .custom(AnyCustomAnimation(base: base)) }

    /// What `withAnimation` uses when nothing else is said (F-71).
    public static let `default` = Animation(.spring(.default, initialVelocity: 0))

    /// The part of `value`, the distance to animate, that is reached after `time` seconds; nil once the animation is over.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        definition.animate(value, at: time, in: &context)
    }

    /// The velocity per second; nil if unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if case .custom(let custom) = definition { return custom.base.velocity(value: value, time: time, context: context) }
        guard !definition.isCustom else { return nil }
        return AnimatedValue(from: .zero, to: value, animation: self, startTime: 0).velocity(at: time)
    }

    /// Whether this animation takes over from `previous`; springs do from springs (F-76).
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        if case .custom(let custom) = definition {
            return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
        return definition.isSpring && previous.definition.isSpring
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { definition.description }
    public var debugDescription: String { definition.description }
}
