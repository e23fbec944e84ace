import Foundation
import ScrollworkBase

/// Rows on their way to new places: where they were seen last, and how far they still are from where they belong.
struct RowMotions {
    /// Tops of rows in the scroll view at the moment of a change, points, and the frame that it belongs to.
    var remembered: [ObjectIdentifier: CGFloat] = [:]
    var frame = -1
    var running: [ObjectIdentifier: AnimatedValue<CGFloat>] = [:]
    /// The cells of a row that was put down and is on its way to its place.
    var lifted: [ListCellLayout]?
    /// How rows move (ours; UIKit's rows take about as long).
    static var animation: Animation { .easeInOut(duration: 0.25) }
}

extension ListLayoutNode {
    /// Notes where rows are seen, so that after a change of the data they move from there to their new places.
    func rememberPlaces() {
        let scrolled = scroller?.position.y ?? 0
        motions.frame = engine.frameNumber
        motions.remembered = [:]
        for cell in cells where cell.placedProposal != nil {
            motions.remembered[ObjectIdentifier(cell)] = cell.origin.y + cell.frame.minY - scrolled
        }
    }

    /// How far a row is shown from its place, points downwards.
    /// - Parameter top: of the row in the list.
    func displacement(of cell: ListCellLayout, row: Int, top: CGFloat) -> CGFloat {
        if let reorder { return reorder.displacement(ofRow: row, top: top) }
        let id = ObjectIdentifier(cell)
        if motions.frame == engine.frameNumber, let old = motions.remembered.removeValue(forKey: id) {
            let distance = old - (top - (scroller?.position.y ?? 0))
            motions.running[id] =
                abs(distance) > 0.01
                ? AnimatedValue(from: distance, to: 0, animation: RowMotions.animation, startTime: engine.time) : nil
            if abs(distance) > 0.01 { keepMoving() }
        }
        return motions.running[id]?.value(at: engine.time) ?? 0
    }

    /// Something moves: the next frame goes on.
    func keepMoving() { engine.keepAnimating(owner) }

    /// Brings everything that moves to the frame's time.
    func advance() {
        let time = engine.time
        var goesOn = false
        for cell in cells { if let swipe = cell.swipe, swipe.advance(to: time) { goesOn = true } }
        let editing = editing.advance(to: time)
        if editing.isChanged { rowsNeedMeasure() }
        if editing.goesOn { goesOn = true }
        if !motions.running.isEmpty {
            motions.running = motions.running.filter { !$0.value.isFinished(at: time) }
            setNeedsPlacement()
            if !motions.running.isEmpty { goesOn = true }
        }
        if motions.running.isEmpty, motions.frame != engine.frameNumber, let lifted = motions.lifted {
            for cell in lifted { cell.isLifted = false }
            motions.lifted = nil
            setNeedsPlacement()
            setNeedsPaint()
        }
        if let reorder, reorder.advance(to: time) { goesOn = true }
        if goesOn { keepMoving() }
    }
}
