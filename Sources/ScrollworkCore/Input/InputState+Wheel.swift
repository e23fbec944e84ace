import Foundation
import ScrollworkBase
import ScrollworkPhysics

extension InputState {
    /// The scroll view that a run of wheel events on one axis belongs to: it keeps them at its end, too, until the wheel pauses (S-129).
    struct WheelLatch {
        weak var node: ScrollNode?
        var time: Double
    }

    /// Seconds without an event after which a wheel counts as at rest; no device tells the end of a plain wheel.
    static let wheelPause = 0.1

    /// The view that events on `axis` stay with, of those under the pointer.
    private func latched(_ axis: Axis, _ scrolls: [ScrollNode]) -> ScrollNode? {
        guard let latch = wheelLatches[axis], let node = latch.node, scrolls.contains(where: { $0 === node }) else { return nil }
        if engine.time - latch.time < Self.wheelPause - 1e-9 { return node }
        if case .smooth = node.activity { return node }
        return nil
    }

    private func latch(_ axis: Axis, to node: ScrollNode) {
        wheelLatches[axis] = WheelLatch(node: node, time: engine.time)
        keyTarget = node
    }

    // MARK: Precise wheels

    func wheel(_ point: CGPoint, _ delta: CGPoint) {
        let scrolls = scrollNodes(at: point)
        for axis in Axis.allCases where delta[axis] != 0 {
            if let node = latched(axis, scrolls) {
                _ = scroll(node, axis, by: delta[axis])
                // The run goes on, though there may be nowhere to go.
                if node.activity.isIdle || node.activity.isSettling { node.activity = .settling(until: engine.time + Self.wheelPause) }
                latch(axis, to: node)
            } else if let node = scrolls.first(where: { scroll($0, axis, by: delta[axis]) }) {
                latch(axis, to: node)
            }
        }
    }

    /// Moves at once, within the range (F-24, F-41, F-50). - Returns: whether that changed anything (F-51).
    private func scroll(_ node: ScrollNode, _ axis: Axis, by delta: CGFloat) -> Bool {
        guard node.axes.contains(axis) else { return false }
        let sign: CGFloat = axis == .horizontal && node.isRightToLeft ? -1 : 1
        let range = node.range(axis)
        let old = min(max(node.position[axis], range.lowerBound), range.upperBound)
        let new = min(max(old + sign * delta * CGFloat(node.profile.motion.preciseScale), range.lowerBound), range.upperBound)
        guard new != node.position[axis] else { return false }
        node.stopForWheel()
        var target = node.position
        target[axis] = new
        node.setPosition(target, cause: .wheel)
        node.activity = .settling(until: engine.time + Self.wheelPause)
        return true
    }

    // MARK: Notched wheels

    func notch(_ point: CGPoint, _ delta: CGPoint, _ isShiftPressed: Bool) {
        let scrolls = scrollNodes(at: point)
        var delta = delta
        if isShiftPressed, delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
        turn(.horizontal, by: delta.x, scrolls)
        // A horizontal strip takes a vertical notch that nobody else can use (F-49); down goes on, whichever way the strip runs.
        if delta.y != 0, !scrolls.contains(where: { $0.isScrollable(.vertical) }) {
            turn(.horizontal, by: delta.y, scrolls, isLogical: true)
        } else {
            turn(.vertical, by: delta.y, scrolls)
        }
    }

    /// - Parameter isLogical: whether `notches` count towards the end of the content, not to the right or down.
    private func turn(_ axis: Axis, by notches: CGFloat, _ scrolls: [ScrollNode], isLogical: Bool = false) {
        guard notches != 0 else { return }
        func step(_ node: ScrollNode) -> Bool {
            guard node.isScrollable(axis) else { return false }
            let sign: CGFloat = !isLogical && axis == .horizontal && node.isRightToLeft ? -1 : 1
            return node.smoothScroll(
                axis, by: CGFloat(node.profile.motion.steps.notch(viewport: Double(node.size[axis]))) * notches * sign, isKey: false)
        }
        if let node = latched(axis, scrolls) {
            _ = step(node)
            latch(axis, to: node)
        } else if let node = scrolls.first(where: step) {
            latch(axis, to: node)
        }
    }
}
