import SwiftUI

/// A scroll view that writes its offset to a binding and hands its content a proxy to scroll with.
///
/// - *Values:* points; 0 at rest at the start, positive when scrolled, negative while pulled past the start.
/// - *First report:* one write after the first layout, with the offset at rest.
/// - *How often:* once per frame in which the offset changed. The binding is only written, never read.
///
/// The proxy finds the ids in the content. Several views as content are laid out as in a `ScrollView` and give one report; copies may be
/// nested in each other, and each writes its own offset.
public struct ObservableScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let write: (CGPoint) -> Void
    private let content: (ScrollViewProxy) -> Content

    /// A vertical scroll view.
    /// - Parameters:
    ///   - scrollOffset: gets the vertical offset.
    ///   - content: makes the content; the proxy scrolls to the ids in it.
    public init(scrollOffset: Binding<CGFloat>, @ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.init(.vertical, showsIndicators: true, write: { scrollOffset.wrappedValue = $0.y }, content: content)
    }

    /// - Parameters:
    ///   - axes: the axes on which it scrolls.
    ///   - showsIndicators: whether indicators may be shown.
    ///   - scrollOffset: gets the offset along both axes; 0 along one that does not scroll.
    ///   - content: makes the content; the proxy scrolls to the ids in it.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, scrollOffset: Binding<CGPoint>,
        @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
    ) {
        self.init(axes, showsIndicators: showsIndicators, write: { scrollOffset.wrappedValue = $0 }, content: content)
    }

    private init(
        _ axes: Axis.Set, showsIndicators: Bool, write: @escaping (CGPoint) -> Void, content: @escaping (ScrollViewProxy) -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.write = write
        self.content = content
    }

    public var body: some View {
        ScrollViewReader { proxy in
            ObservableContentScrollView(axes: axes, showsIndicators: showsIndicators) { content(proxy) }
                .observingScroll(axes: axes, of: \.point) { _, new in write(new) }
        }
    }
}
