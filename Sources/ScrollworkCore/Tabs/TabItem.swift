import Foundation
import ScrollworkBase
import ScrollworkGraph

/// What a page shows in the tab bar.
package struct TabItem {
    let label: AnyView
}

/// Key of `tabItem`.
package struct TabItemKey: LayoutValueKey {
    package static var defaultValue: TabItem? { nil }
}

/// Key of `badge`.
package struct BadgeKey: LayoutValueKey {
    package static var defaultValue: Text? { nil }
}

/// Makes the view a page of the tab view around it.
package struct TabItemModifier: PrimitiveModifier {
    nonisolated let label: AnyView
    nonisolated init(label: AnyView) { self.label = label }
    nonisolated package static func _makeNode<Inner: View>(_ view: ModifiedContent<Inner, Self>, in context: _NodeContext) -> _ViewNode {
        TabItemNode(view, context)
    }
}

/// The node of a page. Its content is made when the page is first shown, and is not updated while the page is hidden (M-197, tab.lazy).
private final class TabItemNode<Inner: View>: TypedNode<ModifiedContent<Inner, TabItemModifier>>, TabPageNode {
    private var content: TypedNode<Inner>?
    private var page: TabPageLayout?
    /// A page's own tab items are not tabs of the view around it.
    private let scope: EnvironmentScope
    private var isShown = false
    private var hasNewValue = false

    override init(_ view: ModifiedContent<Inner, TabItemModifier>, _ context: _NodeContext) {
        scope = EnvironmentScope(parent: context.environment)
        super.init(view, context)
        var inner = EnvironmentValues(scope: nil)
        inner.isTabPage = false
        scope.replaceWrites(inner.overrides, reason: UpdateReason("tab page"))
        if environment.values.isTabPage {
            page = TabPageLayout(owner: self)
            page?.item = TabItem(label: view.modifier.label)
            page?.tag = (view.content as? TagCarrying)?.carriedTag
        } else {
            makeContent()
        }
    }

    private func makeContent() { content = Inner.makeTypedNode(view.content, in: _NodeContext(self, environment: scope)) }

    override func update(_ new: ModifiedContent<Inner, TabItemModifier>) {
        view = new
        if let page {
            page.item = TabItem(label: new.modifier.label)
            page.tag = (view.content as? TagCarrying)?.carriedTag
            // Labels cannot be compared.
            page.traitContainer?.traitsDidChange()
        }
        if page == nil || isShown { content?.update(new.content) } else { hasNewValue = true }
    }

    func pageWillShow() {
        isShown = true
        if content == nil {
            makeContent()
            if let content { page?.child = ImplicitContainer.stack(owner: self, content: content) }
            page?.contentDidChange()
        } else if hasNewValue {
            content?.update(view.content)
        }
        hasNewValue = false
    }

    func pageDidHide() { isShown = false }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func makeElements() -> [LayoutNode] { page.map { [$0] } ?? content?.elements ?? [] }
    override var label: String { "tabItem" }
}

/// A page that is made when it is needed.
package protocol TabPageNode: ViewNode {
    /// The page is selected; called in the Update pass.
    func pageWillShow()
    func pageDidHide()
}

/// The box of a page, which has no content before it was shown.
package final class TabPageLayout: WrapperLayout {
    var item: TabItem?
    var tag: AnyHashable?
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { child?.sizeThatFits(proposal) ?? .zero }
    override package func placeChildren() { child?.place(at: .zero, proposal: placedProposal ?? .unspecified) }
    override package func makeSpacing() -> ViewSpacing { ViewSpacing() }
    override package func makePreferences() -> PreferenceValues { child?.preferences ?? .none }
    override package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override package func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        if key == TabItemKey.self { return item as? K.Value }
        if key == TagKey.self, let tag { return tag as? K.Value }
        return child?.trait(key)
    }
}

/// A view whose tag can be read before it is made.
package protocol TagCarrying {
    var carriedTag: AnyHashable? { get }
}

extension ModifiedContent: TagCarrying {
    package var carriedTag: AnyHashable? {
        if let tag = (modifier as? TraitModifier<TagKey>)?.value { return tag }
        return (content as? TagCarrying)?.carriedTag
    }
}

private struct IsTabPageKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view with a tab item is a page: it is the content of a tab view.
    package var isTabPage: Bool {
        get { self[IsTabPageKey.self] }
        set { self[IsTabPageKey.self] = newValue }
    }
}

extension View {
    /// What the tab bar shows for this page: a label, or an image and a text.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }

    /// A mark at the item of the page in the tab bar; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(TraitModifier(BadgeKey.self, count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    /// nil shows no mark.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(TraitModifier(BadgeKey.self, label)) }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
