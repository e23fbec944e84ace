import ScrollworkBase

/// A line of text that is shown as dots.
public struct SecureField<Label: View>: View {
    nonisolated(unsafe) private let text: Binding<String>
    nonisolated private let prompt: Text?
    nonisolated(unsafe) private let label: Label

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    public var body: some View {
        FieldLine(content: EditableText(text: text, placeholder: prompt.map { AnyView($0) } ?? AnyView(label), isSecure: true))
            .accessibilityControl(
                .isTextField, label: label as? Text ?? prompt, value: String(repeating: "•", count: text.wrappedValue.count))
    }
}

extension SecureField where Label == Text {
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

/// Several lines of text that scroll.
public struct TextEditor: View {
    nonisolated(unsafe) private let text: Binding<String>
    nonisolated public init(text: Binding<String>) { self.text = text }

    /// UITextView's container insets and line padding, points.
    private static var insets: EdgeInsets { EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) }

    public var body: some View {
        GeometryReader { proxy in
            ScrollView {
                EditableText(
                    text: text, placeholder: nil, isMultiline: true, insets: Self.insets, minimumHeight: proxy.size.height)
            }
            .scrollDismissesKeyboard(automatically: .interactively)
        }
        .background(BackgroundStyle())
        .accessibilityControl(.isTextField, value: text.wrappedValue)
    }
}
