import Foundation
import ScrollworkBase

/// A reading of a scroll view's geometry, in points. The offset grows as the content moves towards the start (S-01, S-10, S-11).
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
    /// Origin of the visible area in the content; rests at minus the start inset; not clamped while overscrolled (S-04).
    public var contentOffset: CGPoint
    /// Size of the content without insets.
    public var contentSize: CGSize
    /// Safe area and content margins on the scrolling axes.
    public var contentInsets: EdgeInsets
    /// Size of the scroll view less the insets.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The container at the offset.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The whole scroll view at the offset.
    public var visibleRect: CGRect {
        CGRect(
            origin: contentOffset,
            size: CGSize(width: containerSize.width + contentInsets.horizontal, height: containerSize.height + contentInsets.vertical))
    }
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), containerSize: \(containerSize))"
    }
}

/// What a scroll view is doing (S-90).
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// What goes with a change of phase.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// Points per second, sign of the offset's change (S-97).
    public let velocity: CGVector?
}

/// Whether a bar is shown (S-122).
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
    /// Hidden bars may still show where there is a mouse; `never` does not.
    package func isShown(on profile: PlatformProfile) -> Bool {
        switch kind {
        case .automatic, .visible: true
        case .hidden, .never: false
        }
    }
}

/// Whether a scroll view may adjust its offset by itself when its content or size changes (S-55).
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
    let isEnabled: Bool
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(isEnabled: true) }
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior(isEnabled: false) }
}

private struct AdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[AdjustmentKey.self] }
        set { self[AdjustmentKey.self] = newValue }
    }
}

/// Why an offset changed, as the trace names it.
package enum ScrollCause: String, Sendable {
    case drag, momentum, wheel, key, program, animation, resize, content, restore, bounce
    /// What the user looks at was kept in its place.
    case anchor
    /// What is typed was brought out from under the keyboard.
    case keyboard

    /// Whether the user's hand did it.
    var isUser: Bool {
        switch self {
        case .drag, .momentum, .wheel, .key, .bounce: true
        case .program, .animation, .resize, .content, .restore, .anchor, .keyboard: false
        }
    }
    /// Whether the content was brought somewhere on purpose, so that it no longer keeps to its initial anchor (S-64).
    var positions: Bool { isUser || self == .program || self == .animation || self == .keyboard }
}
