import Foundation

extension AnimationDescription {
    /// `Animation.animate(value:time:context:)`: the part of `value` reached after `time` seconds, nil once over.
    func animate<V: VectorArithmetic>(_ value: V, at time: Double, in context: inout AnimationContext<V>) -> V? {
        guard isCustom else {
            context.isLogicallyComplete = time >= logicalDuration
            let motion = AnimatedValue(from: .zero, to: value, animation: Animation(self), startTime: 0)
            return motion.isFinished(at: time) ? nil : motion.value(at: time)
        }
        switch self {
        case .custom(let custom): return custom.animate(value, at: time, in: &context)
        case .delay(let inner, let seconds): return time < seconds ? .zero : inner.animate(value, at: time - max(seconds, 0), in: &context)
        case .speed(let inner, let factor): return inner.animate(value, at: time * max(factor, 0), in: &context)
        case .logicalDuration(let inner, let seconds):
            let result = inner.animate(value, at: time, in: &context)
            context.isLogicallyComplete = time >= seconds
            return result
        case .repeating(let inner, let count, let autoreverses):
            return animateRepeated(inner, count: count, autoreverses: autoreverses, value, at: time, in: &context)
        case .curve, .spring: return nil
        }
    }

    /// The duration of a custom animation is known only once it ends, so each round begins where the last one ended.
    private func animateRepeated<V: VectorArithmetic>(
        _ inner: AnimationDescription, count: Int?, autoreverses: Bool, _ value: V, at time: Double, in context: inout AnimationContext<V>
    ) -> V? {
        var rounds = context.state[RepeatState<V>.self]
        if let result = inner.animate(value, at: time - rounds.start, in: &context) {
            return autoreverses && rounds.index % 2 == 1 ? value - result : result
        }
        rounds.index += 1
        rounds.start = time
        if let count, rounds.index >= max(count, 1) { return nil }
        context.state = AnimationState()
        context.state[RepeatState<V>.self] = rounds
        return autoreverses && rounds.index % 2 == 1 ? value : .zero
    }
}

private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
    struct Rounds {
        var index = 0
        var start = 0.0
    }
    static var defaultValue: Rounds { Rounds() }
}
