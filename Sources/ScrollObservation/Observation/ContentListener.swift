import SwiftUI

/// The outer half of observation on older systems: names the scroll view's space and hears the reader in its content.
///
/// The name is one per place in the tree and stays over updates, so that equal or nested scroll views never answer for each other.
struct ContentListener: ViewModifier {
    /// Gets the offset, and the id that `ScrollViewProxy.scrollTo` finds the content's start by.
    let receive: @MainActor (ScrollOffset, Namespace.ID) -> Void
    @Namespace private var space

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.scrollListeners) { [space] in $0.append(space) }
            .coordinateSpace(name: space)
            .background {
                GeometryReader { geometry in
                    Color.clear.preference(key: ListenerReportsKey.self, value: [space: ListenerReport(viewport: geometry.size)])
                }
            }
            .onPreferenceChange(ListenerReportsKey.self) { [space, receive] reports in
                guard let report = reports[space], let offset = report.offset, let marker = report.content?.marker else { return }
                // Preferences are delivered on the main thread; newer SDKs only no longer say so in the closure's type.
                MainActor.assumeIsolated { receive(offset, marker) }
            }
            .transformPreference(ListenerReportsKey.self) { [space] in $0[space] = nil }
    }
}
