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

    @ViewBuilder public var body: some View {
        switch style.wrappedValue {
        case .bar: TabPages(content: content, isSelected: isSelected, choose: choose)
        case .page(let dots): PagedTabs(content: content, isSelected: isSelected, dots: dots, choose: choose)
        }
    }

    /// Whether what stands for a page is the selection. A tag may be a value where the selection is an optional one.
    private var isSelected: (AnyHashable) -> Bool {
        guard let selection else {
            let chosen = own.wrappedValue
            return { $0 == chosen }
        }
        let chosen = selection.wrappedValue
        return { $0.base as? SelectionValue == chosen }
    }

    /// The user went to the page that stands for a value.
    private var choose: (AnyHashable) -> Void {
        let own = self.own.projectedValue
        let selection = self.selection
        return { value in
            guard let selection else { return own.wrappedValue = value }
            guard let typed = value.base as? SelectionValue else {
                Warnings.once(
                    "tab.tag.\(type(of: value.base))",
                    "A tab was chosen whose tag is a \(type(of: value.base)), but the TabView's selection is a \(SelectionValue.self); "
                        + "nothing happens. Give every page a tag of that type.")
                return
            }
            selection.wrappedValue = typed
        }
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
