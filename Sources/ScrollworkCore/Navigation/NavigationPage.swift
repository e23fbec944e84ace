import Foundation
import ScrollworkBase
import ScrollworkGraph

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// One page of a stack: its content under a title bar.
package struct NavigationPage: PrimitiveView {
    nonisolated let content: AnyView
    nonisolated let level: Int
    nonisolated(unsafe) let model: NavigationModel
    nonisolated init(content: AnyView, level: Int, model: NavigationModel) {
        self.content = content
        self.level = level
        self.model = model
    }
    nonisolated public static func _makeNode(_ view: NavigationPage, in context: _NodeContext) -> _ViewNode {
        NavigationPageNode(view, context)
    }
}

private final class NavigationPageNode: TypedNode<NavigationPage> {
    private var content: TypedNode<AnyView>!
    private var bar: TypedNode<NavigationBarView>!
    private var bottomBar: TypedNode<NavigationBottomBarView>!
    private var layoutNode: NavigationPageLayout!
    private var shown = NavigationBarContent()

    override init(_ view: NavigationPage, _ context: _NodeContext) {
        super.init(view, context)
        layoutNode = NavigationPageLayout(owner: self)
        content = AnyView.makeTypedNode(view.content, in: _NodeContext(self))
        layoutNode.setContent(ImplicitContainer.stack(owner: self, content: content))
        // What the content wants is known before the first layout, so that nothing is ever laid out under the wrong bar.
        shown = layoutNode.wantedBar
        bar = NavigationBarView.makeTypedNode(barView, in: _NodeContext(self))
        bottomBar = NavigationBottomBarView.makeTypedNode(NavigationBottomBarView(items: shown.items), in: _NodeContext(self))
        layoutNode.setBars(
            ImplicitContainer.overlay(owner: self, content: bar, alignment: .top),
            ImplicitContainer.overlay(owner: self, content: bottomBar, alignment: .bottom))
        layoutNode.onRead = { [unowned self] in
            if layoutNode.wantedBar != shown { markDirty(UpdateReason("navigation bar")) }
        }
        setHeights()
    }

    private var profile: PlatformProfile { environment.values.profile }

    private var isLarge: Bool {
        guard profile.hasLargeTitles else { return false }
        switch shown.displayMode ?? .automatic {
        case .inline: return false
        case .large: return true
        case .automatic: return view.model.isLarge[view.level - 1] ?? true
        }
    }

    private var barView: NavigationBarView {
        let hasBack = view.level > 0 && shown.hidesBackButton != true
        return NavigationBarView(
            bar: shown, isLarge: isLarge, back: hasBack ? view.model : nil,
            backTitle: hasBack ? track { view.model.title(level: view.level - 1) } : nil, profile: profile)
    }

    private func setHeights() {
        let profile = self.profile
        let isLarge = self.isLarge
        view.model.isLarge[view.level] = isLarge
        view.model.setTitle(shown.title, level: view.level)
        // A desktop window without anything to say has no bar of its own (M-131).
        let isNeeded =
            profile.navigationFills || shown.title != nil || view.level > 0 || shown.items.contains { $0.placement.bar != .bottom }
        let height = shown.isHidden == true || !isNeeded ? 0 : profile.inlineBarHeight + (isLarge ? profile.largeTitleHeight : 0)
        let hasBottom = shown.items.contains { $0.placement.bar == .bottom }
        layoutNode.setHeights(top: height, bottom: hasBottom ? profile.inlineBarHeight : 0, fills: profile.navigationFills)
    }

    override func update(_ new: NavigationPage) {
        view = new
        content.update(new.content)
    }

    override func runUpdate() {
        isDirty = false
        shown = layoutNode.wantedBar
        bar.update(barView)
        bottomBar.update(NavigationBottomBarView(items: shown.items))
        setHeights()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let bar { body(bar) }
        if let bottomBar { body(bottomBar) }
    }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override var label: String { "NavigationPage" }
}
