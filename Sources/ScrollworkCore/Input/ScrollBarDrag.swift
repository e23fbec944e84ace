import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// A pointer that holds the thumb of a scroll bar (F-52).
struct ScrollBarDrag {
    let node: ScrollNode
    let axis: Axis
    /// Where on the thumb the pointer took it, points from its start.
    let grip: CGFloat
}

extension InputState {
    /// A pointer came down on a scroll bar: the thumb follows it, the track pages towards it. Bars take the pointer on the desktop, while
    /// they are to be seen.
    /// - Returns: whether a bar took it.
    func takeScrollBar(_ point: CGPoint, _ path: [LayoutNode]) -> Bool {
        for case let scroll as ScrollNode in path where scroll.profile.kind == .desktop && scroll.isEnabled {
            for axis in scroll.scrollingAxes {
                guard let bar = scroll.bar(axis), bar.isHit(scroll.convertFromRoot(point)) else { continue }
                let place = bar.place(of: scroll.convertFromRoot(point))
                if place >= bar.thumbStart && place <= bar.thumbStart + bar.thumbLength {
                    scroll.stopUnderFinger()
                    scroll.activity = .scrubbing
                    barDrag = ScrollBarDrag(node: scroll, axis: axis, grip: place - bar.thumbStart)
                } else {
                    let target = CGFloat(bar.track.offset(forClickAt: Double(place), steps: scroll.profile.motion.steps))
                    _ = scroll.smoothScroll(axis, by: target - scroll.position[axis], isKey: true)
                }
                keyTarget = scroll
                return true
            }
        }
        return false
    }

    /// - Returns: whether a bar has the pointer.
    func moveScrollBar(_ point: CGPoint) -> Bool {
        guard let drag = barDrag else { return false }
        let scroll = drag.node
        guard !scroll.isDead, case .scrubbing = scroll.activity, let bar = scroll.bar(drag.axis) else { return true }
        let place = bar.place(of: scroll.convertFromRoot(point)) - drag.grip
        var target = scroll.position
        target[drag.axis] = CGFloat(bar.track.offset(forThumbPosition: Double(place)))
        scroll.setPosition(target, cause: .drag)
        return true
    }

    /// A pointer moves without a pressed button: bars that widen look whether it is near (F-56).
    func hover(_ point: CGPoint) {
        let widening = engine.liveScrollNodes.filter { $0.profile.indicator.widened != nil && $0.isAttached }
        guard !widening.isEmpty else { return }
        let path = HitTest.path(at: point, in: engine.root.layoutNode)
        for scroll in widening {
            let isUnder = scroll.isEnabled && path.contains { $0 === scroll }
            scroll.pointerMoved(to: isUnder ? scroll.convertFromRoot(point) : nil)
        }
    }

    /// - Returns: whether a bar had the pointer.
    func releaseScrollBar() -> Bool {
        guard let drag = barDrag else { return false }
        barDrag = nil
        if !drag.node.isDead, case .scrubbing = drag.node.activity { drag.node.endActivity() }
        return true
    }
}

/// A scroll bar as a pointer finds it.
struct ScrollBar {
    let track: ScrollBarTrack
    /// From the start of the track, points.
    let thumbStart: CGFloat
    let thumbLength: CGFloat
    /// The track in the scroll view.
    let frame: CGRect
    let axis: Axis
    let isMirrored: Bool

    /// Bars are thin: a pointer may be this far beside one, points (GTK widens its bars within 5).
    static let reach: CGFloat = 5

    func isHit(_ point: CGPoint) -> Bool {
        frame.insetBy(dx: axis == .vertical ? -Self.reach : 0, dy: axis == .vertical ? 0 : -Self.reach).contains(point)
    }

    /// From the start of the track, points.
    func place(of point: CGPoint) -> CGFloat {
        isMirrored ? frame.origin[axis] + frame.size[axis] - point[axis] : point[axis] - frame.origin[axis]
    }
}

extension ScrollNode {
    /// The bar of an axis, if it can be seen.
    func bar(_ axis: Axis) -> ScrollBar? {
        guard isScrollable(axis), indicators.isVisible(axis) else { return nil }
        let frame = indicators.track(axis)
        let range = range(axis)
        let track = ScrollBarTrack(
            length: Double(frame.size[axis]),
            metrics: ScrollMetrics(
                minimum: Double(range.lowerBound), maximum: Double(range.upperBound), offset: Double(position[axis]),
                viewport: Double(size[axis]), content: Double(contentSize[axis] + margins.content.total(axis))),
            minimumThumb: Double(profile.indicator.minimumLength))
        return ScrollBar(
            track: track, thumbStart: CGFloat(track.thumbPosition), thumbLength: CGFloat(track.thumbLength), frame: frame, axis: axis,
            isMirrored: axis == .horizontal && isRightToLeft)
    }
}
