// The overloads are SwiftUI's.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    /// Items for the bars of the page around the view.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = Content.entries(of: content())
        return modifier(NavigationBarModifier { $0.items = entries })
    }
    /// Views as one item, where the platform puts items by itself.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(.automatic, content())
        return modifier(NavigationBarModifier { $0.items = [entry] })
    }
    /// As `toolbar(content:)`; users cannot rearrange the items, so the identifier has no further effect.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Shows or hides bars; the title and tab bars can be hidden, a bottom bar exists only where it has items.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let concernsTitle = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
        let concernsTabs = bars.contains(.tabBar) && visibility != .automatic
        return modifier(
            NavigationBarModifier {
                if concernsTitle, visibility != .automatic { $0.isHidden = visibility == .hidden }
                if concernsTabs { $0.hidesTabBar = visibility == .hidden }
            })
    }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let concernsTitle = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
        return modifier(NavigationBarModifier { if concernsTitle, visibility != .automatic { $0.hidesBackground = visibility == .hidden } })
    }
    /// What the title bar is filled with.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let concernsTitle = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
        return modifier(NavigationBarModifier { if concernsTitle { $0.background = BarBackground(style: AnyShapeStyle(style)) } })
    }
}
