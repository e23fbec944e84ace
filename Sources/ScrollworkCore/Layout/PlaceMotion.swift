import Foundation
import ScrollworkBase

/// A box that is drawn on its way from where it was to where layout has put it in an animated change.
///
/// Layout is at its end at once: frames that are read, touches and observers know the new place only. What is drawn comes after it, box by
/// box relative to its parent, so that the ways of nested boxes add up.
package final class PlaceMotion {
    private let way: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
    /// How far from its place the box is drawn, points.
    private(set) var shift: CGPoint

    init(from shift: CGPoint, _ animation: Animation, at time: Double) {
        self.shift = shift
        way = AnimatedValue(from: AnimatablePair(shift.x, shift.y), to: .zero, animation: animation, startTime: time)
    }

    /// - Returns: whether it goes on.
    func advance(to time: Double) -> Bool {
        let value = way.value(at: time)
        shift = CGPoint(x: value.first, y: value.second)
        return !way.isFinished(at: time)
    }
}

extension LayoutNode {
    /// Where the box is drawn in its parent.
    final var drawnOrigin: CGPoint { placeMotion.map { origin + $0.shift } ?? origin }

    /// Called with another place: in an animated change the box goes there from where it is drawn now.
    final func startPlaceMotion(from drawn: CGPoint) {
        // Without an animation of its own a change moves the box at once, and a way that it is still on goes on.
        guard placedProposal != nil, parent?.animatesPlaces == true, engine.movingPlaces.count < FrameLoop.movingPlacesLimit,
            let animation = engine.layoutAnimation(for: owner)
        else { return }
        let isKnown = placeMotion != nil
        placeMotion = PlaceMotion(from: drawn - origin, animation, at: engine.time)
        if !isKnown { engine.movingPlaces.append(self) }
        engine.requestFrame()
    }
}

extension FrameLoop {
    /// So many boxes move at once; where a change moves more, the rest of them is there at once. It bounds what a frame costs.
    static let movingPlacesLimit = 500

    /// Whether layout follows a change of state that may be animated.
    var mayAnimatePlaces: Bool { layoutFollowsChange && (layoutTransaction.effectiveAnimation != nil || transactionModifierCount > 0) }

    /// The animation with which a view's box goes to its place.
    /// - Complexity: O(1), with modifiers of transactions in the tree O(levels).
    func layoutAnimation(for node: ViewNode) -> Animation? { transaction(for: node, under: layoutTransaction).effectiveAnimation }

    /// Brings what moves to the frame's time: one spatial patch each.
    func advancePlaces() {
        guard !movingPlaces.isEmpty else { return }
        let moving = movingPlaces
        movingPlaces = []
        for node in moving where !node.isDead {
            guard let motion = node.placeMotion else { continue }
            if motion.advance(to: time) { movingPlaces.append(node) } else { node.placeMotion = nil }
            node.syncDisplayOrigin()
            report.spatialPatches += 1
        }
        looksDidChange()
    }

    /// Scroll views whose offset followed the change: what is in them is drawn where it is, so that what they held in its place on the
    /// screen does not move there.
    func endHeldMotions() {
        let scrolls = heldScrolls
        heldScrolls = []
        guard !movingPlaces.isEmpty, !scrolls.isEmpty else { return }
        movingPlaces.removeAll { node in
            guard !node.isDead, scrolls.contains(where: { node.isInside($0) }) else { return false }
            node.placeMotion = nil
            node.syncDisplayOrigin()
            return true
        }
    }
}
