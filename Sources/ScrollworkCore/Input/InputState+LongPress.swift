import Foundation
import ScrollworkBase

/// A finger that stays where it is (UILongPressGestureRecognizer).
extension InputState {
    /// The innermost view that waits for a long press begins to count.
    func beginLongPress(_ time: Double) {
        guard let node = touch?.gestures.first(where: { $0.node.longPress != nil && $0.node.isEnabled })?.node, let press = node.longPress
        else { return }
        touch?.longPress = (node, time + max(press.minimumDuration, 0))
        press.pressing(true)
        engine.requestFrame()
    }

    /// A finger that moved too far presses no longer.
    func followLongPress(to point: CGPoint) {
        guard let current = touch, let press = current.longPress?.node.longPress else { return }
        if hypot(point.x - current.start.x, point.y - current.start.y) > press.maximumDistance { endLongPress() }
    }

    /// The finger lifted or something else took the touch.
    func endLongPress() {
        guard let node = touch?.longPress?.node else { return }
        touch?.longPress = nil
        if !node.isDead { node.longPress?.pressing(false) }
    }

    /// Runs the action of a press that has lasted long enough; the touch is no tap then.
    func fireLongPress(at time: Double) {
        guard let current = touch?.longPress, time >= current.deadline - 1e-9 else { return }
        let press = current.node.longPress
        touch?.isTap = false
        setPressed(nil)
        endLongPress()
        guard !current.node.isDead, let press else { return }
        engine.report.actionsRun += 1
        engine.enqueueAction(current.node.owner) { press.action() }
    }

    /// Whether a press is still to become a long one: frames must go on.
    var awaitsLongPress: Bool { touch?.longPress != nil || touch?.rowPress != nil }
}

/// A finger that rests on a view.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    nonisolated(unsafe) private var changed: [(Bool) -> Void] = []
    nonisolated(unsafe) private var ended: [(Bool) -> Void] = []

    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: points that the finger may move meanwhile.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
    /// Hears that a finger came down.
    nonisolated public func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var result = self
        result.changed.append(action)
        return result
    }
    nonisolated public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var result = self
        result.ended.append(action)
        return result
    }
    nonisolated public func _configure(_ layout: _GestureTarget) {
        let value = self
        layout.layout.longPress = GestureLayout.LongPress(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance,
            pressing: { if $0 { for action in value.changed { action(true) } } }, action: { for action in value.ended { action(true) } })
    }
}

extension View {
    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: points that the finger may move meanwhile.
    ///   - onPressingChanged: told when a finger comes down, and when it lifts, moves too far or has pressed long enough.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier {
                $0.longPress = GestureLayout.LongPress(
                    minimumDuration: minimumDuration, maximumDistance: maximumDistance, pressing: onPressingChanged ?? { _ in },
                    action: action)
            })
    }
}
