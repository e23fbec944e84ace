import ScrollworkBase

/// Whether a bar goes away while a user scrolls.
public struct ToolbarMinimizationBehavior: Sendable {
    enum Kind { case automatic, never, onScrollDown, onScrollUp }
    let kind: Kind
    /// The bar stays, but for a large title.
    public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: .automatic) }
    public static var never: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: .never) }
    /// The bar goes up with content that is scrolled towards its end.
    public static var onScrollDown: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: .onScrollDown) }
    /// A tab bar becomes small while content is scrolled towards its start; title bars stay.
    public static var onScrollUp: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: .onScrollUp) }
}

/// When a bar that went away comes back.
public struct ToolbarMinimizationRestoration: Sendable {
    let isAtEdgeOnly: Bool
    /// As soon as content is scrolled back.
    public static var automatic: ToolbarMinimizationRestoration { ToolbarMinimizationRestoration(isAtEdgeOnly: false) }
    /// When content is at its start again.
    public static var atScrollEdge: ToolbarMinimizationRestoration { ToolbarMinimizationRestoration(isAtEdgeOnly: true) }
}

extension View {
    /// Lets the title bar of the page around this view, or the tab bars inside it, go away while content scrolls under them.
    nonisolated public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View
    {
        let concernsTitle = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
        let concernsTabs = bars.contains(.tabBar)
        let tabs: TabBarMinimizeBehavior =
            switch behavior.kind {
            case .automatic: .automatic
            case .never: .never
            case .onScrollDown: .onScrollDown
            case .onScrollUp: .onScrollUp
            }
        return modifier(NavigationBarModifier { if concernsTitle { $0.minimizes = behavior.kind == .onScrollDown } })
            .modifier(EnvironmentModifier { if concernsTabs { $0.tabBarMinimizeBehavior = tabs } })
    }

    /// When a title bar that went away comes back.
    nonisolated public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
    ) -> some View {
        let concernsTitle = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
        return modifier(NavigationBarModifier { if concernsTitle { $0.returnsAtEdgeOnly = restoration.isAtEdgeOnly } })
    }
}
