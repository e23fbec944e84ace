import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// A finger on the screen, or fingers on a touchpad, that move a scroll view: travel since recognition, mapped to the offset through the
/// resistance of the edges (F-10…F-13, F-15, F-31).
package struct ScrollDrag {
    /// Where the finger was when the drag was recognised, window points; the slop before it is swallowed.
    private var origin: CGPoint
    /// The position that the origin stands for, as travel: inside the range the position itself, outside the inverse of the band.
    private var start: CGPoint
    private var finger: CGPoint
    private var trackers: [Axis: VelocityTracker]
    /// The axes the drag moves (F-32).
    package let axes: Axis.Set

    private let device: EdgeResponse.Device
    private let response: EdgeResponse

    /// - Parameters:
    ///   - point: where the movement was recognised.
    ///   - history: earlier places of the finger, which count for its velocity.
    ///   - device: what moves; it decides what happens past an edge.
    package init(
        at point: CGPoint, time: Double, node: ScrollNode, axes: Axis.Set, history: [(point: CGPoint, time: Double)] = [],
        device: EdgeResponse.Device = .touch
    ) {
        origin = point
        finger = point
        self.axes = axes
        self.device = device
        response = node.profile.motion.edgeResponse(device)
        start = .zero
        let profile: VelocityTracker.Profile = device == .touch ? .touch : .desktop
        trackers = [.horizontal: VelocityTracker(profile: profile), .vertical: VelocityTracker(profile: profile)]
        rebase(node)
        for sample in history { add(sample.point, sample.time) }
        add(point, time)
    }

    private mutating func add(_ point: CGPoint, _ time: Double) {
        for axis in Axis.allCases { trackers[axis]!.add(position: Double(point[axis]), time: time) }
    }

    /// Starts anew from the node's present offset, as after a jump (S-41) or a change of the range (S-54).
    package mutating func rebase(_ node: ScrollNode) {
        origin = finger
        for axis in Axis.allCases {
            let range = node.range(axis)
            let position = node.position[axis]
            let edge = min(max(position, range.lowerBound), range.upperBound)
            start[axis] = edge + travel(forOffset: position - edge, viewport: node.size[axis])
        }
    }

    /// How far a finger travelled past an edge that shows `offset`; both signed.
    private func travel(forOffset offset: CGFloat, viewport: CGFloat) -> CGFloat {
        if offset == 0 { return 0 }
        return CGFloat(response.travel(forOverscroll: Double(offset), viewport: Double(viewport)))
    }

    /// The finger moved to `point`, window points.
    package mutating func move(to point: CGPoint, time: Double, node: ScrollNode) {
        finger = point
        add(point, time)
        var target = node.position
        for axis in Axis.allCases where axes.contains(axis) && node.axes.contains(axis) {
            let sign: CGFloat = axis == .horizontal && node.isRightToLeft ? 1 : -1
            let travel = start[axis] + sign * (point[axis] - origin[axis])
            target[axis] = position(travel, node, axis)
        }
        node.setPosition(target, cause: .drag)
        if device == .touch, node.refresh.pulled() { rebase(node) }
        node.velocity = velocity(at: time, node)
    }

    private func position(_ travel: CGFloat, _ node: ScrollNode, _ axis: Axis) -> CGFloat {
        let range = node.range(axis)
        let edge = min(max(travel, range.lowerBound), range.upperBound)
        guard travel != edge, node.profile.bouncesOnDrag, !node.reducesMotion,
            node.options.bounces(axis, overflows: node.isScrollable(axis))
        else { return edge }
        return edge + CGFloat(response.overscroll(forTravel: Double(travel - edge), viewport: Double(node.size[axis])))
    }

    /// Release velocity of the position, points per second (F-33, F-34).
    package func velocity(at time: Double, _ node: ScrollNode) -> CGVector {
        var result = CGVector.zero
        for axis in Axis.allCases where axes.contains(axis) && node.axes.contains(axis) {
            let sign: CGFloat = axis == .horizontal && node.isRightToLeft ? 1 : -1
            result[axis] = sign * CGFloat(trackers[axis]!.velocity(at: time))
        }
        return result
    }
}
