import ScrollworkBase

/// A page of a tab view with its item in the bar.
public struct Tab<Value, Content, Label> {
    /// nil where the tab view keeps its selection itself.
    nonisolated(unsafe) let tag: AnyHashable?
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public var body: TabLeaf<Value> { TabLeaf() }
    nonisolated public func _pages() -> AnyView {
        let page = content.tabItem { label }
        return tag.map { AnyView(page.tag($0)) } ?? AnyView(page)
    }
}

/// The label of a tab that is given by a title and an image.
public struct DefaultTabLabel: View {
    nonisolated let label: Label<Text, Image>
    public var body: some View { label }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(tag: nil, content: content(), label: EmptyView()) }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: DefaultTabLabel(label: .init(title, systemImage: systemImage)))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: DefaultTabLabel(label: .init(titleKey, image: image)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: DefaultTabLabel(label: .init(title, image: image)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(label: .init(title, systemImage: systemImage)))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(label: .init(titleKey, image: image)))
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(label: .init(title, image: image)))
    }
}
