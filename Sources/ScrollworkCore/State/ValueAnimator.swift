import Foundation

/// Moves an `Animatable` value of a node from what is presented to a new target, under the transaction of the update (F-76).
package final class ValueAnimator<T> {
    private let target: T
    private let sample: (Double) -> T
    private let finished: (Double) -> Bool
    private let retarget: (T, Animation, Double, ViewNode) -> ValueAnimator<T>?
    private var completions: [TransactionCompletion]
    private let life: EngineLife?

    private init(
        target: T, completions: [TransactionCompletion], engine: FrameLoop?, sample: @escaping (Double) -> T,
        finished: @escaping (Double) -> Bool,
        retarget: @escaping (T, Animation, Double, ViewNode) -> ValueAnimator<T>?
    ) {
        self.target = target
        self.completions = completions
        life = engine?.life
        self.sample = sample
        self.finished = finished
        self.retarget = retarget
        for completion in completions { completion.running += 1 }
    }

    /// The value to show at `time`, in the engine's seconds.
    package func current(at time: Double) -> T { sample(time) }

    package func isFinished(at time: Double) -> Bool {
        guard finished(time) else { return false }
        finish()
        return true
    }

    private func finish() {
        if let engine = life?.engine { for completion in completions { completion.animationEnded(in: engine) } }
        completions = []
    }

    /// The animator for a change from `old` to `new`: nil where the type does not animate, nothing changed, or the change is not animated.
    /// A running one goes on if its target stays, and hands over position and velocity if it moves.
    package static func start(from old: T, to new: T, running: ValueAnimator<T>?, node: ViewNode) -> ValueAnimator<T>? {
        guard AnimatableTypes.isAnimatable(T.self) else { return nil }
        let engine = node.engine
        if let running {
            if AnimatableTypes.sameData(running.target, new) {
                // Parts that do not animate take their new value at once.
                return running.replacingTarget(new)
            }
            if let animation = node.transaction.effectiveAnimation {
                let next = running.retarget(new, animation, engine.time, node)
                if let next {
                    // What waits for the replaced animation waits for the one that goes on in its place.
                    next.completions += running.completions
                    running.completions = []
                    engine.keepAnimating(node)
                }
                return next
            }
            running.finish()
            return nil
        }
        guard let animation = node.transaction.effectiveAnimation, !AnimatableTypes.sameData(old, new) else { return nil }
        let made = make(from: old, to: new, animation, node)
        if made != nil { engine.keepAnimating(node) }
        return made
    }

    private func replacingTarget(_ new: T) -> ValueAnimator<T> {
        let sample = self.sample
        let result = ValueAnimator(
            target: new, completions: completions, engine: life?.engine, sample: { AnimatableTypes.withData(of: sample($0), in: new) },
            finished: finished,
            retarget: retarget)
        for completion in completions { completion.running -= 1 }
        return result
    }

    private static func make(from old: T, to new: T, _ animation: Animation, _ node: ViewNode) -> ValueAnimator<T>? {
        func open<A: Animatable>(_ type: A.Type) -> ValueAnimator<T>? {
            let from = old as! A
            let to = new as! A
            let value = AnimatedValue(
                from: from.animatableData, to: to.animatableData, animation: animation, startTime: node.engine.time)
            return typed(type, to, value, node.transaction.completions, node.engine)
        }
        return (T.self as? any Animatable.Type).flatMap { open($0) }
    }

    private static func typed<A: Animatable>(
        _ type: A.Type, _ target: A, _ value: AnimatedValue<A.AnimatableData>, _ completions: [TransactionCompletion],
        _ engine: FrameLoop
    ) -> ValueAnimator<T> {
        ValueAnimator(
            target: target as! T, completions: completions, engine: engine,
            sample: { time in
                var result = target
                result.animatableData = value.value(at: time)
                return result as! T
            },
            finished: { value.isFinished(at: $0) },
            retarget: { new, animation, time, node in
                let new = new as! A
                return typed(
                    type, new, value.retargeted(to: new.animatableData, animation: animation, at: time), node.transaction.completions,
                    node.engine)
            })
    }
}

/// Which types animate, and their data compared; looked up once per type.
enum AnimatableTypes {
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

    static func isAnimatable(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let answer = known[id] { return answer }
        let answer = (type as? any Animatable.Type).map { hasData($0) } ?? false
        known[id] = answer
        return answer
    }

    private static func hasData<A: Animatable>(_ type: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }

    static func sameData<T>(_ a: T, _ b: T) -> Bool {
        func open<A: Animatable>(_ first: A) -> Bool { first.animatableData == (b as! A).animatableData }
        return (a as? any Animatable).map { open($0) } ?? true
    }

    /// `value` with the animatable data of `source`.
    static func withData<T>(of source: T, in value: T) -> T {
        func open<A: Animatable>(_ source: A) -> T {
            var result = value as! A
            result.animatableData = source.animatableData
            return result as! T
        }
        return (source as? any Animatable).map { open($0) } ?? value
    }
}
