import Foundation
import ScrollworkBase

/// What an alert or a dialog says and offers.
struct DialogContent {
    let title: Text?
    let message: AnyView?
    /// nil where there is no button of the program's own.
    let actions: AnyView?
}

/// The card of an alert: title, message, buttons. Two buttons lie side by side, more below each other, the cancelling one last.
struct AlertView: View {
    nonisolated let content: DialogContent

    var body: some View {
        VStack(spacing: 0) {
            DialogHeader(content: content, titleFont: .system(size: 17, weight: .semibold), color: AnyShapeStyle(Color.primary))
                .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
            AlertButtonRow {
                if let actions = content.actions { actions } else { Button("OK", role: .cancel) {} }
            }
        }
        .modifier(DialogButtons(roles: .all))
    }
}

/// Choices below each other in a card, the cancelling one in a card of its own.
struct ConfirmationView: View {
    nonisolated let content: DialogContent
    nonisolated(unsafe) private var hasCancel = State(initialValue: false)
    nonisolated init(content: DialogContent) { self.content = content }

    var body: some View {
        let hasCancel = self.hasCancel.projectedValue
        VStack(spacing: 8) {
            VStack(spacing: 0) {
                if content.title != nil || content.message != nil {
                    DialogHeader(content: content, titleFont: .system(size: 13, weight: .semibold), color: AnyShapeStyle(Color.secondary))
                        .padding(14)
                }
                AlertButtonRow(isStacked: true) { content.actions }.modifier(DialogButtons(roles: .others))
            }
            .frame(maxWidth: .infinity)
            .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 14))
            ZStack {
                content.actions.modifier(DialogButtons(roles: .cancel, hasLines: false))
                if !hasCancel.wrappedValue { Button("Cancel", role: .cancel) {}.modifier(DialogButtons(roles: .cancel, hasLines: false)) }
            }
            .frame(maxWidth: .infinity)
            .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 14))
            .onPreferenceChange(HasCancelKey.self) { hasCancel.wrappedValue = $0 }
        }
    }
}

private struct DialogHeader: View {
    nonisolated let content: DialogContent
    nonisolated let titleFont: Font
    nonisolated let color: AnyShapeStyle
    var body: some View {
        VStack(spacing: 3) {
            if let title = content.title { title.font(titleFont) }
            if let message = content.message { message.font(.system(size: 13)) }
        }
        .foregroundStyle(color)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }
}

/// Whether the program declares a cancelling button itself.
private struct HasCancelKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether a button of a dialog cancels it.
private struct IsCancelKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// Buttons in a dialog: as wide as it, 44 high (UIAlertController's), under a line; a tap ends the dialog and runs the action.
private struct DialogButtons: ViewModifier {
    enum Roles { case all, cancel, others }
    nonisolated let roles: Roles
    /// Whether each button has a line above it.
    nonisolated let hasLines: Bool
    nonisolated(unsafe) private var dismiss = Environment(\.dismiss)
    nonisolated init(roles: Roles, hasLines: Bool = true) {
        self.roles = roles
        self.hasLines = hasLines
    }

    func body(content: Content) -> some View {
        let (roles, hasLines) = (self.roles, self.hasLines)
        let dismiss = self.dismiss.wrappedValue
        content.environment(
            \.buttonStyleBox,
            StyleBox { configuration in
                let isCancel = configuration.role == .cancel
                guard roles == .all || isCancel == (roles == .cancel) else { return AnyView(EmptyView()) }
                return AnyView(
                    DialogButton(configuration: configuration, isCancel: isCancel, hasLine: hasLines, dismiss: dismiss)
                        .layoutValue(key: IsCancelKey.self, value: isCancel)
                        .preference(key: HasCancelKey.self, value: isCancel))
            })
    }
}

private struct DialogButton: View {
    nonisolated(unsafe) let configuration: PrimitiveButtonStyleConfiguration
    nonisolated let isCancel: Bool
    nonisolated let hasLine: Bool
    nonisolated let dismiss: DismissAction

    var body: some View {
        let (isCancel, hasLine, action, dismiss) = (self.isCancel, self.hasLine, configuration.action, self.dismiss)
        PressableButton(
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                action: {
                    // In this order the action may present the next dialog with the same binding.
                    dismiss()
                    action()
                })
        ) { button in
            AnyView(
                button.label
                    .font(.system(size: 17, weight: isCancel ? .semibold : .regular))
                    .foregroundStyle(button.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
                    .lineLimit(1)
                    .frame(maxWidth: .infinity)
                    .frame(height: 44)
                    .background(Color.gray.opacity(button.isPressed ? 0.2 : 0))
                    .overlay(alignment: .top) { if hasLine { Divider() } })
        }
    }
}

/// Two buttons side by side, the cancelling one first; any other number below each other, the cancelling ones last.
private struct AlertButtonRow: Layout {
    var isStacked = false

    private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
        let cancel = subviews.filter { $0[IsCancelKey.self] }
        let others = subviews.filter { !$0[IsCancelKey.self] }
        return isSideBySide(subviews) ? cancel + others : others + cancel
    }
    private func isSideBySide(_ subviews: Subviews) -> Bool { subviews.count == 2 && !isStacked }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        let width = proposal.width ?? heights.map(\.width).max() ?? 0
        let height = isSideBySide(subviews) ? heights.map(\.height).max() ?? 0 : heights.reduce(0) { $0 + $1.height }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let isSideBySide = isSideBySide(subviews)
        let width = isSideBySide ? bounds.width / 2 : bounds.width
        var point = bounds.origin
        for subview in ordered(subviews) {
            let offer = ProposedViewSize(width: width, height: nil)
            subview.place(at: point, proposal: offer)
            if isSideBySide { point.x += width } else { point.y += subview.sizeThatFits(offer).height }
        }
    }
}

extension View {
    /// Shows a dialog; a dialog on a desktop is an alert.
    nonisolated func dialog(_ kind: PresentationKind, isPresented: Binding<Bool>, _ content: DialogContent?) -> some View {
        modifier(
            PresentationModifier(kind, isPresented: isPresented) {
                guard let content else { return AnyView(EmptyView()) }
                return kind == .alert ? AnyView(AlertView(content: content)) : AnyView(ConfirmationOrAlert(content: content))
            })
    }
}

private struct ConfirmationOrAlert: View {
    nonisolated let content: DialogContent
    nonisolated(unsafe) private var profile = Environment(\.profile)
    nonisolated init(content: DialogContent) { self.content = content }
    var body: some View {
        if profile.wrappedValue.kind == .iOS {
            ConfirmationView(content: content)
        } else {
            AlertView(content: content).background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 14))
        }
    }
}
