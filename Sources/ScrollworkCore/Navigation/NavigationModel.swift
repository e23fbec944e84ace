import ScrollworkGraph

/// What one navigation stack's links, bars and destinations share. It lives as long as the stack's identity.
package final class NavigationModel: DismissTarget {
    /// Shows one more page, or goes back one.
    var push: (NavigationEntry.Content) -> Void = { _ in }
    var pop: () -> Void = {}
    override package func dismiss() { pop() }
    /// The pages that were there at the last look.
    private var known: Set<AnyHashable>?

    /// Which of the pages have come since the last look and slide in: none at the first one, since nobody pushed them, and none in an update
    /// without animations.
    func pushes(of pages: [AnyHashable]) -> Set<AnyHashable> {
        defer { known = Set(pages) }
        if FrameLoop.evaluating?.currentTransaction.disablesAnimations == true { return [] }
        return known.map { Set(pages).subtracting($0) } ?? []
    }

    /// The titles of the pages by level, which back buttons show.
    private var titles: [Int: Text] = [:]
    private let titlesChanged = Source("navigation titles")

    func setTitle(_ title: Text?, level: Int) {
        guard titles[level] != title else { return }
        titles[level] = title
        titlesChanged.changed(UpdateReason("navigation title"))
    }

    /// The title of a page; tracked for the running reader.
    func title(level: Int) -> Text? {
        titlesChanged.track()
        return titles[level]
    }

    /// Whether the page of a level has a large title; pages above inherit it.
    var isLarge: [Int: Bool] = [:]

    /// The rules that make pages of values, by the type of the value. Of several for one type the one nearest to the root counts.
    private var destinations: [ObjectIdentifier: [Destination]] = [:]
    private let destinationsChanged = Source("navigation destinations")

    private struct Destination {
        let registrar: ObjectIdentifier
        let level: Int
        let make: (AnyHashable) -> AnyView
    }

    func register(_ registrar: ViewNode, type: Any.Type, level: Int, _ make: @escaping (AnyHashable) -> AnyView) {
        let key = ObjectIdentifier(type)
        var list = destinations[key] ?? []
        let entry = Destination(registrar: ObjectIdentifier(registrar), level: level, make: make)
        let isUsed: Bool
        if let index = list.firstIndex(where: { $0.registrar == entry.registrar }) {
            list[index] = entry
            isUsed = index == 0
        } else {
            let index = list.firstIndex { $0.level > level } ?? list.endIndex
            list.insert(entry, at: index)
            isUsed = index == 0
        }
        destinations[key] = list
        // A rule that is not used wakes nobody: pages may declare the rule that made them again.
        if isUsed { destinationsChanged.changed(UpdateReason("navigation destination")) }
    }

    func unregister(_ registrar: ViewNode, type: Any.Type) {
        destinations[ObjectIdentifier(type)]?.removeAll { $0.registrar == ObjectIdentifier(registrar) }
    }

    /// The page of `value`; tracked for the running reader.
    func destination(for value: AnyHashable) -> AnyView? {
        destinationsChanged.track()
        return destinations[ObjectIdentifier(type(of: value.base))]?.first?.make(value)
    }
}

/// A page above the root.
package struct NavigationEntry: Identifiable {
    enum Content {
        case view(AnyView)
        case value(AnyHashable)
    }
    package let id: AnyHashable
    let content: Content
}

private struct NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }
private struct NavigationLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(target: nil) } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The stack that links push onto; nil outside of one.
    package var navigation: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
    /// Pages below this one.
    package var navigationLevel: Int {
        get { self[NavigationLevelKey.self] }
        set { self[NavigationLevelKey.self] = newValue }
    }

    /// Leaves the page that reads it.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Whether the view is on a page that can be left.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}

/// Leaves a page of a navigation stack, or what is shown over the window; does nothing elsewhere.
public struct DismissAction: Sendable {
    nonisolated(unsafe) let target: DismissTarget?
    public func callAsFunction() { target?.dismiss() }
}
