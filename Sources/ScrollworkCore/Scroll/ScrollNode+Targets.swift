import Foundation
import ScrollworkBase
import ScrollworkPhysics

extension ScrollNode {
    /// The visible area less insets, at a position: how targets are described.
    private func target(at position: CGPoint) -> ScrollTarget {
        let size = CGSize(width: visibleSpan(.horizontal).length, height: visibleSpan(.vertical).length)
        return ScrollTarget(rect: CGRect(origin: position, size: size), anchor: nil)
    }

    /// Where the scroll view's behaviour wants a movement to end; nil without a behaviour.
    /// - Parameters:
    ///   - natural: where it would end by itself.
    ///   - original: what was in view when the gesture began.
    /// - Complexity: O(target views) at the end of a gesture.
    func behavedEnd(
        natural: CGPoint, velocity: CGVector, original: ScrollTarget? = nil, event: ScrollTargetBehaviorContext.Event
    ) -> CGPoint? {
        guard let behavior = targetBehavior else { return nil }
        var target = target(at: natural)
        let context = ScrollTargetBehaviorContext(
            originalTarget: original ?? self.target(at: gestureStart), velocity: velocity, contentSize: contentSize,
            containerSize: target.rect.size, axes: axes, environment: owner.environment.values, event: event, position: position,
            stops: ScrollStops(targets: targets))
        behavior.updateTarget(&target, context: context)
        var result = natural
        for axis in scrollingAxes {
            let anchor = (target.anchor ?? .topLeading)[axis]
            let end = target.rect.origin[axis] + anchor * (target.rect.size[axis] - visibleSpan(axis).length)
            if end.isFinite { result[axis] = end } else { Warnings.once("scroll.target.nonfinite", Self.nonFiniteTarget) }
        }
        return clamped(result)
    }

    private static let nonFiniteTarget =
        "A ScrollTargetBehavior set a target that is not a finite number; that axis ends where it would by itself. "
        + "Look for a division by a size of 0 in updateTarget(_:context:)."

    /// Bends a release to where the behaviour wants it (S-110, S-118), or to where bars come to rest. - Returns: whether it did.
    func startBentMomentum(_ release: CGVector) -> Bool {
        guard targetBehavior != nil || bars.mayBend else { return false }
        var natural = position
        var speed = CGVector.zero
        for axis in scrollingAxes {
            speed[axis] = CGFloat(FlingLimits.clamped(Double(release[axis])))
            natural[axis] += CGFloat(DecelerationRate.normal.distance(forVelocity: Double(speed[axis])))
        }
        natural = clamped(natural)
        if let end = behavedEnd(natural: natural, velocity: speed, event: .release) {
            glide(to: end, velocity: speed)
            return true
        }
        guard edgeResponse == .rubberBand, clamped(position) == position else { return false }
        let resting = CGPoint(x: natural.x, y: bars.restingPlace(natural.y))
        guard resting != natural else { return false }
        glide(to: resting, velocity: speed)
        return true
    }

    /// Decelerates to a position.
    private func glide(to end: CGPoint, velocity release: CGVector) {
        guard !reducesMotion else {
            setPosition(end, cause: .momentum)
            velocity = .zero
            activity = .idle
            return
        }
        let isLimited =
            targetBehavior?.properties(context: .init(environment: owner.environment.values, axes: axes)).limitsScrolls ?? false
        var simulations: [Axis: any Simulation] = [:]
        velocity = .zero
        for axis in scrollingAxes where end[axis] != position[axis] {
            let rate =
                isLimited
                ? TargetSimulation.shortRate
                : TargetSimulation.rate(forDistance: Double(end[axis] - position[axis]), viewport: Double(size[axis]))
            simulations[axis] = TargetSimulation(
                from: Double(position[axis]), to: Double(end[axis]), velocity: Double(release[axis]), rate: rate,
                tolerance: 0.5 / Double(max(engine.scale, 1)))
            velocity[axis] = release[axis]
        }
        activity = simulations.isEmpty ? .idle : .decelerating(simulations: simulations, start: engine.time)
        engine.requestFrame()
    }

    /// Where a step of a wheel or a key ends (S-110). A behaviour may lead a step that is short against its stops back to where it began; the
    /// step then counts as a longer one, up to the viewport's length, so that no number of notches stays without effect.
    /// - Parameter base: where the steps before it end.
    func steppedEnd(_ axis: Axis, from base: CGFloat, by step: CGFloat) -> CGFloat {
        let wanted = base + step
        guard targetBehavior != nil, step != 0 else { return wanted }
        var natural = position
        natural[axis] = wanted
        var direction = CGVector.zero
        direction[axis] = step > 0 ? 1 : -1
        let range = range(axis)
        while let end = behavedEnd(natural: clamped(natural), velocity: direction, event: .step)?[axis] {
            let isFinal = abs(natural[axis] - base) >= size[axis] || !range.contains(natural[axis])
            if isFinal || (end - base) * step > 0 { return end }
            natural[axis] += step
        }
        return wanted
    }

    /// Where the content belongs after a change of the viewport's size (S-119).
    /// - Parameter former: what was in view before.
    func realigned(_ natural: CGPoint, former: ScrollTarget) -> CGPoint {
        behavedEnd(natural: natural, velocity: .zero, original: former, event: .resize) ?? natural
    }

    /// What is in view now.
    var currentTarget: ScrollTarget { target(at: position) }
}
