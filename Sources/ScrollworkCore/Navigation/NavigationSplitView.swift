/// Columns that lead from one to the next. On a narrow window, which is all this engine has, the sidebar is the root of a stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    nonisolated(unsafe) private let sidebar: Sidebar

    public var body: some View { NavigationPages(root: AnyView(sidebar), path: nil) }
}

extension NavigationSplitView {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.sidebar = sidebar() }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.sidebar = sidebar() }
}
