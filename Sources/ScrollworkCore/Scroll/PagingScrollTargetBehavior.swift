import Foundation
import ScrollworkBase
import ScrollworkPhysics

/// Ends on multiples of the visible length, one page a gesture at most (S-112, S-113).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let start = context.originalTarget.rect.origin[axis]
            if context.event == .resize {
                // The same page at its new length (S-119).
                let former = context.originalTarget.rect.size[axis]
                if former > 0 { target.rect.origin[axis] = (start / former).rounded() * length }
                continue
            }
            let first = (start / length).rounded()
            let now = context.position[axis] / length
            let velocity = context.velocity[axis]
            let page: CGFloat
            if context.event == .step {
                page = velocity > 0 ? first + 1 : first - 1
            } else if abs(Double(velocity)) >= FlingLimits.minimum {
                // A flick goes on to the next page in its direction.
                page = velocity > 0 ? now.rounded(.up) : now.rounded(.down)
            } else {
                page = now.rounded()
            }
            target.rect.origin[axis] = min(max(page, first - 1), first + 1) * length
        }
        target.anchor = nil
    }

    public func properties(context: PropertiesContext) -> Properties {
        var result = Properties()
        result.limitsScrolls = true
        return result
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Ends on multiples of the visible length.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
