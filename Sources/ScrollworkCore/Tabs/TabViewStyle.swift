/// How a tab view looks.
package enum TabStyle: Equatable, Sendable {
    case bar
}

/// How a tab view looks and is moved through.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The engine's hook.
    nonisolated func _style() -> _TabStyle
}

/// The engine's side of a style.
public struct _TabStyle {
    let style: TabStyle
}

/// A bar: at the bottom of a phone's screen, at the top on a desktop.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public func _style() -> _TabStyle { _TabStyle(style: .bar) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

private struct TabStyleKey: EnvironmentKey { static var defaultValue: TabStyle { .bar } }

extension EnvironmentValues {
    package var tabViewStyle: TabStyle {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewStyle, style._style().style) }
}
