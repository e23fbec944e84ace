import Foundation
import ScrollworkBase

/// A choice of one of several values: options are views with a tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let selection: Binding<SelectionValue>
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private var style = Environment(\.pickerLook)
    nonisolated(unsafe) private var isRow = Environment(\.isListRow)
    nonisolated(unsafe) private var hidesLabels = Environment(\.hidesLabels)

    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// The view stands in the list of choices.
    private var options: PickerOptions<Content> {
        let selection = self.selection
        let chosen = selection.wrappedValue
        return PickerOptions(content: content, isChosen: { $0.base as? SelectionValue == chosen }) { value in
            guard let typed = value.base as? SelectionValue else {
                Warnings.once(
                    "picker.tag.\(type(of: value.base))",
                    "An option was chosen whose tag is a \(type(of: value.base)), but the Picker's selection is a \(SelectionValue.self); "
                        + "nothing happens. Give every option a tag of that type.")
                return
            }
            selection.wrappedValue = typed
        }
    }

    @ViewBuilder public var body: some View {
        switch style.wrappedValue {
        case .segmented: PickerSegments(options: options)
        case .inline: PickerRows(options: options)
        case .menu:
            if isRow.wrappedValue {
                HStack {
                    if !hidesLabels.wrappedValue {
                        label
                        Spacer()
                    }
                    PickerMenu(options: options)
                }
            } else {
                PickerMenu(options: options)
            }
        }
    }
}

extension Picker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == ScrollworkCore.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { ScrollworkCore.Label(titleKey, systemImage: systemImage) } }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { ScrollworkCore.Label(title, systemImage: systemImage) } }
}

/// The options with what is chosen and a way to choose.
struct PickerOptions<Content: View> {
    let content: Content
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
}

/// Options side by side, the chosen one on a light ground (UISegmentedControl: 32 high).
private struct PickerSegments<Content: View>: View {
    nonisolated(unsafe) let options: PickerOptions<Content>
    var body: some View {
        HStack(spacing: 0) {
            options.content
                .lineLimit(1)
                .frame(maxWidth: .infinity)
                .frame(height: 28)
                .contentShape(Rectangle())
                .modifier(PickerOptionModifier(.segment, isChosen: options.isChosen))
                .modifier(PickerTapModifier { options.choose($0) })
        }
        .font(.system(size: 13, weight: .medium))
        .padding(2)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 9))
    }
}

/// A row for each option, the chosen one with a check mark.
private struct PickerRows<Content: View>: View {
    nonisolated(unsafe) let options: PickerOptions<Content>
    var body: some View {
        options.content
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .modifier(PickerOptionModifier(.checked, isChosen: options.isChosen))
            .modifier(PickerTapModifier { options.choose($0) })
    }
}

/// The chosen option; a touch shows all of them in a menu.
private struct PickerMenu<Content: View>: View {
    nonisolated(unsafe) private let options: PickerOptions<Content>
    nonisolated(unsafe) private var isShown = State(initialValue: false)
    nonisolated init(options: PickerOptions<Content>) { self.options = options }

    var body: some View {
        let isShown = self.isShown.projectedValue
        let options = self.options
        HStack(spacing: 4) {
            ZStack { options.content.lineLimit(1).modifier(PickerOptionModifier(.only, isChosen: options.isChosen)) }
            Image(systemName: "chevron.down").font(.system(size: 11, weight: .semibold))
        }
        .foregroundStyle(TintShapeStyle())
        .contentShape(Rectangle())
        .onTapGesture { isShown.wrappedValue = true }
        .modifier(
            PresentationModifier(.menu, isPresented: isShown) {
                AnyView(
                    VStack(spacing: 0) {
                        options.content
                            .lineLimit(1)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(.horizontal, 16)
                            .frame(height: 44)
                            .contentShape(Rectangle())
                            .modifier(PickerOptionModifier(.checked, isChosen: options.isChosen))
                            .modifier(
                                PickerTapModifier {
                                    isShown.wrappedValue = false
                                    options.choose($0)
                                })
                    }
                    .padding(.vertical, 5))
            })
    }
}
