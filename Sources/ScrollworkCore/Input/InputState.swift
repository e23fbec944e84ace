import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// Recognises taps and drags, and routes wheels and keys (physics sections 4 and 5).
package final class InputState {
    private unowned let engine: FrameLoop
    private var queue: [(event: InputEvent, time: Double)] = []
    private var touch: Touch?
    /// The scroll view that keys go to: the one used last.
    private weak var keyTarget: ScrollNode?

    /// A finger or mouse button that is down.
    private struct Touch {
        let start: CGPoint
        /// Innermost first.
        let path: [LayoutNode]
        let scrolls: [ScrollNode]
        var drag: (node: ScrollNode, state: ScrollDrag)?
        var hasFailed = false
        /// A touch that stops a movement is no tap (S-131).
        var isTap: Bool
        var gestures: [ActiveGesture]
        var pressed: LayoutNode?
    }

    /// A gesture handler that takes part in the touch.
    private struct ActiveGesture {
        let node: GestureLayout
        var hasBegun = false
    }

    init(engine: FrameLoop) { self.engine = engine }

    package var hasEvents: Bool { !queue.isEmpty }

    /// Queues an event for the next frame's Input pass.
    package func send(_ event: InputEvent, at time: Double) {
        queue.append((event, time))
        engine.requestFrame()
    }

    func runInputPass() {
        let events = queue
        queue = []
        for entry in events {
            engine.report.inputEvents += 1
            handle(entry.event, entry.time)
        }
    }

    private func handle(_ event: InputEvent, _ time: Double) {
        switch event {
        case .pointerDown(let point): down(finite(point))
        case .pointerMoved(let point): moved(finite(point), time)
        case .pointerUp(let point): up(finite(point), time)
        case .pointerCancelled: cancel()
        case .wheel(let point, let delta): wheel(finite(point), finite(delta))
        case .notch(let point, let delta, let isShiftPressed): notch(finite(point), finite(delta), isShiftPressed)
        case .key(let key): press(key)
        case .text: break
        }
    }

    private func finite(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0) }

    // MARK: Touch

    private func down(_ point: CGPoint) {
        cancel()
        let path = HitTest.path(at: point, in: engine.root.layoutNode)
        let scrolls = path.compactMap { $0 as? ScrollNode }.filter(\.isEnabled)
        var isTap = true
        for scroll in scrolls where scroll.isMoving {
            // The content stops under the finger.
            isTap = false
            scroll.stopUnderFinger()
        }
        let gestures = path.compactMap { $0 as? GestureLayout }.map { ActiveGesture(node: $0) }
        touch = Touch(start: point, path: path, scrolls: scrolls, isTap: isTap, gestures: gestures)
        if isTap { setPressed(path.first { ($0 as? GestureLayout)?.isButton == true }) }
        scrolls.first { $0.activity.isIdle }?.activity = .tracking
    }

    private func setPressed(_ node: LayoutNode?) {
        (touch?.pressed as? GestureLayout)?.setPressed(false)
        touch?.pressed = node
        (node as? GestureLayout)?.setPressed(true)
    }

    private func moved(_ point: CGPoint, _ time: Double) {
        guard var current = touch else { return }
        if var drag = current.drag {
            drag.state.move(to: point, time: time, node: drag.node)
            drag.node.activity = .dragging(drag.state)
            current.drag = drag
            touch = current
            return
        }
        for index in current.gestures.indices {
            let gesture = current.gestures[index].node
            guard let drag = gesture.drag else { continue }
            let distance = hypot(point.x - current.start.x, point.y - current.start.y)
            if current.gestures[index].hasBegun || distance >= drag.minimumDistance {
                if !current.gestures[index].hasBegun { setPressed(nil) }
                current.gestures[index].hasBegun = true
                current.isTap = false
                drag.changed(gesture.dragValue(from: current.start, to: point, time: time))
                touch = current
                return
            }
        }
        recognise(&current, point, time)
        touch = current
    }

    /// Decides which scroll view a movement belongs to, once it has left the slop (F-30…F-32, S-128).
    private func recognise(_ current: inout Touch, _ point: CGPoint, _ time: Double) {
        guard !current.hasFailed else { return }
        let x = Double(point.x - current.start.x), y = Double(point.y - current.start.y)
        guard GestureSlop.isPassed(x: x, y: y, slop: GestureSlop.pan) else { return }
        current.isTap = false
        touch = current
        setPressed(nil)
        current = touch!
        for scroll in current.scrolls {
            guard let axes = claimedAxes(scroll, x, y, outer: current.scrolls) else { continue }
            for other in current.scrolls where other !== scroll {
                if case .tracking = other.activity { other.endActivity() }
            }
            var state = ScrollDrag(at: point, time: time, node: scroll, axes: axes)
            state.move(to: point, time: time, node: scroll)
            scroll.activity = .dragging(state)
            current.drag = (scroll, state)
            keyTarget = scroll
            return
        }
        current.hasFailed = true
        for scroll in current.scrolls { if case .tracking = scroll.activity { scroll.endActivity() } }
    }

    /// The axes on which `scroll` takes a movement; nil if it leaves it to an outer one.
    private func claimedAxes(_ scroll: ScrollNode, _ x: Double, _ y: Double, outer: [ScrollNode]) -> Axis.Set? {
        var lock: AxisLock.Axes = []
        if scroll.axes.contains(Axis.horizontal) { lock.insert(.horizontal) }
        if scroll.axes.contains(Axis.vertical) { lock.insert(.vertical) }
        guard case .begin(let begun) = AxisLock.decision(x: x, y: y, scrollable: lock, slop: 0) else { return nil }
        var axes: Axis.Set = []
        if begun.contains(.horizontal) { axes.insert(.horizontal) }
        if begun.contains(.vertical) { axes.insert(.vertical) }
        guard !axes.isEmpty else { return nil }
        // What has nothing to scroll lets an outer scroll view on the same axis have it (S-130).
        let canScroll = Axis.allCases.contains { axes.contains($0) && scroll.isScrollable($0) }
        if !canScroll {
            let main: Axis = abs(x) > abs(y) ? .horizontal : .vertical
            let others = outer.drop { $0 !== scroll }.dropFirst()
            if others.contains(where: { $0.isScrollable(main) }) { return nil }
        }
        return axes
    }

    private func up(_ point: CGPoint, _ time: Double) {
        guard let current = touch else { return }
        if let drag = current.drag {
            let release = drag.state.velocity(at: time, drag.node)
            drag.node.startMomentum(release)
        }
        for scroll in current.scrolls { if case .tracking = scroll.activity { scroll.endActivity() } }
        for gesture in current.gestures where gesture.hasBegun {
            gesture.node.drag?.ended(gesture.node.dragValue(from: current.start, to: point, time: time))
        }
        let wasTap = current.isTap && current.drag == nil
        setPressed(nil)
        touch = nil
        guard wasTap else { return }
        for node in current.path {
            guard let gesture = node as? GestureLayout, let tap = gesture.tap else { continue }
            // A finger that ends outside of the button does not press it.
            guard gesture.bounds.insetBy(dx: -GestureSlop.pan, dy: -GestureSlop.pan).contains(gesture.convertFromRoot(point)) else { return }
            gesture.countTap(at: time, tap)
            return
        }
    }

    private func cancel() {
        guard let current = touch else { return }
        setPressed(nil)
        if let drag = current.drag { drag.node.startMomentum(.zero) }
        for scroll in current.scrolls { if case .tracking = scroll.activity { scroll.endActivity() } }
        touch = nil
    }

    // MARK: Wheel

    private func wheel(_ point: CGPoint, _ delta: CGPoint) {
        let scrolls = HitTest.path(at: point, in: engine.root.layoutNode).compactMap { $0 as? ScrollNode }.filter(\.isEnabled)
        var rest = delta
        for scroll in scrolls {
            // Each axis is taken by the innermost scroll view that can use it (S-128, F-51).
            for axis in Axis.allCases where rest[axis] != 0 && scroll.axes.contains(axis) {
                let sign: CGFloat = axis == .horizontal && scroll.isRightToLeft ? -1 : 1
                let range = scroll.range(axis)
                let old = min(max(scroll.position[axis], range.lowerBound), range.upperBound)
                let new = min(max(old + sign * rest[axis], range.lowerBound), range.upperBound)
                guard new != old || scroll.position[axis] != old else { continue }
                scroll.stopForWheel()
                var target = scroll.position
                target[axis] = new
                scroll.setPosition(target, cause: .wheel)
                scroll.activity = .settling(until: engine.time + InputState.wheelPause)
                rest[axis] = 0
                keyTarget = scroll
            }
        }
    }

    /// Seconds without an event after which a precise wheel counts as at rest; no device tells the end of a plain wheel.
    private static let wheelPause = 0.1

    private func notch(_ point: CGPoint, _ delta: CGPoint, _ isShiftPressed: Bool) {
        let scrolls = HitTest.path(at: point, in: engine.root.layoutNode).compactMap { $0 as? ScrollNode }.filter(\.isEnabled)
        var rest = delta
        if isShiftPressed, rest.x == 0 { rest = CGPoint(x: rest.y, y: 0) }
        for scroll in scrolls { scrollNotches(scroll, &rest) }
        // A horizontal strip takes a vertical notch that nobody else can use (F-49).
        if rest.y != 0, let strip = scrolls.first(where: { $0.isScrollable(.horizontal) && !$0.isScrollable(.vertical) }),
            !scrolls.contains(where: { $0.isScrollable(.vertical) })
        {
            var sideways = CGPoint(x: rest.y, y: 0)
            scrollNotches(strip, &sideways)
        }
    }

    private func scrollNotches(_ scroll: ScrollNode, _ rest: inout CGPoint) {
        for axis in Axis.allCases where rest[axis] != 0 && scroll.isScrollable(axis) {
            let sign: CGFloat = axis == .horizontal && scroll.isRightToLeft ? -1 : 1
            let step = CGFloat(WheelStep.chromium.notch(viewport: Double(scroll.size[axis]))) * rest[axis] * sign
            guard scroll.smoothScroll(axis, by: step, isKey: false) else { continue }
            rest[axis] = 0
            keyTarget = scroll
        }
    }

    // MARK: Keys

    private func press(_ key: ScrollKey) {
        let live = engine.liveScrollNodes.filter { $0.isAttached && $0.isEnabled }
        let preferred = keyTarget.flatMap { target in live.contains { $0 === target } ? target : nil }
        for scroll in ([preferred].compactMap { $0 } + live) where scroll.press(key) { return }
    }
}

extension ScrollNode {
    /// A finger came down on moving content: it stops where it is (S-39, S-131), and a bounce can be held (F-13).
    func stopUnderFinger() {
        if case .animating = activity { endActivity() }
        velocity = .zero
        activity = .tracking
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
    /// - Returns: whether there is anywhere to go.
    func smoothScroll(_ axis: Axis, by step: CGFloat, isKey: Bool) -> Bool {
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
        }
        return smoothScroll(axis, to: base + step, isKey: isKey, running: running, others: others, elapsed: elapsed)
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
        let target = CGFloat(step.target(from: metrics.offset, in: metrics))
        return smoothScroll(axis, by: target - pendingTarget(axis), isKey: true)
    }

    private func pendingTarget(_ axis: Axis) -> CGFloat {
        if case .smooth(let scrolls, _, _) = activity, let scroll = scrolls[axis] { return CGFloat(scroll.finalPosition) }
        return position[axis]
    }
}
