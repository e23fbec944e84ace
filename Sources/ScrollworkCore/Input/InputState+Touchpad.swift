import Foundation
import ScrollworkBase
import ScrollworkPhysics

extension InputState {
    /// Two fingers on a touchpad. The view it began on keeps it until they lift (S-129).
    struct TouchpadGesture {
        let node: ScrollNode
        let axes: Axis.Set
        /// A finger that would have moved the content as far, from 0.
        var finger: CGPoint
    }

    /// The content follows the fingers; past an edge it stretches by little (F-15, F-24, F-48).
    func touchpadMoved(_ point: CGPoint, _ delta: CGPoint, _ time: Double) {
        guard delta != .zero else { return }
        if touchpad?.node.isDead == true { touchpad = nil }
        if touchpad == nil { beginTouchpad(at: point, delta, time) }
        guard var gesture = touchpad else { return }
        let node = gesture.node
        let scale = CGFloat(node.profile.motion.preciseScale)
        gesture.finger = CGPoint(x: gesture.finger.x - delta.x * scale, y: gesture.finger.y - delta.y * scale)
        touchpad = gesture
        guard case .dragging(var drag) = node.activity else {
            // Something else took over meanwhile; the fingers take it back from where it is (S-39).
            node.stopUnderFinger()
            node.activity = .dragging(
                ScrollDrag(at: gesture.finger, time: time, node: node, axes: gesture.axes, device: .trackpad))
            return
        }
        drag.move(to: gesture.finger, time: time, node: node)
        node.activity = .dragging(drag)
    }

    /// The innermost view that can go where the fingers go, else the innermost that scrolls on their axis at all, which stretches (F-51).
    private func beginTouchpad(at point: CGPoint, _ delta: CGPoint, _ time: Double) {
        let main: Axis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
        let scrolls = scrollNodes(at: point).filter { $0.isScrollable(main) }
        guard let node = scrolls.first(where: { $0.hasRoom(main, for: delta[main]) }) ?? scrolls.first else { return }
        node.stopUnderFinger()
        node.activity = .dragging(
            ScrollDrag(at: .zero, time: time, node: node, axes: node.axes, device: .trackpad))
        touchpad = TouchpadGesture(node: node, axes: node.axes, finger: .zero)
        keyTarget = node
    }

    /// The view makes the momentum itself, from the last deltas (F-48).
    /// - Parameter time: infinite where something else ends the gesture: no velocity.
    func touchpadLifted(_ time: Double) {
        guard let gesture = touchpad else { return }
        touchpad = nil
        guard !gesture.node.isDead, case .dragging(let drag) = gesture.node.activity else { return }
        gesture.node.release(drag.velocity(at: time, gesture.node), by: .trackpad)
    }
}
