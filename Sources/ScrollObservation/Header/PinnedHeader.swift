import SwiftUI

/// The room that the header takes up in the content, and the header in it, held at the container's top.
///
/// The room is as high as the header's travel and never changes with the offset, so nothing that the header does can move the content. The
/// header itself is placed by a geometry reader: it is right in the frame in which the offset changes, and no state is written.
struct PinnedHeader<Header: View>: View {
    let heights: HeaderHeights
    let stretches: Bool
    /// Height of what covers the container's top (status bar, navigation bar), points.
    let topInset: CGFloat
    /// The coordinate space of the container: its origin is the header's top left corner.
    let container: Namespace.ID
    let memory: HeaderMemory
    @ViewBuilder let header: (CollapsingHeaderState) -> Header

    var body: some View {
        GeometryReader { room in
            // From the top of the room to the top of the container.
            let shift = -room.frame(in: .named(container)).minY
            // At rest the room begins where the collapsed header ends.
            let offset = shift + heights.minHeight
            let state = CollapsingHeaderState.at(offset: offset, heights, stretches: stretches)
            let _: Void = memory.offset = offset
            header(state)
                .frame(width: room.size.width, height: state.height)
                // What ignores the safe area in the header reaches under the bar; the rest keeps clear of it.
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: topInset) }
                .frame(height: state.height + topInset)
                // A header that is higher than it may be shows outside of its frame at most; it takes no touches there.
                .contentShape(Rectangle())
                .offset(y: shift - topInset)
        }
        .frame(height: heights.travel)
    }
}
