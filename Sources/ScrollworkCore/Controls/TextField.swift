import ScrollworkBase

/// A line of text with a placeholder. This engine has no text input yet: the field shows what its binding holds.
public struct TextField<Label: View>: View {
    nonisolated(unsafe) private let text: Binding<String>
    nonisolated(unsafe) private let prompt: Text?
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private var hasBorder = Environment(\.textFieldHasBorder)

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public var body: some View {
        let isBordered = hasBorder.wrappedValue
        ZStack(alignment: .leading) {
            if text.wrappedValue.isEmpty {
                if let prompt { prompt.foregroundStyle(.tertiary) } else { label.foregroundStyle(.tertiary) }
            } else {
                Text(text.wrappedValue)
            }
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(isBordered ? EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) : EdgeInsets())
        .overlay {
            if isBordered { RoundedRectangle(cornerRadius: 5).strokeBorder(SeparatorShapeStyle(), lineWidth: 0.5) }
        }
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The engine's hook.
    nonisolated static func _hasBorder() -> Bool
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    nonisolated public static func _hasBorder() -> Bool { false }
}
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    nonisolated public static func _hasBorder() -> Bool { false }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    nonisolated public static func _hasBorder() -> Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var textFieldHasBorder: Bool {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldHasBorder, S._hasBorder()) }
}
