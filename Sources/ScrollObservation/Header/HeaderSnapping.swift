import SwiftUI

/// Ends scrolling that would end with a half collapsed header at the nearer of the header's two stops.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct HeaderSnapping: ScrollTargetBehavior {
    /// Offset at which the header is collapsed, points.
    let travel: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        // Short content may end before the header is collapsed; its end is the second stop then.
        let collapsed = min(travel, max(context.contentSize.height - context.containerSize.height, 0))
        let end = target.rect.minY
        guard end > 0, end < collapsed else { return }
        target.rect.origin.y = end < collapsed / 2 ? 0 : collapsed
    }
}

extension View {
    /// Lets the scroll view in this view end at the header's stops, where the system has target behaviours.
    @ViewBuilder func headerSnapping(_ isOn: Bool, travel: CGFloat) -> some View {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), isOn {
            scrollTargetBehavior(HeaderSnapping(travel: travel))
        } else {
            self
        }
    }
}
