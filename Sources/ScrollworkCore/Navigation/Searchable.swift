import Foundation
import ScrollworkBase

/// Where a search field goes. There is one place here: under the bar, above the content. On a phone it goes away with content that scrolls
/// under it, unless it is always to be there.
public struct SearchFieldPlacement: Sendable {
    /// When the field under a navigation bar shows.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        fileprivate enum Kind { case automatic, always }
        fileprivate let kind: Kind
        public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
        public static let always = NavigationBarDrawerDisplayMode(kind: .always)
    }
    private enum Kind { case automatic, drawer, toolbar, sidebar }
    private let kind: Kind
    var isAlwaysShown = false
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .drawer, isAlwaysShown: displayMode.kind == .always)
    }
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
}

// Unlike the synthesized one, its initializer is not bound to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// The search field over its content: 36 high in a drawer of 52 with 16 beside it (UISearchBar's metrics).
struct SearchableView<Content: View>: View {
    nonisolated(unsafe) private let text: Binding<String>
    nonisolated private let prompt: Text
    nonisolated(unsafe) private let content: Content
    nonisolated private let isAlwaysShown: Bool
    nonisolated(unsafe) private var profile = Environment(\.profile)

    nonisolated init(text: Binding<String>, prompt: Text?, placement: SearchFieldPlacement, content: Content) {
        self.text = text
        isAlwaysShown = placement.isAlwaysShown
        self.prompt = prompt ?? Text("Search")
        self.content = content
    }

    var body: some View {
        content.modifier(
            SafeAreaInsetModifier(
                edge: .top, alignment: .center, spacing: 0, bar: drawer,
                collapses: profile.wrappedValue.hasLargeTitles && !isAlwaysShown))
    }

    private var drawer: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField(text: text, prompt: prompt) { EmptyView() }
        }
        .padding(.horizontal, 8)
        .frame(minHeight: 0, idealHeight: 36, maxHeight: 36)
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
        .clipped()
        .padding(.horizontal, 16)
        .padding(.bottom, 16)
        // What is left of a drawer that goes away shows the field's lower part, then the distance below it.
        .frame(minHeight: 0, idealHeight: 52, maxHeight: 52, alignment: .bottom)
        .frame(maxWidth: .infinity)
        .clipped()
    }
}

extension View {
    /// A search field for the content; the binding has what is typed.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
        -> some View
    {
        SearchableView(text: text, prompt: prompt, placement: placement, content: self)
    }
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
        -> some View
    {
        SearchableView(text: text, prompt: Text(prompt), placement: placement, content: self)
    }
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        SearchableView(text: text, prompt: Text(prompt), placement: placement, content: self)
    }
}
