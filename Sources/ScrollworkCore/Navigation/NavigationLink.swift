/// A control that shows a further page of the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
    nonisolated(unsafe) private let label: Label
    /// nil disables the link.
    nonisolated(unsafe) private let target: NavigationEntry.Content?
    nonisolated(unsafe) private var navigation = Environment(\.navigation)
    nonisolated(unsafe) private var isRow = Environment(\.isListRow)

    nonisolated private init(target: NavigationEntry.Content?, label: Label) {
        self.target = target
        self.label = label
    }

    public var body: some View {
        let model = navigation.wrappedValue
        let target = self.target
        Button {
            if let target { model?.push(target) }
        } label: {
            if isRow.wrappedValue {
                HStack {
                    label
                    Spacer()
                    Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
                        .accessibilityHidden(true)
                }
            } else {
                label
            }
        }
        .modifier(ListRowButton(isRow: isRow.wrappedValue))
        .disabled(model == nil || target == nil)
    }
}

/// A link that is a row has no tint: the chevron says that it is one.
private struct ListRowButton: ViewModifier {
    let isRow: Bool
    func body(content: Content) -> some View {
        if isRow { content.buttonStyle(PlainButtonStyle()) } else { content }
    }
}

extension NavigationLink {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination())), label: label())
    }
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination)), label: label())
    }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(AnyView(destination())), label: Text(titleKey))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(AnyView(destination())), label: Text(title))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view(AnyView(destination)), label: Text(titleKey))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view(AnyView(destination)), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: value.map { .value(AnyHashable($0)) }, label: label())
    }
    nonisolated public init<P: Decodable & Encodable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: value.map { .value(AnyHashable($0)) }, label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: value.map { .value(AnyHashable($0)) }, label: Text(titleKey))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: value.map { .value(AnyHashable($0)) }, label: Text(title))
    }
    nonisolated public init<P: Decodable & Encodable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: value.map { .value(AnyHashable($0)) }, label: Text(titleKey))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Decodable & Encodable & Hashable>(_ title: S, value: P?) {
        self.init(target: value.map { .value(AnyHashable($0)) }, label: Text(title))
    }
}

private struct IsListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is a row of a list, or in one.
    package var isListRow: Bool {
        get { self[IsListRowKey.self] }
        set { self[IsListRowKey.self] = newValue }
    }
}
