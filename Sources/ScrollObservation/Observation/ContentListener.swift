import SwiftUI

/// The outer half of observation on older systems: names the scroll view's space and hears the reader in its content.
///
/// The name is one per place in the tree and stays over updates, so that equal or nested scroll views never answer for each other.
struct ContentListener: ViewModifier {
    /// A larger number than before has the present reading told once more.
    var edition = 0
    /// Gets the offset, and the id that `ScrollViewProxy.scrollTo` finds the content's start by.
    let receive: @MainActor (ScrollOffset, Namespace.ID) -> Void
    @Namespace private var space
    @State private var margins = ContentMarginMemory()

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.scrollListeners) { [space] in $0.append(space) }
            .coordinateSpace(name: space)
            .background {
                GeometryReader { geometry in
                    Color.clear.preference(
                        key: ListenerReportsKey.self, value: [space: ListenerReport(viewport: geometry.size, edition: edition)])
                }
            }
            .onPreferenceChange(ListenerReportsKey.self) { [space, margins, receive] reports in
                guard var content = reports[space]?.content, var viewport = reports[space]?.viewport, viewport.isLaidOut else { return }
                viewport.height = max(viewport.height - content.topInset, 0)
                content.visible = reports[space]?.visible
                // Preferences are delivered on the main thread; newer SDKs only no longer say so in the closure's type.
                MainActor.assumeIsolated { receive(margins.offset(of: content, viewport: viewport), content.marker) }
            }
            .transformPreference(ListenerReportsKey.self) { [space] in $0[space] = nil }
    }
}
