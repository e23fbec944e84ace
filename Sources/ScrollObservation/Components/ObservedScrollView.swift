import SwiftUI

/// A scroll view that calls a closure with where its content lies in it.
///
/// - *Values:* points in the scroll view's own space: the content's origin relative to its place at rest, so (0, 0) at rest, **negative**
///   when scrolled and positive while pulled past the start; x counts from the leading side.
/// - *First report:* one call after the first layout, with (0, 0) unless the view starts elsewhere.
/// - *How often:* once per frame in which the content moved.
///
/// Nothing is put beside the content: it is as tall as in a `ScrollView` and begins where it begins there, and x at rest is 0 however wide the
/// content is.
public struct ObservedScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let offsetChanged: (CGPoint) -> Void
    private let content: Content

    /// - Parameters:
    ///   - axes: the axes on which it scrolls.
    ///   - showsIndicators: whether indicators may be shown.
    ///   - offsetChanged: gets the content's origin, points, negative when scrolled.
    ///   - content: what scrolls.
    public init(
        axes: Axis.Set = .vertical, showsIndicators: Bool = true, offsetChanged: @escaping (CGPoint) -> Void = { _ in },
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.offsetChanged = offsetChanged
        self.content = content()
    }

    public var body: some View {
        ObservableContentScrollView(axes: axes, showsIndicators: showsIndicators) { content }
            .observingScroll(axes: axes, of: \.point.negated) { _, new in offsetChanged(new) }
    }
}
