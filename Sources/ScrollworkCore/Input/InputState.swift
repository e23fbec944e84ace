import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// Recognises taps and drags, and routes wheels and keys (physics sections 4 and 5).
package final class InputState {
    unowned let engine: FrameLoop
    private var queue: [(event: InputEvent, time: Double)] = []
    var touch: Touch?
    var touchpad: TouchpadGesture?
    var barDrag: ScrollBarDrag?
    var wheelLatches: [Axis: WheelLatch] = [:]
    /// The scroll view that keys go to: the one used last.
    weak var keyTarget: ScrollNode?

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
        fireLongPress(at: engine.time)
        fireRowPress(at: engine.time)
    }

    /// Places that are no numbers are no events; deltas that are not are 0 (F-41).
    private func handle(_ event: InputEvent, _ time: Double) {
        switch event {
        case .pointerDown(let point): if point.isFinite { down(point, time) }
        case .pointerMoved(let point): if point.isFinite { moved(point, time) }
        case .pointerUp(let point): up(point.isFinite ? point : nil, time)
        case .pointerCancelled: cancel()
        case .wheel(let point, let delta): if point.isFinite { wheel(point, delta.finiteOrZero) }
        case .touchpad(let point, let delta): if point.isFinite { touchpadMoved(point, delta.finiteOrZero, time) }
        case .touchpadLifted: touchpadLifted(time)
        case .notch(let point, let delta, let isShiftPressed): if point.isFinite { notch(point, delta.finiteOrZero, isShiftPressed) }
        case .key(let key): if !engine.focus.press(key) { press(key) }
        case .text(let text): _ = engine.focus.type(text)
        }
    }

    /// The scroll views under a point that a user may move, innermost first.
    func scrollNodes(at point: CGPoint) -> [ScrollNode] {
        HitTest.scrollNodes(at: point, in: engine.root.layoutNode).filter(\.isEnabled)
    }

    /// A key for the scroll view that was used last, or the first one that can use it (F-44).
    private func press(_ key: ScrollKey) {
        let live = engine.liveScrollNodes.filter { $0.isAttached && $0.isEnabled && engine.isInFront($0) }
        let preferred = keyTarget.flatMap { target in live.contains { $0 === target } ? target : nil }
        for scroll in ([preferred].compactMap { $0 } + live) where scroll.press(key) { return }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
    var finiteOrZero: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
