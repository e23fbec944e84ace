import Foundation
import ScrollworkBase
import ScrollworkPhysics

extension InputState {
    /// A finger or mouse button that is down.
    struct Touch {
        let start: CGPoint
        /// Innermost first.
        let path: [LayoutNode]
        let scrolls: [ScrollNode]
        /// The scroll view that the finger moves, and on which axes; the state of the drag is the node's activity.
        var dragged: (node: ScrollNode, axes: Axis.Set)?
        /// The sheet that goes along with the content that the finger moves.
        var sheet: SheetDrag?
        /// The sheet that the finger moves alone.
        var sheetAlone: SheetDrag?
        var hasFailed = false
        /// A touch that stops a movement is no tap (S-131).
        var isTap: Bool
        var gestures: [ActiveGesture]
        var pressed: LayoutNode?
        /// The row of a list under the finger, and the drag of its own that it makes of the touch.
        let cell: ListCellLayout?
        var rowDrag: (any RowDrag)?
        /// When the row shows that it is pressed, seconds.
        var rowPress: Double?
        /// The long press that is on its way, and when it is one, seconds.
        var longPress: (node: GestureLayout, deadline: Double)?
        /// The newest places, oldest first: movement before the recognition counts for the velocity of a quick flick (F-33).
        var samples: [(point: CGPoint, time: Double)]
    }

    /// A gesture handler that takes part in the touch.
    struct ActiveGesture {
        let node: GestureLayout
        var hasBegun = false
    }

    func down(_ point: CGPoint, _ time: Double) {
        cancel()
        touchpadLifted(.infinity)
        let path = HitTest.path(at: point, in: engine.root.layoutNode)
        if takeScrollBar(point, path) { return }
        let scrolls = path.compactMap { $0 as? ScrollNode }.filter(\.isEnabled)
        var isTap = true
        for scroll in scrolls where scroll.isMoving {
            // The content stops under the finger.
            isTap = false
            scroll.stopUnderFinger()
        }
        let gestures = path.compactMap { $0 as? GestureLayout }.map { ActiveGesture(node: $0) }
        let cell = ListCellLayout.touched(at: point, path)
        if closeOpenRow(cell, path) { isTap = false }
        touch = Touch(
            start: point, path: path, scrolls: scrolls, isTap: isTap, gestures: gestures, cell: cell, samples: [(point, time)])
        if isTap, takeHandle(point) { return }
        if isTap { press(path) }
        if isTap { beginLongPress(time) }
        scrolls.first { $0.activity.isIdle }?.activity = .tracking
    }

    func setPressed(_ node: LayoutNode?) {
        (touch?.pressed as? GestureLayout)?.setPressed(false)
        if node == nil {
            touch?.rowPress = nil
            if let cell = touch?.cell, !cell.isDead { cell.setPressed(false) }
        }
        touch?.pressed = node
        (node as? GestureLayout)?.setPressed(true)
    }

    func moved(_ point: CGPoint, _ time: Double) {
        if moveScrollBar(point) { return }
        followLongPress(to: point)
        guard var current = touch else { return hover(point) }
        let history = current.samples
        current.samples = Array((history + [(point, time)]).suffix(4))
        if let drag = current.rowDrag {
            touch = current
            return drag.move(to: point, time: time)
        }
        if let dragged = current.dragged {
            touch = current
            drag(dragged.node, dragged.axes, to: point, time, history)
            return
        }
        if let sheet = current.sheetAlone {
            touch = current
            return sheet.move(to: point, time: time)
        }
        for index in current.gestures.indices {
            let gesture = current.gestures[index].node
            guard let drag = gesture.drag else { continue }
            let distance = hypot(point.x - current.start.x, point.y - current.start.y)
            if current.gestures[index].hasBegun || distance >= drag.minimumDistance {
                if !current.gestures[index].hasBegun {
                    setPressed(nil)
                    current.pressed = nil
                    if let first = history.last { gesture.beginDrag(at: first.point, time: first.time) }
                }
                current.gestures[index].hasBegun = true
                current.isTap = false
                drag.changed(gesture.dragValue(from: current.start, to: point, time: time))
                touch = current
                return
            }
        }
        recognise(&current, point, time, history)
        touch = current
    }

    /// Moves the content with the finger. Where something else took over meanwhile, the finger takes it back from where it is (S-39).
    private func drag(_ node: ScrollNode, _ axes: Axis.Set, to point: CGPoint, _ time: Double, _ history: [(point: CGPoint, time: Double)])
    {
        guard !node.isDead else { return }
        engine.focus.scrollDidMove(node, finger: point)
        let point = touch?.sheet?.content(of: point, time: time, node) ?? point
        if case .dragging(var drag) = node.activity {
            drag.move(to: point, time: time, node: node)
            node.activity = .dragging(drag)
        } else {
            node.stopUnderFinger()
            node.activity = .dragging(ScrollDrag(at: point, time: time, node: node, axes: axes, history: history))
        }
    }

    /// Decides which scroll view a movement belongs to, once it has left the slop (F-30…F-32, S-128).
    private func recognise(_ current: inout Touch, _ point: CGPoint, _ time: Double, _ history: [(point: CGPoint, time: Double)]) {
        guard !current.hasFailed else { return }
        let x = Double(point.x - current.start.x)
        let y = Double(point.y - current.start.y)
        guard GestureSlop.isPassed(x: x, y: y, slop: GestureSlop.pan) else { return }
        current.isTap = false
        touch = current
        setPressed(nil)
        endLongPress()
        current = touch!
        for scroll in current.path.lazy.compactMap({ $0 as? ScrollNode }) where !scroll.isDead {
            if let drag = swipe(current, in: scroll, point, time, history) {
                for other in current.scrolls { if case .tracking = other.activity { other.endActivity() } }
                current.rowDrag = drag
                return
            }
            guard scroll.isEnabled, let axes = claimedAxes(scroll, x, y, outer: current.scrolls) else { continue }
            for other in current.scrolls where other !== scroll {
                if case .tracking = other.activity { other.endActivity() }
            }
            scroll.stopUnderFinger()
            scroll.activity = .dragging(ScrollDrag(at: point, time: time, node: scroll, axes: axes, history: history))
            current.dragged = (scroll, axes)
            if axes.contains(Axis.vertical) { current.sheet = SheetDrag(of: scroll, at: point, time: time) }
            keyTarget = scroll
            engine.focus.scrollDidBegin(scroll)
            return
        }
        for scroll in current.scrolls { if !scroll.isDead, case .tracking = scroll.activity { scroll.endActivity() } }
        if abs(y) > abs(x) { current.sheetAlone = SheetDrag(on: current.path, at: point, time: time) }
        current.hasFailed = current.sheetAlone == nil
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
        let main: Axis = abs(x) > abs(y) ? .horizontal : .vertical
        let others = outer.drop { $0 !== scroll }.dropFirst()
        if !canScroll, others.contains(where: { $0.isScrollable(main) }) { return nil }
        // One that rests at its end leaves a movement that begins there and leads further to one that can go there (S-129).
        let delta = CGFloat(main == .horizontal ? -x : -y)
        let isPulled = main == .vertical && delta < 0 && scroll.refresh.action != nil
        if scroll.range(main).contains(scroll.position[main]), !scroll.hasRoom(main, for: delta), !isPulled,
            others.contains(where: { $0.isScrollable(main) && $0.hasRoom(main, for: delta) })
        {
            return nil
        }
        return axes
    }

    /// - Parameter lifted: nil where the device told no place: the last one counts.
    func up(_ lifted: CGPoint?, _ time: Double) {
        if releaseScrollBar() { return }
        guard let last = touch?.samples.last?.point else { return }
        let point = lifted ?? last
        if point != last { moved(point, time) }
        endLongPress()
        guard let current = touch else { return }
        current.rowDrag?.end(time: time)
        if let node = current.dragged?.node, !node.isDead, case .dragging(let drag) = node.activity {
            node.release(drag.velocity(at: time, node), by: .touch)
        }
        (current.sheet ?? current.sheetAlone)?.end(time: time)
        for scroll in current.scrolls { if !scroll.isDead, case .tracking = scroll.activity { scroll.endActivity() } }
        for gesture in current.gestures where gesture.hasBegun {
            gesture.node.drag?.ended(gesture.node.dragValue(from: current.start, to: point, time: time))
        }
        let wasTap = current.isTap && current.dragged == nil
        setPressed(nil)
        touch = nil
        guard wasTap else { return closeTouchedRow(current) }
        for node in current.path {
            if let input = node as? TextInputLayout, input.isEnabled { return engine.focus.focus(input) }
            if let scroll = node as? ScrollNode, tapRow(current, in: scroll, point, time) { return }
            guard let gesture = node as? GestureLayout, let tap = gesture.tap, !isInert(gesture, current) else { continue }
            // A finger that ends outside of the button does not press it.
            guard gesture.bounds.insetBy(dx: -GestureSlop.pan, dy: -GestureSlop.pan).contains(gesture.convertFromRoot(point)) else {
                return
            }
            gesture.countTap(at: time, tap)
            if node.isInside(SwipeStripLayout.self) { engine.openRow?.didRunAction() }
            return
        }
    }

    func cancel() {
        _ = releaseScrollBar()
        guard let current = touch else { return }
        endLongPress()
        setPressed(nil)
        current.rowDrag?.cancel()
        if let node = current.dragged?.node, !node.isDead, case .dragging = node.activity { node.startMomentum(.zero) }
        (current.sheet ?? current.sheetAlone)?.end(time: .infinity)
        for scroll in current.scrolls { if !scroll.isDead, case .tracking = scroll.activity { scroll.endActivity() } }
        touch = nil
    }
}
