/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}

/// What a label style is given.
public struct LabelStyleConfiguration {
    public struct Title: View {
        nonisolated let content: AnyView
        public var body: some View { content }
    }
    public struct Icon: View {
        nonisolated let content: AnyView
        public var body: some View { content }
    }
    nonisolated public let title: LabelStyleConfiguration.Title
    nonisolated public let icon: LabelStyleConfiguration.Icon
}

public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }

private struct LabelStyleKey: EnvironmentKey {
    static let standard = StyleBox<LabelStyleConfiguration> { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
    static var defaultValue: StyleBox<LabelStyleConfiguration> { standard }
}

extension EnvironmentValues {
    package var labelStyleBox: StyleBox<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.labelStyleBox, StyleBox { AnyView(style.makeBody(configuration: $0)) })
    }
}
