/// What a page wants in its bars; views report it as a preference, the page's bars show it.
package struct NavigationBarContent: Equatable {
    package var title: Text?
    package var displayMode: NavigationBarItem.TitleDisplayMode?
    package var isHidden: Bool?
    package var hidesBackButton: Bool?
    package var hidesTabBar: Bool?
    package var hidesBackground: Bool?
    package var background: BarBackground?
    package var minimizes: Bool?
    package var returnsAtEdgeOnly: Bool?
    package var items: [ToolbarEntry] = []

    /// Takes over what `other` says; what it does not say stays.
    mutating func merge(_ other: NavigationBarContent) {
        title = other.title ?? title
        displayMode = other.displayMode ?? displayMode
        isHidden = other.isHidden ?? isHidden
        hidesBackButton = other.hidesBackButton ?? hidesBackButton
        hidesTabBar = other.hidesTabBar ?? hidesTabBar
        hidesBackground = other.hidesBackground ?? hidesBackground
        background = other.background ?? background
        minimizes = other.minimizes ?? minimizes
        returnsAtEdgeOnly = other.returnsAtEdgeOnly ?? returnsAtEdgeOnly
        items.append(contentsOf: other.items)
    }
}

/// A style that fills a bar; styles cannot be compared, so each is another.
package final class BarBackground: Equatable {
    let style: AnyShapeStyle
    init(style: AnyShapeStyle) { self.style = style }
    package static func == (a: BarBackground, b: BarBackground) -> Bool { a === b }
}

/// Of siblings that say different things the last one wins (P-52); items of all of them are shown.
package struct NavigationBarKey: PreferenceKey {
    package static var defaultValue: NavigationBarContent { NavigationBarContent() }
    package static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) { value.merge(nextValue()) }
}

/// Adds to what the content wants in the bars; an outer modifier overrides an inner one (P-51).
package struct NavigationBarModifier: ElementModifier {
    package typealias Body = Never
    nonisolated(unsafe) let bar: NavigationBarContent
    nonisolated init(_ edit: (inout NavigationBarContent) -> Void) {
        var bar = NavigationBarContent()
        edit(&bar)
        self.bar = bar
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> NavigationBarWriter { NavigationBarWriter(owner: owner) }
    nonisolated package func configure(_ element: NavigationBarWriter, old: NavigationBarModifier?) {
        element.bar = bar
        // Items are evaluated in the environment of the modifier that declared them.
        for index in element.bar.items.indices { element.bar.items[index].scope = element.owner.environment }
        element.preferencesDidChange()
    }
}

package final class NavigationBarWriter: TransparentLayout {
    var bar = NavigationBarContent()
    override package func makePreferences() -> PreferenceValues {
        let inner = child.preferences
        var value = inner.value(NavigationBarKey.self) ?? NavigationBarContent()
        value.merge(bar)
        return inner.setting(NavigationBarKey.self, value)
    }
}
