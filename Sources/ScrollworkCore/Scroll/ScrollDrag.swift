import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// A finger that moves a scroll view: travel since recognition, mapped to the offset through the rubber band (F-10…F-13, F-31).
package struct ScrollDrag {
    /// Where the finger was when the drag was recognised, window points; the slop before it is swallowed.
    private var origin: CGPoint
    /// The position that the origin stands for, as travel: inside the range the position itself, outside the inverse of the band.
    private var start: CGPoint
    private var finger: CGPoint
    private var trackers: [Axis: VelocityTracker]
    /// The axes the drag moves (F-32).
    package let axes: Axis.Set

    package init(at point: CGPoint, time: Double, node: ScrollNode, axes: Axis.Set) {
        origin = point
        finger = point
        self.axes = axes
        start = .zero
        trackers = [.horizontal: VelocityTracker(profile: .touch), .vertical: VelocityTracker(profile: .touch)]
        rebase(node)
        add(point, time)
    }

    private mutating func add(_ point: CGPoint, _ time: Double) {
        for axis in Axis.allCases { trackers[axis]!.add(position: Double(point[axis]), time: time) }
    }

    /// Starts anew from the node's present offset, as after a jump (S-41).
    package mutating func rebase(_ node: ScrollNode) {
        origin = finger
        for axis in Axis.allCases {
            let range = node.range(axis), position = node.position[axis], viewport = Double(node.size[axis])
            if position < range.lowerBound {
                start[axis] = range.lowerBound - CGFloat(RubberBand.travel(forOffset: Double(range.lowerBound - position), viewport: viewport))
            } else if position > range.upperBound {
                start[axis] = range.upperBound + CGFloat(RubberBand.travel(forOffset: Double(position - range.upperBound), viewport: viewport))
            } else {
                start[axis] = position
            }
        }
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
        node.velocity = velocity(at: time, node)
    }

    private func position(_ travel: CGFloat, _ node: ScrollNode, _ axis: Axis) -> CGFloat {
        let range = node.range(axis), viewport = Double(node.size[axis])
        let bounces = node.profile.bouncesOnDrag && !node.reducesMotion
        if travel < range.lowerBound {
            guard bounces else { return range.lowerBound }
            return range.lowerBound - CGFloat(RubberBand.offset(forTravel: Double(range.lowerBound - travel), viewport: viewport))
        }
        if travel > range.upperBound {
            guard bounces else { return range.upperBound }
            return range.upperBound + CGFloat(RubberBand.offset(forTravel: Double(travel - range.upperBound), viewport: viewport))
        }
        return travel
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
