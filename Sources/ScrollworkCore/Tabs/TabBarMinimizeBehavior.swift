/// Whether a phone's tab bar becomes small while a user scrolls the content of the selected page.
///
/// A small bar is a mark of the selected page at the leading end; a tap on it brings the whole bar back, and so does scrolling the other
/// way. The pages' safe area stays as it is, so nothing in them is laid out anew.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    enum Kind { case automatic, never, onScrollDown, onScrollUp }
    let kind: Kind
    /// The bar stays as it is.
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    public static let never = TabBarMinimizeBehavior(kind: .never)
    /// Towards the content's end, until it is scrolled back; at the content's start the bar is whole.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    /// Towards the content's start, until it is scrolled on.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
}

private struct TabBarMinimizeKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }

extension EnvironmentValues {
    package var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeKey.self] }
        set { self[TabBarMinimizeKey.self] = newValue }
    }
}

extension View {
    /// Whether the bars of tab views in this view become small while content scrolls.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }
}
