import Foundation
import ScrollworkBase
import ScrollworkPhysics

extension ScrollNode {
    /// A finger came down on moving content: it stops where it is (S-39, S-131), and a bounce can be held (F-13).
    func stopUnderFinger() {
        if case .animating(_, _, let completions) = activity { complete(completions) }
        if isMoving { wasStopped = true }
        if case .decelerating = activity { stopped = (velocity, engine.time) }
        velocity = .zero
        activity = .tracking
    }

    /// Whether content can go on along an axis before it meets an edge.
    /// - Parameter delta: to the right or down where positive, as a wheel's.
    func hasRoom(_ axis: Axis, for delta: CGFloat) -> Bool {
        let range = range(axis)
        let isForward = (axis == .horizontal && isRightToLeft ? -delta : delta) > 0
        return isForward ? position[axis] < range.upperBound : position[axis] > range.lowerBound
    }

    /// A wheel takes over from whatever moves the content (F-50).
    func stopForWheel() {
        switch activity {
        case .decelerating, .smooth, .animating:
            if case .animating = activity { endActivity() }
            velocity = .zero
            activity = .idle
        default: break
        }
    }

    /// Scrolls smoothly by a step; a running step is retargeted and keeps its speed (F-45).
    /// - Parameter passesStops: whether it goes all the way whatever a target behaviour says.
    /// - Returns: whether there is anywhere to go.
    func smoothScroll(_ axis: Axis, by step: CGFloat, isKey: Bool, passesStops: Bool = false) -> Bool {
        var base = position[axis]
        var running: SmoothScroll?
        var others: [Axis: SmoothScroll] = [:]
        var elapsed = 0.0
        if case .smooth(let scrolls, let start, _) = activity {
            running = scrolls[axis]
            others = scrolls
            elapsed = engine.time - start
            if let running { base = CGFloat(running.finalPosition) }
        } else {
            stopForWheel()
            gestureStart = position
        }
        // A step back counts from where the ones before it end.
        if (base - gestureStart[axis]) * step < 0 { gestureStart[axis] = base }
        let wanted = passesStops ? base + step : steppedEnd(axis, from: base, by: step)
        return smoothScroll(axis, to: wanted, isKey: isKey, running: running, others: others, elapsed: elapsed)
    }

    private func smoothScroll(
        _ axis: Axis, to wanted: CGFloat, isKey: Bool, running: SmoothScroll?, others: [Axis: SmoothScroll], elapsed: Double
    ) -> Bool {
        let range = range(axis)
        let target = min(max(wanted, range.lowerBound), range.upperBound)
        guard target != position[axis] || running != nil else { return false }
        if reducesMotion {
            var jumped = position
            jumped[axis] = target
            setPosition(jumped, cause: isKey ? .key : .wheel)
            return true
        }
        var scrolls: [Axis: SmoothScroll] = [:]
        for (other, scroll) in others where other != axis {
            scrolls[other] = scroll.retargeted(to: scroll.finalPosition, at: elapsed)
        }
        scrolls[axis] =
            running?.retargeted(to: Double(target), at: elapsed)
            ?? SmoothScroll(from: Double(position[axis]), to: Double(target), kind: isKey ? .keyboard : .wheel)
        activity = .smooth(scrolls, start: engine.time, isKey: isKey)
        engine.requestFrame()
        return true
    }

    /// A key for this scroll view (F-44). - Returns: whether it used it.
    func press(_ key: ScrollKey) -> Bool {
        let axis: Axis
        switch key {
        case .left, .right: axis = .horizontal
        case .up, .down: axis = .vertical
        default: axis = axes.contains(Axis.vertical) ? .vertical : .horizontal
        }
        guard isScrollable(axis) else { return false }
        let range = range(axis)
        let metrics = ScrollMetrics(
            minimum: Double(range.lowerBound), maximum: Double(range.upperBound), offset: Double(pendingTarget(axis)),
            viewport: Double(size[axis]), content: Double(contentSize[axis]))
        let isMirrored = axis == .horizontal && isRightToLeft
        let step: KeyStep
        switch key {
        case .up: step = .lineBackward
        case .down: step = .lineForward
        case .left: step = isMirrored ? .lineForward : .lineBackward
        case .right: step = isMirrored ? .lineBackward : .lineForward
        case .pageUp, .shiftSpace: step = .pageBackward
        case .pageDown, .space: step = .pageForward
        case .home: step = .start
        case .end: step = .end
        }
        let target = CGFloat(step.target(from: metrics.offset, in: metrics, steps: profile.motion.steps))
        return smoothScroll(axis, by: target - pendingTarget(axis), isKey: true, passesStops: step == .start || step == .end)
    }

    private func pendingTarget(_ axis: Axis) -> CGFloat {
        if case .smooth(let scrolls, _, _) = activity, let scroll = scrolls[axis] { return CGFloat(scroll.finalPosition) }
        return position[axis]
    }
}
