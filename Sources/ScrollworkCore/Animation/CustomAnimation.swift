import Foundation

/// An animation whose progress the user computes.
public protocol CustomAnimation: Hashable {
    /// The part of `value`, the distance to animate, that is reached after `time` seconds; nil once the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity per second; nil if unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from `previous` instead of being added to it.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A custom animation of any type. Used from the engine's thread only.
package struct AnyCustomAnimation: Hashable, @unchecked Sendable {
    package let base: any CustomAnimation

    package static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

    package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    func animate<V: VectorArithmetic>(_ value: V, at time: Double, in context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }
}

/// Runs a custom animation for `AnimatedValue`: keeps the context, and answers again for the time it was last asked for.
final class CustomAnimationRun<Value: VectorArithmetic> {
    private let description: AnimationDescription
    private let delta: Value
    private var context: AnimationContext<Value>
    private var time = 0.0
    private var result: Value?
    private var isOver = false

    init(_ description: AnimationDescription, delta: Value) {
        self.description = description
        self.delta = delta
        context = AnimationContext(environment: EnvironmentValues())
        result = description.animate(delta, at: 0, in: &context)
        isOver = result == nil
    }

    /// The part of the distance reached after `time` seconds; nil once over. Time must not run backwards.
    func progress(at time: Double) -> Value? {
        if isOver { return nil }
        if time <= self.time { return result }
        self.time = time
        result = description.animate(delta, at: time, in: &context)
        isOver = result == nil
        return result
    }

    /// Per second; from the animation, or from the last thousandth of a second.
    func velocity(at time: Double) -> Value {
        if isOver { return .zero }
        if case .custom(let custom) = description, let known = custom.base.velocity(value: delta, time: time, context: context) {
            return known
        }
        var copy = context
        let step = 0.001
        guard let later = description.animate(delta, at: time + step, in: &copy), let now = progress(at: time) else { return .zero }
        return (later - now).scaled(by: 1 / step)
    }
}
