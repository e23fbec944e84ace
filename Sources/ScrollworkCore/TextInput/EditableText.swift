import Foundation
import ScrollworkBase

/// Text that can be edited: what a binding holds, a caret while it has the focus, a placeholder while there is nothing.
struct EditableText: View {
    nonisolated(unsafe) private let text: Binding<String>
    nonisolated private let placeholder: AnyView?
    nonisolated private let isSecure: Bool
    nonisolated private let isMultiline: Bool
    /// Around the text, and what is at least as high as that, points; a touch there is a touch on the text.
    nonisolated private let insets: EdgeInsets
    nonisolated private let minimumHeight: CGFloat?
    nonisolated(unsafe) private let onCommit: () -> Void
    nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
    nonisolated(unsafe) private var hasFocus = State(initialValue: false)
    /// Characters before the caret.
    nonisolated(unsafe) private var caret = State(initialValue: 0)
    nonisolated(unsafe) private var submitActions = Environment(\.submitActions)
    nonisolated(unsafe) private var submitLabel = Environment(\.submitLabel)

    nonisolated init(
        text: Binding<String>, placeholder: AnyView?, isSecure: Bool = false, isMultiline: Bool = false,
        insets: EdgeInsets = EdgeInsets(), minimumHeight: CGFloat? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.isMultiline = isMultiline
        self.insets = insets
        self.minimumHeight = minimumHeight
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    var body: some View {
        let editor = TextEditing(text: text, caret: caret.projectedValue)
        let hasFocus = self.hasFocus.projectedValue
        let actions = submitActions.wrappedValue
        let (onCommit, onEditingChanged, isMultiline, submitLabel) = (onCommit, onEditingChanged, isMultiline, submitLabel.wrappedValue)
        content
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .topLeading)
            .contentShape(Rectangle())
            .modifier(
                TextInputModifier { input in
                    input.isMultiline = isMultiline
                    input.submitLabel = submitLabel
                    input.onEdit = editor.apply
                    input.onFocus = { flag in
                        hasFocus.wrappedValue = flag
                        if flag { editor.apply(.moveToEnd) }
                        onEditingChanged(flag)
                    }
                    input.onSubmit = {
                        onCommit()
                        for action in actions { action.run() }
                    }
                })
    }

    @ViewBuilder private var content: some View {
        let string = text.wrappedValue
        let caret = hasFocus.wrappedValue ? min(self.caret.wrappedValue, string.count) : nil
        if string.isEmpty {
            ZStack(alignment: .topLeading) {
                // A line's height, where there is nothing to show.
                Text(verbatim: " ").hidden().overlay(alignment: .leading) {
                    if caret != nil { TintFill().frame(width: TextLayoutNode.caretWidth) }
                }
                if let placeholder { placeholder.foregroundStyle(PlaceholderStyle()) }
            }
        } else {
            CaretText(string: isSecure ? String(repeating: "•", count: string.count) : string, caret: caret)
        }
    }
}

private struct TintFill: View {
    var body: some View { Rectangle().fill(TintShapeStyle()) }
}

/// UIKit's placeholder colour: 30 % of the label colour of secondary texts (#3C3C434D, in the dark #EBEBF54D).
struct PlaceholderStyle: ShapeStyle {
    typealias Resolved = Never
    func _makePaint(in context: _StyleContext) -> _Paint {
        let color =
            context.isDark
            ? Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.3)
            : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.3)
        return color._makePaint(in: context)
    }
}

/// Changes a text at a caret.
struct TextEditing {
    let text: Binding<String>
    let caret: Binding<Int>

    func apply(_ edit: TextEdit) {
        var string = text.wrappedValue
        let place = min(max(caret.wrappedValue, 0), string.count)
        switch edit {
        case .insert(let new):
            let count = string.count
            string.insert(contentsOf: new, at: string.index(string.startIndex, offsetBy: place))
            text.wrappedValue = string
            // What is typed may join the character before it.
            caret.wrappedValue = place + string.count - count
        case .deleteBackward:
            guard place > 0 else { return }
            string.remove(at: string.index(string.startIndex, offsetBy: place - 1))
            text.wrappedValue = string
            caret.wrappedValue = place - 1
        case .moveBackward: caret.wrappedValue = max(place - 1, 0)
        case .moveForward: caret.wrappedValue = min(place + 1, string.count)
        case .moveToStart: caret.wrappedValue = 0
        case .moveToEnd: caret.wrappedValue = string.count
        }
    }
}
