import SwiftUI

/// Brings one scroll view to a position as soon as that can be reached, and tells the program's movements from the user's.
///
/// A position is *pending* from the request on: before the first layout, and while the content is too short for it, in which case the scroll
/// view waits as near as it can. It is dropped when somebody else moves the scroll view.
@MainActor final class ScrollPositioner {
    /// Whether a position that was reached stays pending, so that content that shrinks and grows again is where it was.
    let keepsPlace: Bool
    /// Moves the scroll view to a legal offset: points, 0 at rest at the start.
    private var scroll: (_ offset: CGPoint, _ reading: ScrollOffset) -> Void = { _, _ in }
    private var reading: ScrollOffset?
    private var pending: CGPoint?
    /// Where the scroll view was sent last.
    private var expected: CGPoint?
    /// Whether the system moves it there now.
    private var isAnimating = false

    init(keepsPlace: Bool) { self.keepsPlace = keepsPlace }

    /// The present way to move the scroll view.
    func attach(_ scroll: @escaping (_ offset: CGPoint, _ reading: ScrollOffset) -> Void) { self.scroll = scroll }

    /// Asks for a position: points, 0 at rest at the start; brought into range when it is carried out. A number that is not finite leaves its
    /// axis where it is.
    func go(to point: CGPoint) {
        let present = reading?.resting ?? .zero
        guard point.x.isFinite || point.y.isFinite else { return }
        pending = CGPoint(x: point.x.isFinite ? point.x : present.x, y: point.y.isFinite ? point.y : present.y)
        if let reading, let pending, reading.clamped(pending) != reading.point { send(to: reading.clamped(pending), reading) }
    }

    /// Forgets what was asked for.
    func drop() {
        pending = nil
        expected = nil
        isAnimating = false
    }

    /// The system began or ended a movement that the program asked for.
    func setAnimating(_ isAnimating: Bool) { self.isAnimating = isAnimating }

    /// Takes a new reading.
    /// - Returns: whether the program's own request led to it, or is still on its way.
    func receive(_ new: ScrollOffset) -> Bool {
        let old = reading
        reading = new
        guard pending != nil else { return false }
        if let old, !isOwn(from: old, to: new) {
            drop()
            return false
        }
        advance(new)
        return true
    }

    private func advance(_ reading: ScrollOffset) {
        guard let pending, !isAnimating else { return }
        let legal = reading.clamped(pending)
        if !legal.isNear(reading.point) {
            // On the way there by itself, or pushed away by a change of the content.
            if expected == legal, reading.point != reading.clamped(reading.point) { return }
            send(to: legal, reading)
        } else if !keepsPlace, legal.isNear(pending) {
            self.pending = nil
        }
    }

    private func send(to offset: CGPoint, _ reading: ScrollOffset) {
        expected = offset
        scroll(offset, reading)
    }

    /// Whether a movement is the request's: it ends where it was sent, leads there, or is the scroll view's own return into a range that
    /// became shorter.
    private func isOwn(from old: ScrollOffset, to new: ScrollOffset) -> Bool {
        if isAnimating || new.point.isBetween(old.point, new.clamped(old.point)) { return true }
        guard let expected else { return false }
        return new.point.isNear(new.clamped(expected)) || new.point.isBetween(old.point, expected)
    }
}

extension CGPoint {
    /// As close as systems round offsets to pixels.
    func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) <= 0.5 && abs(y - other.y) <= 0.5 }

    /// Whether both numbers lie between those of two points, ends included.
    func isBetween(_ a: CGPoint, _ b: CGPoint) -> Bool {
        (min(a.x, b.x)...max(a.x, b.x)).contains(x) && (min(a.y, b.y)...max(a.y, b.y)).contains(y)
    }
}
