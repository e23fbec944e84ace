import Foundation
import ScrollworkBase

/// The box of a tab view: as large as it is offered, the selected page in it, the bar at an edge.
package final class TabPagesLayout: ContainerLayout, PreferenceReader {
    /// The bar's edge, and its height in points.
    package enum Bar: Equatable, Sendable {
        case top(CGFloat)
        case bottom(CGFloat)
        case none
    }

    private var boxes: [(page: LayoutNode, box: TabPageBox)] = []
    private var barBox: LayoutNode!
    private var selected = 0
    private var wantedBar = Bar.none
    private var isBarHidden = false
    /// The pages, or what the bar shows for them, may be others.
    var onPagesChange: (() -> Void)?
    /// When the bar becomes small, whether it is, and who draws it so.
    var minimizes = TabBarMinimizeBehavior.automatic { didSet { if minimizes != oldValue { minimize(false) } } }
    private(set) var isMinimized = false
    var onMinimize: (() -> Void)?
    private var direction = ScrollDirection()

    /// The user scrolled the selected page.
    func pageScrolled(by delta: CGFloat, isAtStart: Bool) {
        guard case .bottom = bar, minimizes.kind == .onScrollDown || minimizes.kind == .onScrollUp else { return }
        let wanted = direction.add(delta).map { ($0 > 0) == (minimizes.kind == .onScrollDown) }
        minimize(isAtStart && minimizes.kind == .onScrollDown ? false : wanted ?? isMinimized)
    }

    func minimize(_ flag: Bool) {
        guard flag != isMinimized else { return }
        isMinimized = flag
        direction.reset()
        onMinimize?()
    }

    func setBar(_ box: LayoutNode) {
        barBox = box
        box.parent = self
    }

    /// Shows a page, by its place among the pages.
    func select(_ index: Int, bar: Bar) {
        let changed = index != selected || bar != wantedBar || pageBoxes.indices.contains { pageBoxes[$0].isShown != ($0 == index) }
        if index != selected { minimize(false) }
        selected = index
        wantedBar = bar
        guard changed else { return }
        for (place, box) in pageBoxes.enumerated() { box.show(place == index) }
        updateBar()
        setNeedsMeasure()
        setNeedsPaint()
    }

    private var bar: Bar { isBarHidden ? .none : wantedBar }

    private func updateBar() {
        let values = shownBox?.child.preferences
        isBarHidden = values?.value(TabBarHiddenKey.self) ?? values?.value(NavigationBarKey.self)?.hidesTabBar ?? false
    }

    /// A wrapper for each page, kept as long as the page.
    private var pageBoxes: [TabPageBox] {
        let pages = collectedElements
        if boxes.count != pages.count || zip(boxes, pages).contains(where: { $0.page !== $1 || $1.parent !== $0.box }) {
            let known = boxes
            boxes = pages.map { page in
                let box = known.first { $0.page === page }?.box ?? TabPageBox(owner: owner)
                box.parent = self
                box.child = page
                return (page, box)
            }
            for (place, box) in boxes.map(\.box).enumerated() { box.show(place == selected) }
        }
        return boxes.map(\.box)
    }

    private var shownBox: TabPageBox? {
        let all = pageBoxes
        return all.indices.contains(selected) ? all[selected] : nil
    }

    override package var children: [LayoutNode] { pageBoxes + (barBox.map { bar == .none ? [] : [$0] } ?? []) }

    override package func contentDidChange() {
        super.contentDidChange()
        onPagesChange?()
    }
    /// What is in it is where it is put.
    override package var animatesPlaces: Bool { false }
    override package func traitsDidChange() { onPagesChange?() }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let ideal = shownBox?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    /// Pages that are hidden stay as they were (M-197).
    override package func placeChildren() {
        var area = bounds
        var bars = EdgeInsets()
        switch bar {
        case .bottom(let height):
            // Pages reach under the bar; it is safe area for them.
            bars.bottom = height
            place(barBox, at: CGPoint(x: 0, y: size.height - height), proposal: ProposedViewSize(width: size.width, height: height))
        case .top(let height):
            area = CGRect(x: 0, y: height, width: size.width, height: max(size.height - height, 0))
            place(barBox, at: .zero, proposal: ProposedViewSize(width: size.width, height: height))
        case .none: break
        }
        guard let shownBox else { return }
        shownBox.setBars(bars)
        place(shownBox, at: area.origin, proposal: ProposedViewSize(area.size))
    }

    override package func preferencesBelowDidChange() { engine.enqueuePreferenceReader(self) }
    package func readPreferences() {
        let wasHidden = isBarHidden
        updateBar()
        guard isBarHidden != wasHidden else { return }
        setNeedsMeasure()
        setNeedsPaint()
    }

    override package func makeSpacing() -> ViewSpacing { ViewSpacing() }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
}

/// A page in a tab view: clear of the bar, drawn and touched while it is selected.
package final class TabPageBox: PaintEffectLayout, SafeAreaProvider, ScrollFollower {
    private var bars = EdgeInsets()
    private(set) var isShown = true

    func show(_ flag: Bool) {
        guard flag != isShown || apply == nil else { return }
        isShown = flag
        takesEvents = flag
        setEffect { display, _ in display.opacity = flag ? 1 : 0 }
        preferencesDidChange()
        if flag { setNeedsPlacement() }
    }

    func setBars(_ new: EdgeInsets) {
        guard new != bars else { return }
        bars = new
        setNeedsMeasure()
        safeAreaDidChange(.vertical)
    }

    package func contentScrolled(by delta: CGFloat, isAtStart: Bool) {
        if isShown { (parent as? TabPagesLayout)?.pageScrolled(by: delta, isAtStart: isAtStart) }
    }

    package var safeArea: EdgeInsets { bars }
    package var safeBounds: CGRect { bounds.inset(by: bars) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner = child.sizeThatFits(proposal.inset(by: bars))
        return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + bars.vertical)
    }

    override package func placeChildren() {
        let offer = ProposedViewSize(size).inset(by: bars)
        let inner = child.sizeThatFits(offer)
        let free = max(size.height - bars.vertical, 0) - inner.height
        place(child, at: CGPoint(x: (size.width - inner.width) / 2, y: bars.top + free / 2), proposal: offer)
    }

    /// What a hidden page wants in the bars around the tab view does not count; all else it goes on reporting (M-197).
    override package func makePreferences() -> PreferenceValues {
        let values = child.preferences.removing(TabBarHiddenKey.self)
        return isShown ? values : values.removing(NavigationBarKey.self)
    }

    override package func makeSpacing() -> ViewSpacing { ViewSpacing() }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }
}

/// Whether the selected page wants no tab bar.
package struct TabBarHiddenKey: PreferenceKey {
    package static var defaultValue: Bool { false }
    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() }
}
