import ScrollworkBase

/// The platform's plain look: the tint as foreground, paler while pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration, takesRow: true) { button in
            AnyView(
                button.label
                    .foregroundStyle(button.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
                    .opacity(button.isPressed ? 0.4 : 1))
        }
    }
}

/// A style that does not colour its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { AnyView($0.label.opacity($0.isPressed ? 0.6 : 1)) }
    }
}

/// The label of a link that is a row: it has no tint, and the row shows that it is pressed.
struct RowLinkButtonStyle: PrimitiveButtonStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration, takesRow: true) { AnyView($0.label) }
    }
}

/// A style without border. In a list it stands for itself, not for its row.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { button in
            AnyView(
                button.label
                    .foregroundStyle(button.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
                    .opacity(button.isPressed ? 0.4 : 1))
        }
    }
}

/// A label on a pale rounded rectangle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { button in
            AnyView(
                button.label
                    .foregroundStyle(TintShapeStyle())
                    .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                    .background(TintShapeStyle().opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
                    .opacity(button.isPressed ? 0.6 : 1))
        }
    }
}

/// A label on a filled rounded rectangle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration: configuration) { button in
            AnyView(
                button.label
                    .foregroundStyle(Color.white)
                    .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                    .background(TintShapeStyle(), in: RoundedRectangle(cornerRadius: 8))
                    .opacity(button.isPressed ? 0.6 : 1))
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
