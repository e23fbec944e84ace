import Foundation
import ScrollworkBase

/// Where a scroll view will come to rest, as a rectangle of its content (S-110).
public struct ScrollTarget {
    /// Points of the content; its size is the visible area's.
    public var rect: CGRect
    /// The point of the rectangle and of the visible area that meet; nil means the leading top corner.
    public var anchor: UnitPoint?
}

/// Decides where scrolling ends (S-110).
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Called when a gesture ends, with the natural end as target, and when the scroll view changes its size.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a behaviour may ask of the scroll view around it.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether one gesture goes a limited way only; it then ends sooner.
    public var limitsScrolls = false
    public init() {}
}

public struct ScrollTargetBehaviorPropertiesContext {
    public let environment: EnvironmentValues
    public let axes: Axis.Set
}

/// What a behaviour knows about the gesture (S-111).
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Why the behaviour is asked.
    package enum Event: Equatable {
        /// A finger or touchpad let go, or a precise wheel paused.
        case release
        /// A device that goes by steps wants to go on in the direction of the velocity: a wheel's notch, a key.
        case step
        case resize
    }

    /// The target when the gesture began.
    public let originalTarget: ScrollTarget
    /// Points per second, sign of the offset's change (S-97).
    public let velocity: CGVector
    public let contentSize: CGSize
    /// Without insets.
    public let containerSize: CGSize
    public let axes: Axis.Set
    package let environment: EnvironmentValues
    package let event: Event
    /// Where the content is now, as the target's rectangle counts.
    package let position: CGPoint
    package let stops: ScrollStops

    /// Values of the environment, such as the layout direction.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    nonisolated(unsafe) public var base: any ScrollTargetBehavior
    nonisolated public init(_ base: some ScrollTargetBehavior) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey { static var defaultValue: AnyScrollTargetBehavior? { nil } }

extension EnvironmentValues {
    package var scrollTargetBehavior: AnyScrollTargetBehavior? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets where scrolling ends in the scroll views inside, but not in those inside their content. Wheels and keys go by it, too: a notch
    /// goes at least one stop on.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        nonisolated(unsafe) let behavior = AnyScrollTargetBehavior(behavior)
        return modifier(EnvironmentModifier { $0.scrollTargetBehavior = behavior })
    }
}
