import Foundation

/// The look of lists.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The engine's hook: which of its looks it is.
    nonisolated static func _look() -> _ListLook
}

/// The looks that the engine knows.
public enum _ListLook: Sendable { case automatic, plain, grouped, inset, insetGrouped, sidebar }

public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _ListLook { .automatic }
}
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _ListLook { .plain }
}
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _ListLook { .grouped }
}
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _ListLook { .inset }
}
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _ListLook { .insetGrouped }
}
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static func _look() -> _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

private struct ListLookKey: EnvironmentKey { static var defaultValue: _ListLook { .automatic } }
private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    package var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// The least height of rows, points, as set; nil for the platform's.
    package var setRowHeight: CGFloat? {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The least height of a list's rows, points.
    public var defaultMinListRowHeight: CGFloat {
        get { setRowHeight ?? ListMetrics.of(.automatic, profile).rowMinimum }
        set { setRowHeight = newValue }
    }
}

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, S._look()) }
}
