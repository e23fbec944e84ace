import Foundation
import ScrollworkPhysics

/// A value on its way from one place to another.
///
/// All times are absolute seconds on the engine's clock, velocities are per second. Curves and springs are closed forms, so any time
/// may be asked for; a custom animation keeps state and must be asked in order.
package struct AnimatedValue<Value: VectorArithmetic> {
    package private(set) var from: Value
    package private(set) var target: Value
    package let animation: Animation
    package let startTime: Double

    /// When the value rests on the target: absolute seconds; infinite for an animation that repeats for ever or is custom.
    package let endTime: Double

    private let delta: Value
    private let baseVelocity: Value
    private let baseDuration: Double
    private let run: CustomAnimationRun<Value>?

    /// Costs the three bisections of a spring's settling time.
    /// - Parameter initialVelocity: What a spring begins with, per second; curves ignore it.
    package init(from: Value, to target: Value, animation: Animation, startTime: Double, initialVelocity: Value = .zero) {
        self.from = from
        self.target = target
        self.animation = animation
        self.startTime = startTime
        delta = target - from
        let description = animation.definition
        switch description.base {
        case .spring(let spring, let ownVelocity):
            let rate = description.initialRate
            let velocity = delta.scaled(by: ownVelocity) + (rate > 0 ? initialVelocity.scaled(by: 1 / rate) : .zero)
            baseVelocity = velocity
            run = nil
            if delta.magnitudeSquared == 0, velocity.magnitudeSquared == 0 {
                baseDuration = 0
            } else {
                // Rest is measured against the distance; a spring that is only moving has none, so a unit stands in.
                let distance = delta.magnitudeSquared > 0 ? delta.magnitude : 1
                let relative = velocity.magnitude / distance
                baseDuration =
                    relative == 0
                    ? spring.settlingDuration
                    : max(spring.settlingDuration(initialVelocity: relative), spring.settlingDuration(initialVelocity: -relative))
            }
        case .curve(_, let duration):
            baseVelocity = .zero
            run = nil
            baseDuration = duration > 0 && duration.isFinite ? duration : 0
        default:
            baseVelocity = .zero
            run = CustomAnimationRun(description, delta: delta)
            baseDuration = .infinity
        }
        endTime = startTime + description.duration(base: baseDuration)
    }

    /// Whether the value rests on the target.
    package func isFinished(at time: Double) -> Bool {
        if let run { return run.progress(at: time - startTime) == nil }
        return time >= endTime
    }

    /// Whether the animation looks complete, though a spring may still settle (F-75).
    package func isLogicallyComplete(at time: Double) -> Bool {
        time - startTime >= animation.definition.logicalDuration || isFinished(at: time)
    }

    /// The value to present; exactly the target once finished (F-75).
    package func value(at time: Double) -> Value {
        if let run { return run.progress(at: time - startTime).map { from + $0 } ?? target }
        if time >= endTime { return target }
        guard let local = animation.definition.localTime(at: time - startTime, base: baseDuration) else { return target }
        if local.time >= baseDuration { return target }
        switch animation.definition.base {
        case .curve(let curve, _): return from + delta.scaled(by: curve.value(at: local.time / baseDuration))
        case .spring(let spring, _):
            return from + Spring(spring).value(target: delta, initialVelocity: baseVelocity, time: local.time)
        default: return target
        }
    }

    /// Per second; zero once finished.
    package func velocity(at time: Double) -> Value {
        if let run { return run.velocity(at: time - startTime) }
        if time >= endTime { return .zero }
        guard let local = animation.definition.localTime(at: time - startTime, base: baseDuration) else { return .zero }
        if local.rate == 0 { return .zero }
        switch animation.definition.base {
        case .curve(let curve, _):
            return delta.scaled(by: curve.velocity(at: local.time / baseDuration) / baseDuration * local.rate)
        case .spring(let spring, _):
            return Spring(spring).velocity(target: delta, initialVelocity: baseVelocity, time: local.time).scaled(by: local.rate)
        default: return .zero
        }
    }

    /// The same motion elsewhere.
    package func shifted(by distance: Value) -> AnimatedValue {
        var result = self
        result.from = from + distance
        result.target = target + distance
        return result
    }

    /// The motion to another target that ends at the same time: what is presented at `time` stays, and the rest of the way is stretched.
    /// Near its end, where there is no rest worth stretching, a spring goes on to the new target with the velocity it has, and a curve eases
    /// out in the time that is left.
    package func redirected(to target: Value, at time: Double) -> AnimatedValue {
        let rest = self.target - value(at: time)
        let share = delta.magnitudeSquared > 0 ? rest.magnitude / delta.magnitude : 0
        guard run == nil, time < endTime, endTime.isFinite else { return retargeted(to: target, animation: animation, at: time) }
        let presented = value(at: time)
        guard share > 0.1, share <= 1 else {
            if animation.definition.isSpring { return retargeted(to: target, animation: animation, at: time) }
            return AnimatedValue(from: presented, to: target, animation: .easeOut(duration: endTime - time), startTime: time)
        }
        // presented = target − way · share, with the way that the whole motion would have had.
        let way = (target - presented).scaled(by: 1 / share)
        return AnimatedValue(from: target - way, to: target, animation: animation, startTime: startTime)
    }

    /// The motion to another target from what is presented at `time`: a spring keeps the velocity, a curve starts from rest (F-76).
    package func retargeted(to target: Value, animation: Animation, at time: Double) -> AnimatedValue {
        AnimatedValue(
            from: value(at: time), to: target, animation: animation, startTime: time,
            initialVelocity: animation.definition.isSpring ? velocity(at: time) : .zero)
    }
}
