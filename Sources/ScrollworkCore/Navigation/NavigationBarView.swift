import Foundation
import ScrollworkBase

/// The bar at the top of a page: back button, title, items; a large title below.
struct NavigationBarView: View {
    nonisolated(unsafe) let bar: NavigationBarContent
    nonisolated let isLarge: Bool
    /// The stack to go back in; nil without a back button.
    nonisolated(unsafe) let back: NavigationModel?
    /// Of the page that the back button leads to.
    nonisolated let backTitle: Text?
    nonisolated let profile: PlatformProfile

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            NavigationBarRow(margin: 16) {
                HStack(spacing: 16) {
                    if let back { NavigationBackButton(model: back, title: backTitle) }
                    ToolbarItems(bar.items.filter { $0.placement.bar == .leading })
                }
                ZStack {
                    if let principal = bar.items.last(where: { $0.placement.bar == .principal }) {
                        ScopedView(principal)
                    } else if !isLarge, let title = bar.title {
                        title.font(profile.inlineTitleFont).lineLimit(1)
                    }
                }
                HStack(spacing: 16) {
                    ToolbarItems(bar.items.filter { $0.placement.bar == .trailing })
                }
            }
            .frame(height: profile.inlineBarHeight)
            if isLarge {
                ZStack {
                    if let title = bar.title { title.font(.system(size: 34, weight: .bold)).lineLimit(1) }
                }
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: profile.largeTitleHeight)
            }
        }
        .background(bar.hidesBackground == true ? AnyShapeStyle(Color.clear) : bar.background?.style ?? AnyShapeStyle(Material.bar))
        .overlay(alignment: .bottom) { if bar.hidesBackground != true { Divider() } }
    }
}

/// Items at the bottom of a page, evenly spread.
struct NavigationBottomBarView: View {
    nonisolated(unsafe) let items: [ToolbarEntry]
    var body: some View {
        HStack(spacing: 16) { ToolbarItems(items.filter { $0.placement.bar == .bottom }) }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Material.bar)
            .overlay(alignment: .top) { Divider() }
    }
}

/// Says where it leads to, "Back" where there is no room for that or nothing to say, and nothing where there is no room for either.
private struct NavigationBackButton: View {
    nonisolated(unsafe) let model: NavigationModel
    nonisolated let title: Text?
    var body: some View {
        Button {
            model.pop()
        } label: {
            HStack(spacing: 5) {
                Image(systemName: "chevron.left")
                ViewThatFits(in: .horizontal) {
                    title
                    Text(verbatim: "Back")
                    EmptyView()
                }
                .font(.body)
                .lineLimit(1)
            }
        }
    }
}

/// Leading items, title, trailing items: the title in the middle of the bar where it fits there, else in the middle of what is left.
private struct NavigationBarRow: Layout {
    /// To the bar's ends and between the three, points.
    var margin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = sizes.reduce(2 * margin) { $0 + $1.width }
        return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? (sizes.map(\.height).max() ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        // The title is served first; what leads back takes what is left beside it.
        let ideal = subviews[1].sizeThatFits(.unspecified).width
        let beside = ProposedViewSize(width: max((bounds.width - ideal) / 2 - 2 * margin, 0), height: bounds.height)
        let leading = subviews[0].sizeThatFits(beside)
        let trailing = subviews[2].sizeThatFits(.unspecified)
        let start = bounds.minX + margin + (leading.width > 0 ? leading.width + margin : 0)
        let end = bounds.maxX - margin - (trailing.width > 0 ? trailing.width + margin : 0)
        let offer = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
        let title = subviews[1].sizeThatFits(offer)
        var x = bounds.midX - title.width / 2
        if x < start || x + title.width > end { x = start + max(end - start - title.width, 0) / 2 }
        subviews[0].place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading, proposal: beside)
        subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
        subviews[2].place(
            at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    }
}

extension PlatformProfile {
    /// The title in a bar (UIKit: headline weight at body size; AppKit: the title bar font).
    var inlineTitleFont: Font { kind == .iOS ? .system(size: 17, weight: .semibold) : .system(size: 13, weight: .bold) }
}
