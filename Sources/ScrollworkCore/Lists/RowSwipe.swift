import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// Something of a list that a finger moves in place of a scroll view.
package protocol RowDrag: AnyObject {
    /// - Parameters: window points, and seconds on the host's clock.
    func move(to point: CGPoint, time: Double)
    func end(time: Double)
    func cancel()
}

/// A row on its way to the side: how far its buttons are revealed, and what they do when the finger lifts (list.swipe.*).
final class RowSwipe: RowDrag {
    unowned let cell: ListCellLayout
    let strip: SwipeStripLayout
    /// Whether a swipe across the row runs the first action.
    private let allowsFull: Bool
    /// How far the row has been moved, points, never negative.
    private(set) var reveal: CGFloat = 0
    /// Whether the first action runs when the finger lifts.
    private(set) var isArmed = false
    private var motion: AnimatedValue<CGFloat>?
    private var filling: AnimatedValue<CGFloat>?
    private var origin: CGFloat = 0
    /// What the finger's first place stands for: travel before the resistance, points.
    private var start: CGFloat = 0
    private var tracker = VelocityTracker()
    private var isHeld = false

    init(cell: ListCellLayout, strip: SwipeStripLayout, allowsFull: Bool) {
        self.cell = cell
        self.strip = strip
        self.allowsFull = allowsFull
    }

    var edge: HorizontalEdge { strip.edge }
    /// Where the content is put, points to the right of its place.
    var shift: CGFloat { strip.isAtRight ? -reveal : reveal }
    private var direction: CGFloat { strip.isAtRight ? -1 : 1 }
    private var natural: CGFloat { strip.naturalWidth(cell.frame.height) }
    private var width: CGFloat { cell.frame.width }

    // MARK: The finger

    func begin(at point: CGPoint, time: Double, history: [(point: CGPoint, time: Double)]) {
        isHeld = true
        motion = nil
        origin = point.x
        start = travel(for: reveal)
        tracker = VelocityTracker()
        for sample in history { tracker.add(position: Double(sample.point.x), time: sample.time) }
        tracker.add(position: Double(point.x), time: time)
    }

    func move(to point: CGPoint, time: Double) {
        guard isLive else { return }
        tracker.add(position: Double(point.x), time: time)
        setReveal(resisted(start + direction * (point.x - origin)))
        arm(canBeFull && reveal >= max(width * SwipeMetrics.fullShare, natural + SwipeMetrics.fullReserve))
    }

    func end(time: Double) {
        guard isLive else { return }
        isHeld = false
        if isArmed {
            runFirst(time)
            return close()
        }
        let velocity = direction * CGFloat(tracker.velocity(at: time))
        let opens = abs(velocity) > SwipeMetrics.flick ? velocity > 0 : reveal > natural / 2
        settle(opens ? natural : 0, velocity: velocity)
    }

    func cancel() {
        guard isLive else { return }
        isHeld = false
        close()
    }

    private var isLive: Bool { !cell.isDead && cell.swipe === self }
    /// While rows are edited the button that deletes must be tapped.
    private var canBeFull: Bool { allowsFull && cell.list?.editing.isOn != true }

    /// Freely as far as the buttons reach, and on where a full swipe does something; else with the resistance of an edge (F-10).
    private func resisted(_ travel: CGFloat) -> CGFloat {
        let natural = natural
        if travel <= 0 { return 0 }
        if travel <= natural || canBeFull { return min(travel, width) }
        return natural + CGFloat(RubberBand.offset(forTravel: Double(travel - natural), viewport: Double(width)))
    }

    private func travel(for reveal: CGFloat) -> CGFloat {
        let natural = natural
        if reveal <= natural || canBeFull { return reveal }
        return natural + CGFloat(RubberBand.travel(forOffset: Double(reveal - natural), viewport: Double(width)))
    }

    private func setReveal(_ new: CGFloat) {
        guard new != reveal else { return }
        reveal = new
        cell.setNeedsPlacement()
        if cell.controls.isShown { cell.setNeedsPaint() }
    }

    private func arm(_ flag: Bool) {
        guard flag != isArmed else { return }
        isArmed = flag
        filling = AnimatedValue(from: strip.fill, to: flag ? 1 : 0, animation: SwipeMetrics.filling, startTime: cell.engine.time)
        cell.list?.keepMoving()
    }

    /// Runs the action of the outermost button.
    private func runFirst(_ time: Double) {
        func search(_ node: LayoutNode) -> GestureLayout? {
            if let gesture = node as? GestureLayout, gesture.tap != nil { return gesture }
            for child in node.children { if let found = search(child) { return found } }
            return nil
        }
        guard let button = strip.children.first.flatMap(search), let tap = button.tap else { return }
        cell.list?.rememberPlaces()
        button.countTap(at: time, tap)
    }

    // MARK: By itself

    func open() { settle(natural, velocity: 0) }
    func close() {
        guard isLive else { return }
        arm(false)
        settle(0, velocity: 0)
    }

    private func settle(_ target: CGFloat, velocity: CGFloat) {
        isHeld = false
        let engine = cell.engine
        if target > 0 {
            if engine.openRow !== cell { engine.openRow?.swipe?.close() }
            engine.openRow = cell
        } else if engine.openRow === cell {
            engine.openRow = nil
        }
        motion = AnimatedValue(
            from: reveal, to: target, animation: SwipeMetrics.settling, startTime: engine.time, initialVelocity: velocity)
        cell.list?.keepMoving()
    }

    /// Goes on to the frame's time. - Returns: whether there is more to come.
    func advance(to time: Double) -> Bool {
        if let filling {
            strip.fill = filling.value(at: time)
            if filling.isFinished(at: time) { self.filling = nil }
        }
        if let motion, !isHeld {
            setReveal(max(motion.value(at: time), 0))
            if motion.isFinished(at: time) {
                self.motion = nil
                if motion.target == 0 {
                    cell.swipeDidEnd()
                    return false
                }
            }
        }
        return motion != nil || filling != nil
    }
}
