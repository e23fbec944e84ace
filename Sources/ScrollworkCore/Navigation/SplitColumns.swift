import Foundation
import ScrollworkBase

/// The columns of a split view side by side. A link leads to the next column, where its page takes the place of what is declared there.
struct SplitColumns: View {
    nonisolated let sidebar: AnyView
    nonisolated let content: AnyView?
    nonisolated let detail: AnyView
    nonisolated let visibility: NavigationSplitViewVisibility
    nonisolated let profile: PlatformProfile
    /// What links of the column before chose; counted, so that each choice is a page of its own.
    nonisolated(unsafe) fileprivate var chosenContent = State<ChosenPage?>(initialValue: nil)
    nonisolated(unsafe) fileprivate var chosenDetail = State<ChosenPage?>(initialValue: nil)

    nonisolated init(
        sidebar: AnyView, content: AnyView?, detail: AnyView, visibility: NavigationSplitViewVisibility, profile: PlatformProfile
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.profile = profile
    }

    /// UISplitViewController's primary and supplementary columns, and NSSplitViewController's; points.
    private var sidebarWidth: CGFloat { profile.kind == .iOS ? 320 : 200 }
    private var contentWidth: CGFloat { profile.kind == .iOS ? 375 : 240 }

    var body: some View {
        let showsContent = content != nil && visibility != .detailOnly
        let showsSidebar = visibility != .detailOnly && (visibility != .doubleColumn || content == nil)
        let toContent = choose(chosenContent.projectedValue)
        let toDetail = choose(chosenDetail.projectedValue)
        return HStack(spacing: 0) {
            if showsSidebar {
                column(sidebar, lead: content == nil ? toDetail : toContent).frame(width: sidebarWidth)
                Divider().ignoresSafeArea()
            }
            if showsContent, let content {
                column(page(content, chosenContent.wrappedValue), lead: toDetail).frame(width: contentWidth)
                Divider().ignoresSafeArea()
            }
            column(page(detail, chosenDetail.wrappedValue), lead: nil)
        }
    }

    private func column(_ root: AnyView, lead: ((AnyView) -> Void)?) -> some View {
        NavigationPages(root: root, path: nil, lead: lead).frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func page(_ declared: AnyView, _ chosen: ChosenPage?) -> AnyView {
        guard let chosen else { return declared }
        return AnyView(chosen.view.id(chosen.number))
    }

    private func choose(_ place: Binding<ChosenPage?>) -> (AnyView) -> Void {
        { view in place.wrappedValue = ChosenPage(number: (place.wrappedValue?.number ?? 0) + 1, view: view) }
    }
}

/// A page that a link put into a column.
private struct ChosenPage {
    let number: Int
    let view: AnyView
}
