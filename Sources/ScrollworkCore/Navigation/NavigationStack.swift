import ScrollworkBase

/// Pages over each other, with a title bar; links push further pages.
public struct NavigationStack<Data, Root: View>: View {
    nonisolated(unsafe) private let root: Root
    nonisolated(unsafe) private let path: NavigationPathAccess?

    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathAccess(
            values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
            removeLast: { path.wrappedValue.removeLast() })
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = NavigationPathAccess(
            values: { path.wrappedValue.map { AnyHashable($0) } },
            append: { value in
                guard let element = value.base as? Data.Element else {
                    Warnings.once(
                        "navigation.path.\(type(of: value.base))",
                        "A link wants to push a \(type(of: value.base)), but the stack's path holds \(Data.Element.self) only; nothing happens. "
                            + "Use a NavigationPath for values of several types.")
                    return
                }
                path.wrappedValue.append(element)
            },
            removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
    }

    public var body: some View { NavigationPages(root: AnyView(root), path: path) }
}

/// The first generation's stack of pages.
public struct NavigationView<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { NavigationPages(root: AnyView(content), path: nil) }
}

/// A bound path, whatever its type.
struct NavigationPathAccess {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
    /// The page of a value that needs no declared destination.
    var page: (AnyHashable) -> AnyView? = { _ in nil }
}

/// The pages of a stack. Pages below the top stay in the tree and keep reporting (M-133), but are neither drawn nor touched; on a phone
/// their views disappear.
struct NavigationPages: View {
    nonisolated let root: AnyView
    nonisolated(unsafe) let path: NavigationPathAccess?
    /// Where links lead if not to a page above: the next column.
    nonisolated(unsafe) let lead: ((AnyView) -> Void)?
    nonisolated(unsafe) private var model = State(initialValue: NavigationModel())
    nonisolated(unsafe) private var pushed = State(initialValue: [NavigationEntry]())
    nonisolated(unsafe) private var counter = State(initialValue: 0)

    nonisolated init(root: AnyView, path: NavigationPathAccess?, lead: ((AnyView) -> Void)? = nil) {
        self.root = root
        self.path = path
        self.lead = lead
    }

    var body: some View {
        let model = self.model.wrappedValue
        let entries = self.entries
        connect(model)
        let pushes = model.pushes(of: entries.map(\.id))
        return ZStack(alignment: .top) {
            page(AnyView(root), 0, model, isTop: entries.isEmpty, isPushed: false)
            ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                page(
                    view(of: entry, model), index + 1, model, isTop: index == entries.count - 1, isPushed: pushes.contains(entry.id))
            }
        }
        .environment(\.navigation, model)
    }

    private func view(of entry: NavigationEntry, _ model: NavigationModel) -> AnyView {
        switch entry.content {
        case .view(let view): view
        case .value(let value): path?.page(value) ?? AnyView(DestinationPage(model: model, value: value))
        }
    }

    private func page(_ view: AnyView, _ level: Int, _ model: NavigationModel, isTop: Bool, isPushed: Bool) -> some View {
        NavigationPage(
            content: AnyView(
                view.modifier(
                    EnvironmentModifier { values in
                        values.navigationLevel = level
                        if level > 0 {
                            values.dismiss = DismissAction(target: model)
                            values.isPresented = true
                        }
                    })), level: level, model: model
        )
        .modifier(PageMotionModifier(isTop: isTop, isPushed: isPushed))
    }

    /// Values of the path first, then what links pushed beside it.
    private var entries: [NavigationEntry] {
        let values = path?.values() ?? []
        return values.enumerated().map { index, value in
            NavigationEntry(id: AnyHashable(PathPlace(index: index, value: value)), content: .value(value))
        } + pushed.wrappedValue
    }

    private func connect(_ model: NavigationModel) {
        let pushed = self.pushed.projectedValue
        let counter = self.counter.projectedValue
        let path = self.path
        let lead = self.lead
        model.push = { [unowned model] content in
            if let lead {
                switch content {
                case .view(let view): lead(view)
                case .value(let value): lead(AnyView(DestinationPage(model: model, value: value)))
                }
                return
            }
            if case .value(let value) = content, let path, pushed.wrappedValue.isEmpty { return path.append(value) }
            counter.wrappedValue += 1
            pushed.wrappedValue.append(NavigationEntry(id: AnyHashable(counter.wrappedValue), content: content))
        }
        model.pop = {
            if pushed.wrappedValue.isEmpty { path?.removeLast() } else { pushed.wrappedValue.removeLast() }
        }
    }
}

/// A place in a path; the same value at another place is another page.
private struct PathPlace: Hashable {
    let index: Int
    let value: AnyHashable
}
