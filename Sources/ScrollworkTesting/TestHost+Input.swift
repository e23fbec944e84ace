import Foundation
import ScrollworkCore
import SwiftUI

extension TestHost {
    /// A finger comes down, moves or lifts at the present time; the frame shows it.
    public func touchDown(at point: CGPoint) { send(.pointerDown(point)) }
    public func touchMove(to point: CGPoint) { send(.pointerMoved(point)) }
    public func touchUp(at point: CGPoint) { send(.pointerUp(point)) }
    /// The system takes the touch away, as for a call that comes in.
    public func touchCancel() { send(.pointerCancelled) }

    /// A pointer is moved to a place without a pressed button.
    public func hover(at point: CGPoint) { send(.pointerMoved(point)) }

    /// A precise wheel or touchpad moves by `delta` points; positive scrolls towards the end.
    public func wheel(at point: CGPoint, by delta: CGPoint) { send(.wheel(point, delta: delta)) }

    /// As `wheel`, but without a frame: the next frame gets all that was queued.
    public func queueWheel(at point: CGPoint, by delta: CGPoint) { engine.input.send(.wheel(point, delta: delta), at: time) }

    /// Two fingers on a touchpad move by `delta` points; positive scrolls towards the end. The view under the first movement keeps the
    /// gesture, and stretches a little past its edges, until `touchpadLift`.
    public func touchpad(at point: CGPoint, by delta: CGPoint) { send(.touchpad(point, delta: delta)) }

    /// The fingers leave the touchpad; what moved goes on by itself.
    public func touchpadLift() { send(.touchpadLifted) }

    /// A notched wheel turns by `notches`; positive scrolls towards the end.
    public func notch(at point: CGPoint, by notches: CGFloat, horizontal: Bool = false, shift: Bool = false) {
        send(.notch(point, delta: horizontal ? CGPoint(x: notches, y: 0) : CGPoint(x: 0, y: notches), isShiftPressed: shift))
    }

    /// A finger drags in a straight line, rests until no velocity is left, and lifts.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) {
        move(from: start, to: end, duration: duration)
        advance(by: 0.15)
        touchUp(at: end)
    }

    /// As `drag`, but the finger lifts while it moves.
    public func fling(from start: CGPoint, to end: CGPoint, duration: Double = 0.1) {
        move(from: start, to: end, duration: duration)
        touchUp(at: end)
    }

    private func move(from start: CGPoint, to end: CGPoint, duration: Double) {
        touchDown(at: start)
        let steps = max(Int((max(duration, 0) / frameInterval).rounded()), 1)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            elapse()
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
    }

    public func tap(at point: CGPoint) {
        touchDown(at: point)
        elapse()
        touchUp(at: point)
    }

    /// Taps the middle of the first visible text that is, or contains, `text`.
    /// - Returns: whether there was one.
    @discardableResult
    public func tap(_ text: String) -> Bool {
        let texts = self.texts
        guard let found = texts.first(where: { $0.string == text }) ?? texts.first(where: { $0.string.contains(text) }) else {
            return false
        }
        tap(at: CGPoint(x: found.frame.midX, y: found.frame.midY))
        return true
    }

    /// A key goes to the scroll view that was used last, or the first one that can use it.
    public func key(_ key: ScrollKeyName) { send(.key(ScrollKey(rawValue: key.rawValue)!)) }

    /// Whether a text input has the keyboard.
    public var hasFocus: Bool { engine.focus.focused != nil }

    /// Characters are typed, all in one event, into the text input that has the keyboard. "\n" is the return key, "\u{8}" deletes backwards.
    public func type(_ text: String) { send(.text(text)) }

    private func send(_ event: InputEvent) {
        engine.input.send(event, at: time)
        frame()
    }
}

/// Keys that scroll.
public enum ScrollKeyName: String, CaseIterable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end, space, shiftSpace
}
