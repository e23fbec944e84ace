import ScrollworkBase

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    nonisolated(unsafe) private let isOn: Binding<Bool>
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private var style = Environment(\.toggleStyleBox)

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        style.wrappedValue.makeBody(
            ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn)
        )
        .accessibilityControl(.isToggle, label: label as? Text, value: isOn.wrappedValue ? "1" : "0")
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle with the parts that a style was given, in another style.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        let label = configuration.label
        self.init(isOn: configuration.$isOn) { label }
    }
}

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
    public struct Label: View {
        nonisolated let content: AnyView
        public var body: some View { content }
    }
    nonisolated public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
    /// This engine's toggles have one source, which is on or off.
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// The platform's look: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// The label and, at the other end, a switch of 51 by 31 points (UISwitch).
public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchBody(configuration: configuration) }
}

private struct SwitchBody: View {
    nonisolated(unsafe) let configuration: ToggleStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabels
    var body: some View {
        HStack {
            if !hidesLabels {
                configuration.label
                Spacer()
            }
            Capsule()
                .fill(configuration.isOn ? Color.green : Color.gray.opacity(0.3))
                .overlay(alignment: configuration.isOn ? .trailing : .leading) { Circle().fill(Color.white).padding(2) }
                .frame(width: 51, height: 31)
                .onTapGesture { configuration.isOn.toggle() }
        }
    }
}

/// A button that is filled while on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(BorderedButtonStyle())
        .opacity(configuration.isOn ? 1 : 0.6)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { DefaultToggleStyle() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { ButtonToggleStyle() } }

private struct ToggleStyleKey: EnvironmentKey {
    static let standard = StyleBox<ToggleStyleConfiguration> { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
    static var defaultValue: StyleBox<ToggleStyleConfiguration> { standard }
}

extension EnvironmentValues {
    package var toggleStyleBox: StyleBox<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.toggleStyleBox, StyleBox { AnyView(style.makeBody(configuration: $0)) })
    }
}
