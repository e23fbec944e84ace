import Foundation
import ScrollworkBase
import ScrollworkGraph

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// The pages of a tab view under or over its bar.
package struct TabPages<Content: View>: PrimitiveView {
    package typealias Body = Never
    nonisolated(unsafe) let content: Content
    /// Whether what stands for a page is the selection; the first page is shown where none is.
    nonisolated(unsafe) let isSelected: (AnyHashable) -> Bool
    nonisolated(unsafe) let choose: (AnyHashable) -> Void
    nonisolated init(content: Content, isSelected: @escaping (AnyHashable) -> Bool, choose: @escaping (AnyHashable) -> Void) {
        self.content = content
        self.isSelected = isSelected
        self.choose = choose
    }
    nonisolated package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { TabPagesNode(view, context) }
}

private final class TabPagesNode<Content: View>: TypedNode<TabPages<Content>> {
    private var content: TypedNode<Content>!
    private var bar: TypedNode<TabBarView>!
    private var layoutNode: TabPagesLayout!
    private let scope: EnvironmentScope
    /// Roots of the pages that are hidden.
    private var hidden: [ViewNode] = []

    override init(_ view: TabPages<Content>, _ context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(view, context)
        var inner = EnvironmentValues(scope: nil)
        inner.isTabPage = true
        scope.replaceWrites(inner.overrides, reason: UpdateReason("tab view"))
        layoutNode = TabPagesLayout(owner: self)
        content = Content.makeTypedNode(view.content, in: _NodeContext(self, environment: scope))
        layoutNode.adopt(content)
        bar = TabBarView.makeTypedNode(
            TabBarView(items: [], selected: 0, profile: profile, isMinimized: false) { _ in }, in: _NodeContext(self))
        layoutNode.setBar(ImplicitContainer.overlay(owner: self, content: bar))
        refresh()
        layoutNode.onPagesChange = { [unowned self] in markDirty(UpdateReason("tab pages")) }
        layoutNode.onMinimize = { [unowned self] in markDirty(UpdateReason("tab bar")) }
    }

    private var profile: PlatformProfile { environment.values.profile }

    override func update(_ new: TabPages<Content>) {
        view = new
        content.update(new.content)
        refresh()
    }

    override func runUpdate() { refresh() }

    /// Brings bar and pages in line with the selection.
    private func refresh() {
        isDirty = false
        let pages = layoutNode.collectedElements
        let values = pages.enumerated().map { $1.tagValue(below: self) ?? AnyHashable($0) }
        let selected = values.firstIndex(where: view.isSelected) ?? 0
        show(pages, selected)
        layoutNode.select(selected, bar: profile.kind == .iOS ? .bottom(Self.barHeight) : .top(Self.stripHeight))
        layoutNode.minimizes = track { environment.values.tabBarMinimizeBehavior }
        let choose = view.choose
        let layout = layoutNode!
        bar.update(
            TabBarView(
                items: pages.enumerated().map { index, page in
                    TabBarItem(
                        id: index, label: (page.trait(TabItemKey.self) ?? nil)?.label, badge: page.trait(BadgeKey.self) ?? nil)
                },
                selected: selected, profile: profile, isMinimized: layout.isMinimized,
                choose: { index in
                    // A small bar comes back first.
                    if layout.isMinimized { layout.minimize(false) } else { choose(values[index]) }
                }))
    }

    /// UITabBar's height, and a segmented control with its distances on the desktop; points.
    private static var barHeight: CGFloat { 49 }
    private static var stripHeight: CGFloat { 36 }

    private func show(_ pages: [LayoutNode], _ selected: Int) {
        var roots: [ViewNode] = []
        for (index, page) in pages.enumerated() {
            guard let root = root(of: page) else { continue }
            if index == selected {
                engine.reveal(root)
                tabPage(page)?.pageWillShow()
            } else {
                engine.conceal(root, freezes: true)
                tabPage(page)?.pageDidHide()
                roots.append(root)
            }
        }
        for old in hidden where !roots.contains(where: { $0 === old }) {
            if old.isDead { engine.forgetConcealment(of: old) } else { engine.reveal(old) }
        }
        hidden = roots
    }

    /// The outermost node that stands for this page alone; nil where one node makes several pages, which cannot be put to sleep singly.
    private func root(of page: LayoutNode) -> ViewNode? {
        var result: ViewNode? = tabPage(page)
        var node: ViewNode? = page.owner
        while let current = node, current !== self, current.elements.count == 1 {
            result = current
            node = current.parent
        }
        return result
    }

    /// The node of a page that is made on demand.
    private func tabPage(_ page: LayoutNode) -> TabPageNode? {
        var node: LayoutNode? = page
        while let wrapper = node as? WrapperLayout {
            if let found = wrapper as? TabPageLayout { return found.owner as? TabPageNode }
            node = wrapper.child
        }
        return nil
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
        if let bar { body(bar) }
    }
    override func makeElements() -> [LayoutNode] { [layoutNode] }
    override func willTearDown() { for node in hidden { engine.forgetConcealment(of: node) } }
    override var label: String { "TabView" }
}
