import ScrollworkBase

/// Several pages of which one is shown, with a bar to choose it.
///
/// Pages are views with a `tabItem`. One that was never selected is not made; one that is hidden keeps its state and its scroll offset, and
/// is not updated until it is shown again.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let selection: Binding<SelectionValue>?
    nonisolated(unsafe) private let content: Content
    /// The value of the selected page where nobody else keeps it; nil before the first choice.
    nonisolated(unsafe) private var own = State<AnyHashable?>(initialValue: nil)
    nonisolated(unsafe) private var style = Environment(\.tabViewStyle)

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let own = self.own.projectedValue
        let selection = self.selection
        TabPages(
            content: content, selected: selection.map { AnyHashable($0.wrappedValue) } ?? own.wrappedValue, style: style.wrappedValue,
            choose: { value in
                guard let selection else { return own.wrappedValue = value }
                guard let typed = value.base as? SelectionValue else {
                    Warnings.once(
                        "tab.tag.\(type(of: value.base))",
                        "A tab was chosen whose tag is a \(type(of: value.base)), but the TabView's selection is a \(SelectionValue.self); "
                            + "nothing happens. Give every page a tag of that type.")
                    return
                }
                selection.wrappedValue = typed
            })
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
