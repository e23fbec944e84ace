import ScrollworkBase

/// The pages of a tab view, as `Tab` declares them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

    /// The engine's hook: the pages as views.
    nonisolated func _pages() -> AnyView
}

extension TabContent {
    nonisolated public func _pages() -> AnyView {
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) var result: AnyView?
        MainActor.assumeIsolated { result = content.body._pages() }
        return result!
    }
    /// A mark at the tab's item; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTabs<TabValue>(pages: AnyView(_pages().badge(count)))
    }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabs<TabValue>(pages: AnyView(_pages().badge(label)))
    }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }
}

/// The body of what has none of its own.
public struct TabLeaf<TabValue: Hashable>: TabContent {
    nonisolated init() {}
    public var body: TabLeaf<TabValue> { self }
    nonisolated public func _pages() -> AnyView { AnyView(EmptyView()) }
}

struct ModifiedTabs<TabValue: Hashable>: TabContent {
    nonisolated let pages: AnyView
    nonisolated init(pages: AnyView) { self.pages = pages }
    var body: TabLeaf<TabValue> { TabLeaf() }
    nonisolated func _pages() -> AnyView { pages }
}

/// Two pages, or lists of them, after each other.
public struct TabPair<First: TabContent, Second: TabContent>: TabContent where First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second
    nonisolated init(first: First, second: Second) {
        self.first = first
        self.second = second
    }
    public var body: TabLeaf<First.TabValue> { TabLeaf() }
    nonisolated public func _pages() -> AnyView { AnyView(TupleView((first._pages(), second._pages()))) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public var body: TabLeaf<Wrapped.TabValue> { TabLeaf() }
    nonisolated public func _pages() -> AnyView { AnyView(map { $0._pages() }) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public var body: TabLeaf<TrueContent.TabValue> { TabLeaf() }
    nonisolated public func _pages() -> AnyView {
        switch storage {
        case .first(let content): AnyView(_ConditionalContent<AnyView, AnyView>(.first(content._pages())))
        case .second(let content): AnyView(_ConditionalContent<AnyView, AnyView>(.second(content._pages())))
        }
    }
}

/// Puts the pages of a tab view together.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The pages as the content of a tab view.
    public struct Content<C: TabContent>: View {
        nonisolated(unsafe) let content: C
        nonisolated init(content: C) { self.content = content }
        public var body: some View { content._pages() }
    }

    nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    nonisolated public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }
    nonisolated public static func buildPartialBlock<A: TabContent, B: TabContent>(accumulated: A, next: B) -> TabPair<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { TabPair(first: accumulated, second: next) }
    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    nonisolated public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(.first(first)) }
    nonisolated public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(.second(second)) }
    nonisolated public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }
}

extension TabView {
    /// Pages declared by `Tab`.
    nonisolated public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        let pages = TabContentBuilder<SelectionValue>.Content(content: content())
        self.init(selection: Optional(selection), content: { pages })
    }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        let pages = TabContentBuilder<Never>.Content(content: content())
        self.init(selection: nil, content: { pages })
    }
}
