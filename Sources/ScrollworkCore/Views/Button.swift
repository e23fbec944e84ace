import Foundation
import ScrollworkBase

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action when tapped.
public struct Button<Label: View>: View {
    nonisolated(unsafe) let role: ButtonRole?
    nonisolated(unsafe) let action: () -> Void
    nonisolated(unsafe) let label: Label
    // Spelt out rather than as wrappers, so that the initialisers need no actor.
    nonisolated(unsafe) private var style = Environment(\.buttonStyleBox)
    nonisolated(unsafe) private var pressed = State(initialValue: false)

    nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    nonisolated public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        let isPressed = pressed.projectedValue
        let action = self.action
        return style.wrappedValue.makeBody(
            ButtonStyleParts(role: role, label: AnyView(label), isPressed: pressed.wrappedValue, trigger: action)
        )
        .contentShape(Rectangle())
        .modifier(
            GestureModifier { layout in
                layout.isButton = true
                layout.tap = GestureLayout.Tap(count: 1) { _ in action() }
                layout.onPress = { isPressed.wrappedValue = $0 }
            })
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) { self.init(action: action) { Text(titleKey) } }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) { self.init(action: action) { Text(title) } }
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

/// The look and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }
    }
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: () -> Void
    public func trigger() { action() }
}

/// The parts of a button that a style arranges.
package struct ButtonStyleParts {
    let role: ButtonRole?
    let label: AnyView
    let isPressed: Bool
    let trigger: () -> Void
}

/// A style of either kind.
package class ButtonStyleBox: @unchecked Sendable {
    func makeBody(_ parts: ButtonStyleParts) -> AnyView { preconditionFailure("abstract") }
}

final class TypedButtonStyleBox<S: ButtonStyle>: ButtonStyleBox, @unchecked Sendable {
    let style: S
    init(_ style: S) { self.style = style }
    override func makeBody(_ parts: ButtonStyleParts) -> AnyView {
        nonisolated(unsafe) let parts = parts
        nonisolated(unsafe) let style = style
        nonisolated(unsafe) var result: AnyView?
        MainActor.assumeIsolated {
            result = AnyView(
                style.makeBody(
                    configuration: ButtonStyleConfiguration(
                        role: parts.role, label: ButtonStyleConfiguration.Label(content: parts.label), isPressed: parts.isPressed)))
        }
        return result!
    }
}

final class TypedPrimitiveButtonStyleBox<S: PrimitiveButtonStyle>: ButtonStyleBox, @unchecked Sendable {
    let style: S
    init(_ style: S) { self.style = style }
    override func makeBody(_ parts: ButtonStyleParts) -> AnyView {
        nonisolated(unsafe) let parts = parts
        nonisolated(unsafe) let style = style
        nonisolated(unsafe) var result: AnyView?
        MainActor.assumeIsolated {
            result = AnyView(
                style.makeBody(
                    configuration: PrimitiveButtonStyleConfiguration(
                        role: parts.role, label: PrimitiveButtonStyleConfiguration.Label(content: parts.label), action: parts.trigger)))
        }
        return result!
    }
}

/// The platform's plain look: the tint as foreground, paler while pressed.
public struct DefaultButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
            .opacity(configuration.isPressed ? 0.4 : 1)
    }
}

/// A style that does not colour its label.
public struct PlainButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.6 : 1) }
}

/// A style without border.
public struct BorderlessButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultButtonStyle().makeBody(configuration: configuration) }
}

/// A label on a pale rounded rectangle.
public struct BorderedButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(TintShapeStyle())
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(TintShapeStyle().opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// A label on a filled rounded rectangle.
public struct BorderedProminentButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(TintShapeStyle(), in: RoundedRectangle(cornerRadius: 8))
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { DefaultButtonStyle() } }
extension ButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }
extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { BorderedButtonStyle() } }
extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct ButtonStyleKey: EnvironmentKey {
    nonisolated(unsafe) static let standard: ButtonStyleBox = TypedButtonStyleBox(DefaultButtonStyle())
    static var defaultValue: ButtonStyleBox { standard }
}

extension EnvironmentValues {
    package var buttonStyleBox: ButtonStyleBox {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyleBox, TypedButtonStyleBox(style))
    }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyleBox, TypedPrimitiveButtonStyleBox(style))
    }
}
