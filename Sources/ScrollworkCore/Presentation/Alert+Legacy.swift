import Foundation
import ScrollworkBase

/// The first generation's description of an alert.
public struct Alert {
    nonisolated let title: Text
    nonisolated let message: Text?
    nonisolated(unsafe) let buttons: [Button]

    nonisolated public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }
    nonisolated public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        nonisolated let role: ButtonRole?
        nonisolated let label: Text
        nonisolated(unsafe) let action: () -> Void

        nonisolated public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: nil, label: label, action: action ?? {})
        }
        nonisolated public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: label, action: action ?? {})
        }
        nonisolated public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }
        nonisolated public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .destructive, label: label, action: action ?? {})
        }
    }

    nonisolated var content: DialogContent {
        DialogContent(title: title, message: message.map { AnyView($0) }, actions: AlertButtonViews.of(buttons))
    }
}

/// The first generation's description of a dialog.
public struct ActionSheet {
    public typealias Button = Alert.Button
    nonisolated let content: DialogContent
    nonisolated public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        content = DialogContent(title: title, message: message.map { AnyView($0) }, actions: AlertButtonViews.of(buttons))
    }
}

private struct AlertButtonViews: View {
    nonisolated(unsafe) let buttons: [Alert.Button]
    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            Button(role: button.role, action: button.action) { button.label }
        }
    }
    nonisolated static func of(_ buttons: [Alert.Button]) -> AnyView? {
        buttons.isEmpty ? nil : AnyView(AlertButtonViews(buttons: buttons))
    }
    nonisolated init(buttons: [Alert.Button]) { self.buttons = buttons }
}

// Not marked deprecated: much code uses them, and users should not see warnings for that.
extension View {
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        dialog(.alert, isPresented: isPresented, content().content)
    }
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        dialog(.alert, isPresented: item.isPresent(), item.wrappedValue.map { content($0).content })
    }
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        dialog(.dialog, isPresented: isPresented, content().content)
    }
    nonisolated public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        dialog(.dialog, isPresented: item.isPresent(), item.wrappedValue.map { content($0).content })
    }
}
