import SwiftUI

/// A vertical scroll view with a header that shrinks while its content scrolls.
///
/// ```swift
/// CollapsingHeader(minHeight: 60, maxHeight: 240) { state in
///     Image("mountains").resizable().scaledToFill()
///         .opacity(1 - state.progress)
/// } content: {
///     ForEach(trails) { TrailRow(trail: $0) }
/// }
/// ```
///
/// **Heights** are points below the safe area: under a bar of 100 points, a header of 60 lies right below it and is 60 high. The bar is
/// counted once and never made up for. What ignores the safe area in the header, as a background style does by itself, reaches under the bar
/// as well; what does not, keeps clear of it. Where the whole view ignores the safe area (`.ignoresSafeArea(edges: .top)`) the heights count
/// from the screen's top instead.
///
/// **The header belongs to the content**: it may have buttons, drags and wheels that begin on it scroll, and what it covers cannot be
/// touched through it. It takes touches inside its current height only. The header is centred in its frame and not clipped; where its own
/// least size is larger than the frame, add `.clipped()`.
///
/// **The offset alone decides** (`CollapsingHeaderState.at`): the room for the header in the content is the same at every offset, so the
/// header's height never moves the content. Where the content is too short to scroll by `maxHeight - minHeight`, the header collapses as
/// far as it scrolls.
///
/// **Cost of a change of offset:** one geometry reader and what it shows, the header; nothing of the content is evaluated or measured.
///
/// Targets of `ScrollViewProxy.scrollTo` with the anchor `.top` come to lie under the collapsed header; `CollapsingHeaderStop` names the two
/// places where the header rests. `onScrollOffsetChange` observes it as it does any scroll view. When `maxHeight` changes while the content is scrolled, the content stays where it is on the screen (from
/// iOS 17, macOS 14 on).
public struct CollapsingHeader<Header: View, Content: View>: View {
    private let heights: HeaderHeights
    private let stretches: Bool
    private let snaps: Bool
    private let showsIndicators: Bool
    private let header: (CollapsingHeaderState) -> Header
    private let content: Content
    @Namespace private var container
    @State private var memory = HeaderMemory()

    /// - Parameters:
    ///   - minHeight: Height of the collapsed header, points; counts as 0 where it is negative or no finite number.
    ///   - maxHeight: Height at rest at the top, points; counts as `minHeight` where it is smaller or no finite number: such a header keeps
    ///     its height.
    ///   - stretches: Whether the header grows while the content is pulled past its top. Otherwise it stays, and the content leaves it.
    ///   - snaps: Whether scrolling that would end with a half collapsed header ends at the nearer of full and least height instead: where
    ///     the system has scroll target behaviours, that is from iOS 17, macOS 14, tvOS 17, watchOS 10 and visionOS 1 on. Choose it once:
    ///     a change makes the scroll view anew, at its top.
    ///   - showsIndicators: Whether the scroll view shows its indicator where the system would.
    ///   - header: Makes the header. Called once per change of the offset, with the state in the same frame.
    ///   - content: What scrolls; several views are stacked as in a `ScrollView`.
    public init(
        minHeight: CGFloat, maxHeight: CGFloat, stretches: Bool = true, snaps: Bool = false, showsIndicators: Bool = true,
        @ViewBuilder header: @escaping (CollapsingHeaderState) -> Header, @ViewBuilder content: () -> Content
    ) {
        heights = HeaderHeights(minHeight: minHeight, maxHeight: maxHeight)
        self.stretches = stretches
        self.snaps = snaps
        self.showsIndicators = showsIndicators
        self.header = header
        self.content = content()
    }

    public var body: some View {
        GeometryReader { bounds in
            ScrollViewReader { proxy in
                ScrollView(.vertical, showsIndicators: showsIndicators) {
                    VStack(spacing: 0) {
                        PinnedHeader(
                            heights: heights, stretches: stretches, topInset: bounds.safeAreaInsets.top, container: container,
                            memory: memory, header: header
                        )
                        .id(CollapsingHeaderStop.expanded)
                        .zIndex(1)
                        VStack { content }
                            .id(CollapsingHeaderStop.collapsed)
                    }
                    .modifier(ContentSource(axes: .vertical, topInset: heights.minHeight))
                }
                .headerSnapping(snaps, travel: heights.travel)
                // The part of the header that never goes is safe area: scroll targets and indicators keep clear of it.
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: heights.minHeight).allowsHitTesting(false) }
                // Outside of the inset, where the header's top is.
                .coordinateSpace(name: container)
                .onHeightsChange(heights) { old, new in
                    guard let offset = memory.offset(after: old, becomes: new) else { return }
                    scroll(to: offset, with: proxy, viewport: bounds.size.height - new.minHeight, room: new.travel)
                }
            }
        }
    }

    /// Scrolls to an offset by the one way that all systems have: the anchor point of the header's room meets the same point of the viewport,
    /// which puts the offset at anchor · (room - viewport).
    private func scroll(to offset: CGFloat, with proxy: ScrollViewProxy, viewport: CGFloat, room: CGFloat) {
        guard room != viewport else { return }
        proxy.scrollTo(CollapsingHeaderStop.expanded, anchor: UnitPoint(x: 0, y: offset / (room - viewport)))
    }
}
