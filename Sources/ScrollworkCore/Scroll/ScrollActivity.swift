import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// What moves a scroll view now.
package enum ScrollActivity {
    case idle
    /// A finger is down and has not moved far enough to scroll.
    case tracking
    case dragging(ScrollDrag)
    /// Momentum and bounce, per axis; times are seconds since `start`.
    case decelerating(simulations: [Axis: any Simulation], start: Double)
    /// A programmatic scroll under an animation.
    case animating(x: AnimatedValue<CGFloat>?, y: AnimatedValue<CGFloat>?, completions: [TransactionCompletion])
    /// The smooth step of a notched wheel or a key.
    case smooth([Axis: SmoothScroll], start: Double, isKey: Bool)
    /// A pointer holds the thumb of the scroll bar (F-52).
    case scrubbing
    /// A precise wheel moved it lately; more may come.
    case settling(until: Double)

    package var phase: ScrollPhase {
        switch self {
        case .idle: .idle
        case .tracking: .tracking
        case .dragging, .scrubbing, .settling: .interacting
        case .decelerating: .decelerating
        case .animating: .animating
        case .smooth(_, _, let isKey): isKey ? .animating : .interacting
        }
    }

    package var isIdle: Bool { if case .idle = self { true } else { false } }
    /// Whether the user's hand moves it now.
    var isGesture: Bool {
        switch self {
        case .tracking, .dragging, .scrubbing, .settling, .smooth: true
        case .idle, .decelerating, .animating: false
        }
    }
    var isDragging: Bool { if case .dragging = self { true } else { false } }
    var isSettling: Bool { if case .settling = self { true } else { false } }

    /// What goes on over a range that changed: position and velocity stay, the edges are the new ones (S-54).
    /// - Parameter shift: how far the content moved under the viewport; an end that was chosen moves with it.
    func rangeChanged(_ node: ScrollNode, shift: CGPoint = .zero) -> ScrollActivity {
        let time = node.engine.time
        switch self {
        case .decelerating(let simulations, let start):
            var renewed: [Axis: any Simulation] = [:]
            for (axis, simulation) in simulations {
                if let bent = simulation as? TargetSimulation {
                    let range = node.range(axis)
                    let end = min(max(CGFloat(bent.finalPosition) + shift[axis], range.lowerBound), range.upperBound)
                    renewed[axis] = TargetSimulation(
                        from: Double(node.position[axis]), to: Double(end), velocity: bent.velocity(at: time - start), rate: bent.rate)
                    continue
                }
                renewed[axis] = ScrollActivity.momentum(node, axis, velocity: CGFloat(simulation.velocity(at: time - start)))
            }
            return .decelerating(simulations: renewed, start: time)
        case .dragging(var drag):
            drag.rebase(node)
            return .dragging(drag)
        case .animating(let x, let y, let completions):
            func legal(_ running: AnimatedValue<CGFloat>?, _ axis: Axis) -> AnimatedValue<CGFloat>? {
                guard let running else { return nil }
                let range = node.range(axis)
                let target = min(max(running.target, range.lowerBound), range.upperBound)
                return target == running.target ? running : running.retargeted(to: target, animation: running.animation, at: time)
            }
            return .animating(x: legal(x, .horizontal), y: legal(y, .vertical), completions: completions)
        case .idle, .tracking, .scrubbing, .smooth, .settling: return self
        }
    }

    /// Friction that hands over to a bounce at the edges.
    static func momentum(_ node: ScrollNode, _ axis: Axis, velocity: CGFloat) -> any Simulation {
        let range = node.range(axis)
        return MotionPolicy(reducesMotion: node.reducesMotion).fling(
            position: Double(node.position[axis]), velocity: Double(velocity),
            range: Double(range.lowerBound)...Double(range.upperBound), rate: node.profile.motion.rate, response: node.edgeResponse,
            tolerance: 0.5 / Double(max(node.engine.scale, 1)))
    }
}

extension ScrollNode {
    /// Whether the offset will change by itself.
    package var isMoving: Bool {
        switch activity {
        case .idle, .tracking, .dragging, .scrubbing: false
        case .decelerating, .animating, .smooth, .settling: true
        }
    }

    /// The Animation pass: brings what moves to `time`.
    package func advance(to time: Double) {
        switch activity {
        case .idle, .tracking, .dragging, .scrubbing: velocity = activity.isIdle ? .zero : velocity
        case .settling(let until): if time >= until { endActivity() }
        case .decelerating(let simulations, let start):
            let elapsed = time - start
            var target = position
            var finished = true
            var isOutside = false
            velocity = .zero
            for (axis, simulation) in simulations {
                target[axis] = CGFloat(simulation.position(at: elapsed))
                velocity[axis] = CGFloat(simulation.velocity(at: elapsed))
                if !simulation.isFinished(at: elapsed) { finished = false } else { target[axis] = CGFloat(simulation.finalPosition) }
                if !range(axis).contains(target[axis]) || !range(axis).contains(position[axis]) { isOutside = true }
            }
            setPosition(target, cause: isOutside ? .bounce : .momentum)
            // An axis that did not move may have been left outside of a range that changed meanwhile.
            if finished { endActivity() }
        case .animating(let x, let y, let completions):
            var target = position
            velocity = .zero
            if let x {
                target.x = x.value(at: time)
                velocity.dx = x.velocity(at: time)
            }
            if let y {
                target.y = y.value(at: time)
                velocity.dy = y.velocity(at: time)
            }
            setPosition(target, cause: .animation)
            if (x?.isFinished(at: time) ?? true) && (y?.isFinished(at: time) ?? true) {
                velocity = .zero
                activity = .idle
                complete(completions)
                // What this frame makes may still move what it went to.
                if let animationAim { anchor.follow(animationAim.aim, collapse: animationAim.collapse) }
                // The end was clamped to the range of the time of the request; the content may have changed since.
                setPosition(clamped(position), cause: .content)
            }
        case .smooth(let scrolls, let start, let isKey):
            let elapsed = time - start
            var target = position
            var finished = true
            velocity = .zero
            for (axis, scroll) in scrolls {
                let range = range(axis)
                target[axis] = min(max(CGFloat(scroll.position(at: elapsed)), range.lowerBound), range.upperBound)
                velocity[axis] = CGFloat(scroll.velocity(at: elapsed))
                if !scroll.isFinished(at: elapsed) { finished = false }
            }
            setPosition(target, cause: isKey ? .key : .wheel)
            if finished { endActivity() }
        }
    }

    /// Stops what moves; an offset outside of the range springs back.
    package func endActivity() {
        if case .animating(_, _, let completions) = activity { complete(completions) }
        velocity = .zero
        let isEndOfGesture: Bool
        switch activity {
        case .settling, .scrubbing: isEndOfGesture = true
        case .tracking: isEndOfGesture = wasStopped
        default: isEndOfGesture = false
        }
        wasStopped = false
        if clamped(position) != position || (isEndOfGesture && targetBehavior != nil) { startMomentum(.zero) } else { activity = .idle }
    }

    /// The hand that moved the content lets go; what it had stopped before adds to it where the platform says so (F-47).
    /// - Parameter release: points per second in the sign of the position.
    package func release(_ release: CGVector, by device: EdgeResponse.Device) {
        var velocity = release
        if let stopped {
            for axis in Axis.allCases {
                velocity[axis] = CGFloat(
                    profile.motion.accumulated(
                        velocity: Double(release[axis]), stopped: Double(stopped.velocity[axis]), elapsed: engine.time - stopped.time))
            }
        }
        startMomentum(velocity, response: profile.motion.edgeResponse(device))
    }

    /// Lets go with a velocity, points per second in the sign of the position.
    /// - Parameter response: what the device does at an edge (F-24); by default what a finger does.
    package func startMomentum(_ release: CGVector, response: EdgeResponse? = nil) {
        edgeResponse = response ?? profile.motion.edgeResponse(.touch)
        wasStopped = false
        stopped = nil
        if startBentMomentum(release) { return }
        var simulations: [Axis: any Simulation] = [:]
        for axis in Axis.allCases where axes.contains(axis) {
            let isOutside = !range(axis).contains(position[axis])
            let speed = CGFloat(FlingLimits.clamped(Double(release[axis])))
            guard isOutside || (speed != 0 && isScrollable(axis)) else { continue }
            simulations[axis] = ScrollActivity.momentum(self, axis, velocity: speed)
        }
        velocity = .zero
        for axis in simulations.keys { velocity[axis] = CGFloat(FlingLimits.clamped(Double(release[axis]))) }
        activity = simulations.isEmpty ? .idle : .decelerating(simulations: simulations, start: engine.time)
    }

    func complete(_ completions: [TransactionCompletion]) {
        for completion in completions {
            completion.animationEnded(in: engine)
        }
    }

    /// Goes to a position: at once, or under an animation (S-37). Non-finite components leave their axis alone (S-25).
    /// - Parameters:
    ///   - aim: what the position stands for; it is looked up again while layout or estimates change.
    ///   - collapse: how much of the bars was away for the aim, points; nil for as much as now.
    package func scroll(
        to requested: CGPoint, transaction: Transaction, cause: ScrollCause = .program, aim: ScrollAim? = nil, collapse: CGFloat? = nil
    ) {
        let aimed = collapse ?? self.collapse
        var target = position
        for axis in Axis.allCases where axes.contains(axis) {
            if requested[axis].isFinite {
                target[axis] = requested[axis]
            } else {
                Warnings.once(
                    "scroll.nonfinite",
                    "A scroll target is not a finite number; that axis stays where it is. "
                        + "An anchor computed from a size of 0 divides by zero: wait for the first size, or use another anchor.")
            }
        }
        target = clamped(target)
        guard let animation = transaction.effectiveAnimation, !reducesMotion else {
            jump(to: target, cause: cause, keepsVelocity: transaction.scrollPositionUpdatePreservesVelocity)
            if let aim { anchor.follow(aim, collapse: aimed) } else { anchor.followNothing() }
            return
        }
        animate(to: target, animation, transaction)
        animationAim = aim.map { ($0, aimed) }
        anchor.followNothing()
    }

    private func jump(to target: CGPoint, cause: ScrollCause, keepsVelocity: Bool) {
        if keepsVelocity, case .decelerating = activity {
            let release = velocity
            setPosition(target, cause: cause)
            startMomentum(release, response: edgeResponse)
            return
        }
        if case .dragging(var drag) = activity {
            // The drag goes on from the new offset (S-41).
            setPosition(target, cause: cause)
            drag.rebase(self)
            activity = .dragging(drag)
            return
        }
        if isMoving { endActivity() }
        setPosition(target, cause: cause)
        activity = .idle
    }

    private func animate(to target: CGPoint, _ animation: Animation, _ transaction: Transaction) {
        guard target != position || isMoving else { return }
        let time = engine.time
        func motion(_ axis: Axis, _ running: AnimatedValue<CGFloat>?) -> AnimatedValue<CGFloat>? {
            guard axes.contains(axis) else { return nil }
            if let running { return running.retargeted(to: target[axis], animation: animation, at: time) }
            guard target[axis] != position[axis] else { return nil }
            return AnimatedValue(
                from: position[axis], to: target[axis], animation: animation, startTime: time, initialVelocity: velocity[axis])
        }
        var running: (x: AnimatedValue<CGFloat>?, y: AnimatedValue<CGFloat>?) = (nil, nil)
        if case .animating(let x, let y, let completions) = activity {
            running = (x, y)
            complete(completions)
        }
        for completion in transaction.completions { completion.running += 1 }
        activity = .animating(
            x: motion(.horizontal, running.x), y: motion(.vertical, running.y), completions: transaction.completions)
        engine.requestFrame()
    }
}

extension CGVector {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? dx : dy }
        set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
    }
}
