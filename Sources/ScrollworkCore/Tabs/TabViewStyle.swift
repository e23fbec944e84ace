/// How a tab view looks.
package enum TabStyle: Equatable, Sendable {
    case bar
    case page(PageDots)
}

/// Whether pages have dots under them.
package enum PageDots: Sendable { case automatic, always, never }

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

/// Pages side by side that are swiped through.
public struct PageTabViewStyle: TabViewStyle {
    /// When a dot for each page is shown.
    public struct IndexDisplayMode: Sendable {
        let dots: PageDots
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(dots: .automatic)
        public static let always = IndexDisplayMode(dots: .always)
        public static let never = IndexDisplayMode(dots: .never)
    }
    nonisolated private let mode: IndexDisplayMode
    nonisolated public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    nonisolated public func _style() -> _TabStyle { _TabStyle(style: .page(mode.dots)) }
}

extension TabViewStyle where Self == PageTabViewStyle {
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
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
