import SwiftUI

/// The scroll view in all of this library's: its content can be observed on every system.
struct ObservableContentScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView(axes, showsIndicators: showsIndicators) { content.scrollOffsetSource(axes) }
    }
}
