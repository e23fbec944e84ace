import Foundation
import ScrollworkBase

/// Where a search field goes. There is one place here: under the bar, above the content.
public struct SearchFieldPlacement: Sendable {
    /// When the field under a navigation bar shows.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private enum Kind { case automatic, always }
        private let kind: Kind
        public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
        public static let always = NavigationBarDrawerDisplayMode(kind: .always)
    }
    private enum Kind { case automatic, drawer, toolbar, sidebar }
    private let kind: Kind
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .drawer)
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

    nonisolated init(text: Binding<String>, prompt: Text?, content: Content) {
        self.text = text
        self.prompt = prompt ?? Text("Search")
        self.content = content
    }

    var body: some View {
        content.safeAreaInset(edge: .top, spacing: 0) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                TextField(text: text, prompt: prompt) { EmptyView() }
            }
            .padding(.horizontal, 8)
            .frame(height: 36)
            .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
            .padding(.horizontal, 16)
            .frame(height: 52, alignment: .top)
            .frame(maxWidth: .infinity)
        }
    }
}

extension View {
    /// A search field for the content; the binding has what is typed.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
        -> some View
    {
        SearchableView(text: text, prompt: prompt, content: self)
    }
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
        -> some View
    {
        SearchableView(text: text, prompt: Text(prompt), content: self)
    }
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        SearchableView(text: text, prompt: Text(prompt), content: self)
    }
}
