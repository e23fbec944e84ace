import SwiftUI

/// Steering by a `ScrollViewProxy` that scrolls to the mark at the content's start, for systems without `ScrollPosition`.
struct MarkerSteering: ViewModifier {
    let positioner: ScrollPositioner
    let wanted: WantedOffset?
    let report: @MainActor (ScrollOffset, Bool) -> Void

    func body(content: Content) -> some View {
        let _: Void = wanted.map(positioner.announce) ?? ()
        ScrollViewReader { proxy in
            content
                .modifier(
                    ContentListener { [positioner, report] offset, marker in
                        positioner.attach { proxy.scrollTo(marker, anchor: MarkerSteering.anchor($0, in: $1.viewportSize)) }
                        report(offset, positioner.receive(offset))
                    }
                )
                .background {
                    if let wanted { OffsetFollower(x: wanted.point.x, y: wanted.point.y, number: wanted.number, positioner: positioner) }
                }
        }
    }

    /// A view without size at the content's start, aligned with the point -offset/size of the visible area, is -offset from its start (S-20,
    /// S-24). Along an axis without size there is nothing to align.
    static func anchor(_ offset: CGPoint, in size: CGSize) -> UnitPoint {
        UnitPoint(x: size.width > 0 ? -offset.x / size.width : 0, y: size.height > 0 ? -offset.y / size.height : 0)
    }
}

/// Follows a binding's value, frame by frame where it was written in an animation: an invisible view whose animatable data the offset is.
///
/// Scrolling to a mark by itself would ignore the animation's curve on older systems, and outside of the update it is not known there.
private struct OffsetFollower: View, Animatable {
    var x: CGFloat
    var y: CGFloat
    let number: Int
    let positioner: ScrollPositioner

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    var body: some View {
        Color.clear.frame(width: 0, height: 0)
            // Silent once the scroll view moves by itself: what it writes to the binding then is no step, and many come in one frame.
            .preference(
                key: FollowedOffsetKey.self,
                value: positioner.isFollowing(number) ? WantedOffset(point: CGPoint(x: x, y: y), number: number) : nil
            )
            .onPreferenceChange(FollowedOffsetKey.self) { [positioner] step in
                guard let step else { return }
                // Preferences are delivered on the main thread; newer SDKs only no longer say so in the closure's type.
                MainActor.assumeIsolated { positioner.follow(step) }
            }
            .transformPreference(FollowedOffsetKey.self) { $0 = nil }
    }
}

/// A step on its way from the follower to the listener on it.
private struct FollowedOffsetKey: PreferenceKey {
    static var defaultValue: WantedOffset? { nil }
    static func reduce(value: inout WantedOffset?, nextValue: () -> WantedOffset?) { value = value ?? nextValue() }
}
