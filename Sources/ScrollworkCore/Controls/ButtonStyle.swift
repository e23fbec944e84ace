import ScrollworkBase

/// The look of buttons; what a tap does stays the button's own.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        nonisolated let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    nonisolated public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

/// The look and behaviour of buttons: the style decides what triggers the action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        nonisolated let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    nonisolated public let label: PrimitiveButtonStyleConfiguration.Label
    nonisolated(unsafe) let action: () -> Void
    public func trigger() { action() }
}

private struct ButtonStyleKey: EnvironmentKey {
    static let standard = StyleBox<PrimitiveButtonStyleConfiguration> { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration> { standard }
}

extension EnvironmentValues {
    package var buttonStyleBox: StyleBox<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return environment(
            \.buttonStyleBox,
            StyleBox { configuration in
                AnyView(PressableButton(configuration: configuration) { AnyView(style.makeBody(configuration: $0)) })
            })
    }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        // A button inside the style's body is a plain one, not one in the same style again.
        return environment(
            \.buttonStyleBox,
            StyleBox { AnyView(style.makeBody(configuration: $0).environment(\.buttonStyleBox, ButtonStyleKey.defaultValue)) })
    }
}

/// A button's own behaviour: a tap anywhere on the label runs the action, a finger on it presses it.
struct PressableButton: View {
    nonisolated(unsafe) private let configuration: PrimitiveButtonStyleConfiguration
    nonisolated private let look: @MainActor (ButtonStyleConfiguration) -> AnyView
    nonisolated(unsafe) private var pressed = State(initialValue: false)

    nonisolated init(configuration: PrimitiveButtonStyleConfiguration, look: @escaping @MainActor (ButtonStyleConfiguration) -> AnyView) {
        self.configuration = configuration
        self.look = look
    }

    var body: some View {
        let isPressed = pressed.projectedValue
        let action = configuration.action
        look(
            ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                isPressed: pressed.wrappedValue)
        )
        .contentShape(Rectangle())
        .modifier(
            GestureModifier { layout in
                layout.isButton = true
                layout.tap = GestureLayout.Tap(count: 1) { _ in action() }
                layout.onPress = { isPressed.wrappedValue = $0 }
            }
        )
        .accessibilityControl(.isButton)
    }
}
