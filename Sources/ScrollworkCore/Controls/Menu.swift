import ScrollworkBase

/// A button that offers choices.
public struct Menu<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    /// What a tap does where the choices come by a long press.
    nonisolated(unsafe) private let primaryAction: (() -> Void)?
    nonisolated(unsafe) private var isShown = State(initialValue: false)

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    public var body: some View {
        let isShown = self.isShown.projectedValue
        let content = AnyView(self.content)
        let label = self.label
        Button {
            if let primaryAction { primaryAction() } else { isShown.wrappedValue = true }
        } label: {
            label
        }
        .modifier(MenuLongPress(isShown: primaryAction == nil ? nil : isShown))
        .modifier(PresentationModifier(.menu, isPresented: isShown) { AnyView(MenuList(content: content)) })
    }
}

private struct MenuLongPress: ViewModifier {
    nonisolated(unsafe) let isShown: Binding<Bool>?
    func body(content: Content) -> some View {
        if let isShown { content.onLongPressGesture { isShown.wrappedValue = true } } else { content }
    }
}

extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == ScrollworkCore.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ScrollworkCore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ScrollworkCore.Label(title, systemImage: systemImage) }
    }
}

extension View {
    /// Choices that come by a long press on the view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems())))
    }
}

private struct ContextMenuModifier: ViewModifier {
    nonisolated let items: AnyView
    nonisolated(unsafe) private var isShown = State(initialValue: false)
    nonisolated init(items: AnyView) { self.items = items }
    func body(content: Content) -> some View {
        let isShown = self.isShown.projectedValue
        let items = self.items
        content
            .onLongPressGesture { isShown.wrappedValue = true }
            .modifier(PresentationModifier(.menu, isPresented: isShown) { AnyView(MenuList(content: items)) })
    }
}

/// The choices of a menu below each other; one that is taken ends the menu.
struct MenuList: View {
    nonisolated let content: AnyView
    nonisolated(unsafe) private var dismiss = Environment(\.dismiss)
    nonisolated init(content: AnyView) { self.content = content }

    var body: some View {
        let dismiss = self.dismiss.wrappedValue
        VStack(alignment: .leading, spacing: 0) { content }
            .padding(.vertical, 5)
            .labelStyle(MenuLabelStyle())
            .environment(\.buttonStyleBox, StyleBox { AnyView(MenuRow(configuration: $0, dismiss: dismiss)) })
    }
}

/// A choice: 44 high (UIMenu's), the icon at the end.
private struct MenuRow: View {
    nonisolated(unsafe) let configuration: PrimitiveButtonStyleConfiguration
    nonisolated let dismiss: DismissAction
    var body: some View {
        let (action, dismiss) = (configuration.action, self.dismiss)
        PressableButton(
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                action: {
                    dismiss()
                    action()
                })
        ) { button in
            AnyView(
                button.label
                    .foregroundStyle(button.role == .destructive ? Color.red : Color.primary)
                    .lineLimit(1)
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: 44)
                    .background(Color.gray.opacity(button.isPressed ? 0.2 : 0)))
        }
    }
}

private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer()
            configuration.icon
        }
    }
}
