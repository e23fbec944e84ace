import ScrollworkBase

/// The colour of icons in the rows of a list.
public struct ListItemTint: Sendable {
    /// nil for the foreground's.
    let color: Color?
    /// Always this colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// This colour, as nothing here may want another one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: nil)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// The colour of icons in the rows of a list; nil for the tint.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint.map { .fixed($0) }) }
}

/// The icon of a label: tinted in a row of a list.
struct LabelIcon: View {
    nonisolated let icon: LabelStyleConfiguration.Icon
    @Environment(\.isListRow) private var isListRow
    @Environment(\.listItemTint) private var tint
    @Environment(\.foreground) private var foreground

    var body: some View {
        if isListRow, let tint {
            if let color = tint.color { icon.foregroundStyle(color) } else { icon }
        } else if isListRow, foreground.isEmpty {
            icon.foregroundStyle(TintShapeStyle())
        } else {
            icon
        }
    }
}
