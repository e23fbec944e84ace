import Foundation
import ScrollworkPhysics

// The motion of a spring from zero to a target, and between two values. Closed forms (F-74), valid at any time in any order.
extension Spring {
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let still = parameters.value(at: time)
        return target.scaled(by: still) + initialVelocity.scaled(by: parameters.value(at: time, initialVelocity: 1) - still)
    }

    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let still = parameters.velocity(at: time)
        return target.scaled(by: still) + initialVelocity.scaled(by: parameters.velocity(at: time, initialVelocity: 1) - still)
    }

    /// Advances a value and its velocity by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let delta = target - value
        let next = value + self.value(target: delta, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: delta, initialVelocity: velocity, time: deltaTime)
        value = next
    }

    /// The force on a value: stiffness · distance − damping · velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The seconds until the distance to the target stays below `epsilon`.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
        // The velocity may point either way: the longer one counts.
        [-1.0, 1.0].map { sign in
            SpringSimulation(
                position: target.magnitude, velocity: sign * initialVelocity.magnitude, target: 0, stiffness: parameters.stiffness,
                damping: parameters.damping, tolerance: epsilon
            ).duration
        }.max() ?? 0
    }

    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let start = fromValue.animatableData
        let delta = toValue.animatableData - start
        result.animatableData = start + value(target: delta, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let delta = toValue.animatableData - fromValue.animatableData
        result.animatableData = velocity(target: delta, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        let delta = toValue.animatableData - position.animatableData
        result.animatableData = delta.scaled(by: stiffness) - velocity.animatableData.scaled(by: damping)
        return result
    }

    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
        let delta = toValue.animatableData - fromValue.animatableData
        return settlingDuration(target: delta, initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
