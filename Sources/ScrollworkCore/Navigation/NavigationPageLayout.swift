import Foundation
import ScrollworkBase

/// The box of a page: the content between the bars, the bars over it.
package final class NavigationPageLayout: LayoutNode, PreferenceReader {
    private var content: NavigationContentLayout!
    private var bar: LayoutNode!
    private var bottomBar: LayoutNode!
    private var found = NavigationBarContent()
    var onRead: (() -> Void)?

    func setContent(_ box: LayoutNode) {
        content = NavigationContentLayout(owner: owner)
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
    func setHeights(top: CGFloat, bottom: CGFloat, fills: Bool) {
        guard content.bars.top != top || content.bars.bottom != bottom || content.fills != fills else { return }
        let oldBars = content.bars
        content.bars = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        content.fills = fills
        content.safeAreaDidChange(from: oldBars)
        content.setNeedsMeasure()
        setNeedsMeasure()
        setNeedsPaint()
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
        if let bar, content.bars.top > 0 { result.append(bar) }
        if let bottomBar, content.bars.bottom > 0 { result.append(bottomBar) }
        return result
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

    override package func placeChildren() {
        place(content, at: .zero, proposal: placedProposal ?? .unspecified)
        let bars = content.bars
        if bars.top > 0 { place(bar, at: .zero, proposal: ProposedViewSize(width: size.width, height: bars.top)) }
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
    /// Whether the page takes all it is offered or hugs its content (M-131).
    var fills = true

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
