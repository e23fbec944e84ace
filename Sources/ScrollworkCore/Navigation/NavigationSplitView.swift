import Foundation
import ScrollworkBase

/// Columns that lead from one to the next: side by side where there is room, the sidebar as the root of a stack where there is not.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    nonisolated(unsafe) private let sidebar: Sidebar
    /// nil where there are two columns.
    nonisolated(unsafe) private let content: Content?
    nonisolated(unsafe) private let detail: Detail
    nonisolated(unsafe) private let visibility: Binding<NavigationSplitViewVisibility>?
    nonisolated(unsafe) private let compactColumn: Binding<NavigationSplitViewColumn>?
    nonisolated(unsafe) private var sizeClass = Environment(\.horizontalSizeClass)
    nonisolated(unsafe) private var profile = Environment(\.profile)

    nonisolated private init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail, _ visibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.compactColumn = compactColumn
    }

    @ViewBuilder public var body: some View {
        let columns = SplitColumns(
            sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
            visibility: visibility?.wrappedValue ?? .automatic, profile: profile.wrappedValue)
        if profile.wrappedValue.kind == .desktop || sizeClass.wrappedValue == .regular {
            columns
        } else {
            NavigationPages(root: AnyView(sidebar), path: compactPath)
        }
    }

    /// The columns that a compact screen shows above the sidebar, as its binding says.
    private var compactPath: NavigationPathAccess? {
        guard let compactColumn else { return nil }
        let (content, detail) = (self.content.map { AnyView($0) }, AnyView(self.detail))
        let hasContent = content != nil
        return NavigationPathAccess(
            values: {
                switch compactColumn.wrappedValue {
                case .content where hasContent: [AnyHashable(NavigationSplitViewColumn.content)]
                case .sidebar: []
                default:
                    (hasContent ? [AnyHashable(NavigationSplitViewColumn.content)] : []) + [AnyHashable(NavigationSplitViewColumn.detail)]
                }
            },
            append: { _ in },
            removeLast: {
                compactColumn.wrappedValue = compactColumn.wrappedValue == .detail && hasContent ? .content : .sidebar
            },
            page: { value in
                guard let column = value.base as? NavigationSplitViewColumn else { return nil }
                return column == .content ? content : detail
            })
    }
}

extension NavigationSplitView {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), nil, nil) }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), columnVisibility, nil) }
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), nil, preferredCompactColumn) }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn) }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), nil, detail(), nil, nil)
    }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), nil, detail(), columnVisibility, nil) }
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), nil, detail(), nil, preferredCompactColumn) }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn) }
}

/// Which columns a split view shows side by side.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// All columns, since there is always room for them where there is for two.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    /// Of three columns the last two.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

extension PlatformProfile {
    /// Phones are compact; the narrowest whole screen that is regular is an iPad mini's, 744 points wide. A desktop leaves it open.
    func horizontalSizeClass(width: CGFloat) -> UserInterfaceSizeClass? { kind == .iOS && width >= 744 ? .regular : .compact }
}
