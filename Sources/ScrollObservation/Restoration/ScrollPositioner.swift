import SwiftUI

/// Brings one scroll view to a position as soon as that can be reached, and tells the program's movements from all others.
///
/// A position is *pending* from the request on: before the first layout, and while the content is too short for it, in which case the scroll
/// view waits as near as it can. It is dropped when something else moves the scroll view.
@MainActor final class ScrollPositioner {
    /// Whether a position that was reached stays pending, so that content that shrinks and grows again is where it was.
    let keepsPlace: Bool
    /// Moves the scroll view to a legal offset: points, 0 at rest at the start.
    private var scroll: (_ offset: CGPoint, _ reading: ScrollOffset) -> Void = { _, _ in }
    private(set) var reading: ScrollOffset?
    private var pending: CGPoint?
    /// Where the scroll view was sent last, until it is moved otherwise.
    private var expected: CGPoint?
    /// Whether it has yet to come there.
    private var isInFlight = false
    /// Whether the system moves it there now, frame by frame.
    private var isAnimating = false
    /// The latest write that was seen, and whether its steps are still to be carried out.
    private var writeNumber = 0
    private var followsSteps = false
    private var awaitsStep = false

    init(keepsPlace: Bool) { self.keepsPlace = keepsPlace }

    /// The present way to move the scroll view.
    func attach(_ scroll: @escaping (_ offset: CGPoint, _ reading: ScrollOffset) -> Void) { self.scroll = scroll }

    // MARK: Requests

    /// Asks for a position: points, 0 at rest at the start; brought into range when it is carried out. A number that is not finite leaves its
    /// axis where it is.
    func go(to point: CGPoint) {
        guard point.x.isFinite || point.y.isFinite else { return }
        let present = reading?.resting ?? .zero
        let target = CGPoint(x: point.x.isFinite ? point.x : present.x, y: point.y.isFinite ? point.y : present.y)
        pending = target
        guard let reading else { return }
        let legal = reading.clamped(target)
        if legal != reading.point { send(to: legal, reading) } else { settle(reading) }
    }

    /// Whether a write is a new one.
    func isNew(_ write: WantedOffset) -> Bool {
        defer { writeNumber = write.number }
        return write.number != writeNumber
    }

    /// A write whose steps will come by `follow`. Until the first one nothing that moves is the user's.
    func announce(_ write: WantedOffset) {
        guard isNew(write) else { return }
        followsSteps = true
        awaitsStep = true
        // Where the scroll view begins is known before there is anything to scroll.
        if reading == nil { go(to: write.point) }
    }

    /// Whether the steps of a write are still carried out: nothing else has moved the scroll view since.
    func isFollowing(_ number: Int) -> Bool { followsSteps && number == writeNumber }

    /// Goes to a step on the way to what was written, the last of which is that itself.
    func follow(_ step: WantedOffset) {
        guard isFollowing(step.number) else { return }
        awaitsStep = false
        go(to: step.point)
    }

    /// Forgets what was asked for.
    /// - Returns: whether there was anything.
    @discardableResult func drop() -> Bool {
        defer {
            pending = nil
            expected = nil
            isInFlight = false
            isAnimating = false
            followsSteps = false
            awaitsStep = false
        }
        return pending != nil || isAnimating || followsSteps
    }

    private func send(to offset: CGPoint, _ reading: ScrollOffset) {
        expected = offset
        isInFlight = true
        scroll(offset, reading)
    }

    // MARK: Readings

    /// The system began to move the scroll view, in an animation that was asked for here or elsewhere.
    func beginAnimation() {
        if isInFlight { isAnimating = true } else { drop() }
    }

    /// The system came to rest. Sizes that changed on the way are made up for.
    func endAnimation() {
        guard isAnimating else { return }
        isAnimating = false
        guard let pending, let reading else { return }
        let legal = reading.clamped(pending)
        if legal.isNear(reading.point) { settle(reading) } else { send(to: legal, reading) }
    }

    /// Takes a new reading.
    /// - Returns: whether the program's own request led to it, or is still on its way.
    func receive(_ new: ScrollOffset) -> Bool {
        let old = reading
        reading = new
        if awaitsStep && pending == nil { return true }
        guard let pending else {
            drop()
            return false
        }
        guard let old else {
            let legal = new.clamped(pending)
            if legal != new.point { send(to: legal, new) } else { settle(new) }
            return true
        }
        guard isOwn(from: old, to: new) else {
            drop()
            return false
        }
        if let expected, new.point.isNear(expected) { isInFlight = false }
        let legal = new.clamped(pending)
        if legal.isNear(new.point) {
            settle(new)
        } else if !isAnimating, old.contentSize != new.contentSize || old.viewportSize != new.viewportSize {
            send(to: legal, new)
        }
        return true
    }

    /// The position is reached as far as the content goes.
    private func settle(_ reading: ScrollOffset) {
        guard !keepsPlace, let pending, reading.clamped(pending).isNear(pending) else { return }
        self.pending = nil
    }

    /// Whether a movement is the request's: it ends where the scroll view was sent, leads there, or is its own return into a range that became
    /// shorter.
    private func isOwn(from old: ScrollOffset, to new: ScrollOffset) -> Bool {
        if isAnimating || new.point.isBetween(old.point, new.clamped(old.point)) { return true }
        guard let expected else { return false }
        return new.point.isNear(new.clamped(expected)) || (isInFlight && new.point.isBetween(old.point, expected))
    }
}

/// What a binding holds, and how many times the program wrote it.
struct WantedOffset: Equatable, Sendable {
    var point: CGPoint
    /// 0 while only the scroll view has written.
    var number: Int
}

extension CGPoint {
    /// As close as systems round offsets to pixels.
    func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) <= 0.5 && abs(y - other.y) <= 0.5 }

    /// Whether both numbers lie between those of two points, ends included.
    func isBetween(_ a: CGPoint, _ b: CGPoint) -> Bool {
        (min(a.x, b.x)...max(a.x, b.x)).contains(x) && (min(a.y, b.y)...max(a.y, b.y)).contains(y)
    }
}
