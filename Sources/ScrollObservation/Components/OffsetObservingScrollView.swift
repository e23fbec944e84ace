import SwiftUI

/// A scroll view that writes its offset to a binding.
///
/// - *Values:* points; 0 at rest at the start (below bars and margins, at the leading side), positive when scrolled, negative while pulled
///   past the start. Along an axis that does not scroll the offset is 0. It does not depend on where the view is on the screen.
/// - *First report:* one write after the first layout, with the offset at rest.
/// - *How often:* once per frame in which the offset changed. The binding is only written, never read; to scroll by writing use
///   `scrollOffset(_:)`. Where two write one binding, the latest write stays.
///
/// Several views as content are laid out as in a `ScrollView` and give one report. It may be nested in itself.
public struct OffsetObservingScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    @Binding private var offset: CGPoint
    private let content: () -> Content

    /// - Parameters:
    ///   - axes: the axes on which it scrolls.
    ///   - showsIndicators: whether indicators may be shown.
    ///   - offset: gets the offset, points, positive when scrolled.
    ///   - content: makes what scrolls.
    public init(
        axes: Axis.Set = [.vertical], showsIndicators: Bool = true, offset: Binding<CGPoint>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self._offset = offset
        self.content = content
    }

    public var body: some View {
        ObservableContentScrollView(axes: axes, showsIndicators: showsIndicators) { content() }
            .observingScroll(axes: axes, of: \.point) { _, new in offset = new }
    }
}
