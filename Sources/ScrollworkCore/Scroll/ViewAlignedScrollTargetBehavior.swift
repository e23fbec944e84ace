import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// Ends with a target view aligned to the visible area (S-114).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one gesture may go (S-115).
    public struct LimitBehavior {
        package enum Kind { case automatic, always, byFew, byOne, never }
        package let kind: Kind
        /// A few where there is little room: in a compact size class of the axis.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// A few views.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// A few views: as many as fit the container (S-116).
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .byFew) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .byOne) }
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
    /// - Parameter anchor: the point of the view and of the visible area that meet; nil means the leading top corner.
    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }
    public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let alignment = anchor ?? .topLeading
        for axis in Axis.allCases where context.axes.contains(axis) {
            let stops = context.stops.along(axis, anchor: alignment[axis])
            let natural = target.rect.origin[axis]
            guard var end = stops.nearest(natural) else { continue }
            let start = context.originalTarget.rect.origin[axis]
            if context.event != .resize, let first = stops.nearest(start) {
                end = limited(end, from: first, stops, axis, context)
            }
            target.rect.origin[axis] = end
        }
        target.anchor = nil
    }

    private func limited(_ end: CGFloat, from first: CGFloat, _ stops: ScrollStops.Line, _ axis: Axis, _ context: TargetContext) -> CGFloat
    {
        let velocity = context.velocity[axis]
        let isFlick = context.event == .step || abs(Double(velocity)) >= FlingLimits.minimum
        let next = stops.next(first) ?? first
        let previous = stops.previous(first) ?? first
        if isFlick, context.event == .step || kind(axis, context) == .byOne {
            // At least one view, however small the step; by one, however hard the flick.
            let one = velocity > 0 ? next : previous
            if kind(axis, context) == .byOne { return one }
            return velocity > 0 ? max(end, one) : min(end, one)
        }
        switch kind(axis, context) {
        case .never: return end
        case .byOne: return min(max(end, previous), next)
        default:
            // As many views as fit the container lie within its length.
            let room = context.containerSize[axis]
            var lower = previous
            var upper = next
            while let further = stops.next(upper), further - first <= room { upper = further }
            while let further = stops.previous(lower), first - further <= room { lower = further }
            return min(max(end, lower), upper)
        }
    }

    private func kind(_ axis: Axis, _ context: TargetContext) -> LimitBehavior.Kind {
        guard limit.kind == .automatic else { return limit.kind }
        let room = axis == .horizontal ? context.environment.horizontalSizeClass : context.environment.verticalSizeClass
        return room == .compact ? .always : .never
    }

    public func properties(context: PropertiesContext) -> Properties {
        var result = Properties()
        switch limit.kind {
        case .always, .byFew, .byOne: result.limitsScrolls = true
        case .never: break
        case .automatic:
            let room =
                context.axes.contains(Axis.vertical) ? context.environment.verticalSizeClass : context.environment.horizontalSizeClass
            result.limitsScrolls = room == .compact
        }
        return result
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Ends with a view of the layout marked by `scrollTargetLayout()` aligned.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
    public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}
