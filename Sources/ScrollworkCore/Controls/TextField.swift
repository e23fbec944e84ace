import Foundation
import ScrollworkBase

/// A line of text that can be edited, or several lines with a vertical axis.
public struct TextField<Label: View>: View {
    nonisolated(unsafe) private let text: Binding<String>
    nonisolated private let prompt: Text?
    nonisolated(unsafe) private let label: Label
    nonisolated private let axis: Axis
    nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
    nonisolated(unsafe) private let onCommit: () -> Void

    nonisolated private init(
        _ text: Binding<String>, _ prompt: Text?, _ label: Label, axis: Axis, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.axis = axis
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label(), axis: .horizontal)
    }
    /// A vertical axis makes a field that grows with its lines, in which return makes a new one.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label(), axis: axis)
    }

    public var body: some View {
        FieldLine(
            content: EditableText(
                text: text, placeholder: prompt.map { AnyView($0) } ?? AnyView(label), isMultiline: axis == .vertical,
                onEditingChanged: onEditingChanged, onCommit: onCommit),
            isSingle: axis == .horizontal
        )
        .accessibilityControl(.isTextField, label: label as? Text ?? prompt, value: text.wrappedValue)
    }
}

/// Text that can be edited in the frame of a field.
struct FieldLine: View {
    nonisolated private let content: EditableText
    nonisolated private let isSingle: Bool
    nonisolated(unsafe) private var hasBorder = Environment(\.textFieldHasBorder)

    nonisolated init(content: EditableText, isSingle: Bool = true) {
        self.content = content
        self.isSingle = isSingle
    }

    var body: some View {
        let isBordered = hasBorder.wrappedValue
        content
            .transformEnvironment(\.lineLimit) { if isSingle { $0 = 1 } }
            .clipped()
            .padding(isBordered ? EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) : EdgeInsets())
            .overlay {
                if isBordered {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(SeparatorShapeStyle(), lineWidth: 0.5).allowsHitTesting(false)
                }
            }
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, nil, Text(titleKey), axis: .horizontal)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, nil, Text(title), axis: .horizontal) }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, Text(titleKey), axis: .horizontal)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, Text(title), axis: .horizontal)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text, nil, Text(titleKey), axis: axis)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text, nil, Text(title), axis: axis)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text, prompt, Text(titleKey), axis: axis)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text, prompt, Text(title), axis: axis)
    }
}

// The first generation's, with actions of the field's own. Not marked deprecated, since much code uses them.
extension TextField where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) { self.init(text, nil, Text(titleKey), axis: .horizontal, onEditingChanged: onEditingChanged, onCommit: onCommit) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) { self.init(text, nil, Text(title), axis: .horizontal, onEditingChanged: onEditingChanged, onCommit: onCommit) }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(titleKey), axis: .horizontal, onCommit: onCommit)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(title), axis: .horizontal, onCommit: onCommit)
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
