import ScrollworkBase

/// Rows that scroll; they are made when they come into view (L-170).
public struct List<SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) private var look = Environment(\.listLook)
    nonisolated(unsafe) private var profile = Environment(\.profile)
    nonisolated(unsafe) private var backgroundVisibility = Environment(\.scrollContentBackground)

    nonisolated(unsafe) private let selection: ListSelection?

    nonisolated init(rows: Content, selection: ListSelection? = nil) {
        content = rows
        self.selection = selection
    }

    public var body: some View {
        let metrics = ListMetrics.of(look.wrappedValue, profile.wrappedValue)
        ScrollView { ListRows(content: content, metrics: metrics) }
            .environment(\.listSelection, selection)
            .scrollDismissesKeyboard(automatically: .immediately)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                metrics.hasCards && backgroundVisibility.wrappedValue != .hidden
                    ? AnyShapeStyle(GroupedBackground()) : AnyShapeStyle(Color.clear))
    }
}

/// What lies behind grouped rows (UIKit's grouped background).
private struct GroupedBackground: ShapeStyle {
    typealias Resolved = Never
    func _makePaint(in context: _StyleContext) -> _Paint {
        _Paint(context.isDark ? SystemColor.black.color(isDark: true) : SystemColor.secondaryBackground.color(isDark: false))
    }
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// The rows of a list as one view inside its scroll view.
struct ListRows<Content: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated let metrics: ListMetrics
    nonisolated init(content: Content, metrics: ListMetrics) {
        self.content = content
        self.metrics = metrics
    }
    nonisolated static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ListRowsNode(view, context) }
}

private typealias RowContent<Content: View> = ModifiedContent<Content, EnvironmentModifier>

private final class ListRowsNode<Content: View>: ContainerNode<ListRows<Content>, RowContent<Content>, ListLayoutNode> {
    init(_ view: ListRows<Content>, _ context: _NodeContext) {
        super.init(view, context, content: Self.content(view), isLazy: true) { ListLayoutNode(owner: $0, metrics: view.metrics) }
        configure()
    }

    private static func content(_ view: ListRows<Content>) -> RowContent<Content> {
        ModifiedContent(content: view.content, modifier: EnvironmentModifier { $0.isListRow = true })
    }

    private func configure() {
        let minimum = track { environment.values.setRowHeight }
        layoutNode.set(view.metrics, rowMinimum: minimum)
    }

    override func update(_ new: ListRows<Content>) {
        view = new
        configure()
        content.update(Self.content(new))
    }

    override func runUpdate() {
        isDirty = false
        configure()
        layoutNode.setNeedsPaint()
    }
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
}

/// Controls in rows, grouped.
public struct Form<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { List { content } }
}

private struct ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    package var scrollContentBackground: Visibility {
        get { self[ContentBackgroundKey.self] }
        set { self[ContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the background of lists and forms.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
