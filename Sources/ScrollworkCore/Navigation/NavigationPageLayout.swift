import Foundation
import ScrollworkBase

/// The box of a page: the content between the bars, the bars over it.
package final class NavigationPageLayout: LayoutNode, PreferenceReader, CollapsingBar {
    private var content: NavigationContentLayout!
    private var bar: LayoutNode!
    private var bottomBar: LayoutNode!
    private var found = NavigationBarContent()
    var onRead: (() -> Void)?
    /// The bar is to look different: the large title went away as a whole or begins to come back, content came under it or left it.
    var onLooks: (() -> Void)?
    private(set) var contentIsUnder = false
    /// Of the title bar at its full height, points.
    private var fullHeight: CGFloat = 0
    package private(set) var collapsibleLength: CGFloat = 0
    package private(set) var returningLength: CGFloat = 0
    /// Of the large title, points; 0 without one.
    private var titleLength: CGFloat = 0
    package private(set) var collapse: CGFloat = 0
    /// How much higher the bar is drawn while content is pulled down, points.
    private var stretch: CGFloat = 0
    package weak var scroller: ScrollNode?

    func setContent(_ box: LayoutNode) {
        content = NavigationContentLayout(owner: owner)
        content.page = self
        content.child = box
        content.parent = self
    }

    func setBars(_ top: LayoutNode, _ bottom: LayoutNode) {
        bar = top
        bottomBar = bottom
        top.parent = self
        bottom.parent = self
    }

    /// Heights of the bars, points; 0 for none.
    /// - Parameters:
    ///   - title: how much of the upper one is a large title, which goes away while content scrolls under it.
    ///   - minimizable: how much of it goes away after that.
    ///   - returns: whether that comes back as soon as content is scrolled back.
    func setHeights(top: CGFloat, title: CGFloat, minimizable: CGFloat, returns: Bool, bottom: CGFloat, fills: Bool) {
        let collapsible = title + minimizable
        returningLength = returns ? minimizable : 0
        guard
            fullHeight != top || collapsibleLength != collapsible || titleLength != title || content.bars.bottom != bottom
                || content.fills != fills
        else { return }
        fullHeight = top
        titleLength = title
        if collapsible != collapsibleLength {
            // A title that becomes large over scrolled content is away at once; one that is no longer large gives back what was counted.
            let isScrolled = (scroller?.position.y ?? 0) > 0
            let rest = isScrolled && collapsible > collapsibleLength && title > 0 ? title : min(collapse, collapsible)
            scroller?.countCollapse(rest - collapse)
            collapse = rest
            collapsibleLength = collapsible
        }
        content.fills = fills
        setBars(EdgeInsets(top: top - collapse, leading: 0, bottom: bottom, trailing: 0))
        content.setNeedsMeasure()
        setNeedsMeasure()
        setNeedsPaint()
    }

    private func setBars(_ new: EdgeInsets) {
        let old = content.bars
        content.bars = new
        content.safeAreaDidChange(from: old)
    }

    /// Whether nothing is left of the large title.
    var isCollapsed: Bool { titleLength > 0 && collapse >= titleLength }

    package func setCollapse(_ length: CGFloat) {
        guard length != collapse else { return }
        let wasCollapsed = isCollapsed
        collapse = length
        var bars = content.bars
        bars.top = fullHeight - length
        setBars(bars)
        // A page that hugs its content is as large as that and the bars.
        if content.fills { content.setNeedsPlacement() } else { content.setNeedsMeasure() }
        setNeedsPlacement()
        if isCollapsed != wasCollapsed { onLooks?() }
    }

    package func setContentIsUnder(_ flag: Bool) {
        guard flag != contentIsUnder else { return }
        contentIsUnder = flag
        onLooks?()
    }

    package func setStretch(_ length: CGFloat) {
        guard length != stretch else { return }
        stretch = length
        setNeedsPlacement()
    }

    /// What the content wants in the bars, as of now.
    var wantedBar: NavigationBarContent {
        _ = preferences
        return found
    }

    override package func makePreferences() -> PreferenceValues {
        let inner = content.preferences
        found = inner.value(NavigationBarKey.self) ?? NavigationBarContent()
        // Bars belong to the innermost page, but for the tab bar, which is further out.
        let outer = inner.removing(NavigationBarKey.self)
        return found.hidesTabBar.map { outer.setting(TabBarHiddenKey.self, $0) } ?? outer
    }

    override package func preferencesBelowDidChange() { engine.enqueuePreferenceReader(self) }
    package func readPreferences() { if !isDead { onRead?() } }

    override package var children: [LayoutNode] {
        guard let content else { return [] }
        var result: [LayoutNode] = [content]
        if let bar, fullHeight > 0 { result.append(bar) }
        if let bottomBar, content.bars.bottom > 0 { result.append(bottomBar) }
        return result
    }

    /// What is in it is where it is put.
    override package var animatesPlaces: Bool { false }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override package func placeChildren() {
        place(content, at: .zero, proposal: placedProposal ?? .unspecified)
        let bars = content.bars
        if fullHeight > 0 {
            let height = bars.top + (collapsibleLength > 0 ? stretch : 0)
            place(bar, at: .zero, proposal: ProposedViewSize(width: size.width, height: height))
        }
        if bars.bottom > 0 {
            place(
                bottomBar, at: CGPoint(x: 0, y: size.height - bars.bottom),
                proposal: ProposedViewSize(width: size.width, height: bars.bottom))
        }
    }
}

/// Keeps the content between the bars; scroll views reach under them (S-12, S-13).
package final class NavigationContentLayout: WrapperLayout, SafeAreaProvider {
    var bars = EdgeInsets()
    package weak var page: NavigationPageLayout?
    /// Whether the page takes all it is offered or hugs its content (M-131).
    var fills = true

    /// What is in it is where it is put.
    override package var animatesPlaces: Bool { false }
    package var safeArea: EdgeInsets { bars }
    package var safeBounds: CGRect { bounds.inset(by: bars) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        if fills, let width = proposal.width, let height = proposal.height { return CGSize(width: max(width, 0), height: max(height, 0)) }
        let inner = child.sizeThatFits(proposal.inset(by: bars))
        let hugged = CGSize(width: inner.width, height: inner.height + bars.vertical)
        guard fills else { return hugged }
        return CGSize(width: max(proposal.width ?? hugged.width, 0), height: max(proposal.height ?? hugged.height, 0))
    }

    override package func placeChildren() {
        let offer = (fills ? ProposedViewSize(size) : placedProposal ?? .unspecified).inset(by: bars)
        let inner = child.sizeThatFits(offer)
        let height = max(size.height - bars.vertical, 0)
        place(child, at: CGPoint(x: (size.width - inner.width) / 2, y: bars.top + (height - inner.height) / 2), proposal: offer)
    }
}
