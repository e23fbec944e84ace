import Foundation
import ScrollworkBase

/// What a host hands in; points of the window, seconds on the host's clock.
package enum InputEvent {
    case pointerDown(CGPoint)
    case pointerMoved(CGPoint)
    case pointerUp(CGPoint)
    case pointerCancelled
    /// A precise wheel or touchpad: points, positive scrolls towards the end (F-41).
    case wheel(CGPoint, delta: CGPoint)
    /// Fingers move on a touchpad; the gesture goes on until they lift (F-48). Points, positive scrolls towards the end.
    case touchpad(CGPoint, delta: CGPoint)
    /// The fingers left the touchpad: Wayland's axis_stop.
    case touchpadLifted
    /// A notched wheel: notches, positive towards the end; fractions are legal (F-48).
    case notch(CGPoint, delta: CGPoint, isShiftPressed: Bool)
    case key(ScrollKey)
    case text(String)
}

/// Keys that scroll (F-44).
package enum ScrollKey: String, CaseIterable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end, space, shiftSpace
}
