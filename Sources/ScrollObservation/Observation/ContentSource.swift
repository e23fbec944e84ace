import SwiftUI

/// The inner half of observation on older systems: one reader for all of a scroll view's content, and a mark to scroll to.
///
/// With nobody listening there is no reader, and a scroll costs nothing.
struct ContentSource: ViewModifier {
    let axes: Axis.Set
    /// Height of what covers the scroll view's top between the content and the listeners, such as a header, points.
    var topInset: CGFloat = 0
    @Environment(\.scrollListeners) private var listeners
    @Environment(\.layoutDirection) private var direction
    @Namespace private var marker

    func body(content: Content) -> some View {
        // Several views become one, laid out as scroll views lay them out themselves; modifiers would go to each of them.
        VStack { content }
            // Listeners are meant for this scroll view, not for those in its content.
            .environment(\.scrollListeners, [])
            .background(alignment: .topLeading) {
                if !listeners.isEmpty {
                    GeometryReader { geometry in
                        Color.clear.preference(key: ListenerReportsKey.self, value: reports(geometry))
                    }
                    // In the background, so that it makes the content neither taller nor gives it a gap.
                    Color.clear.frame(width: 0, height: 0).id(marker)
                }
            }
            // By itself, since it may be larger than the content.
            .background(alignment: .topLeading) {
                if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), !listeners.isEmpty { visibleLength }
            }
    }

    /// Tells the size that content shows in. It changes with the scroll view and its margins, not while scrolling.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    private var visibleLength: some View {
        GeometryReader { geometry in
            Color.clear.preference(key: ListenerReportsKey.self, value: visible(geometry.size))
        }
        .containerRelativeFrame([.horizontal, .vertical])
        .allowsHitTesting(false)
    }

    private func visible(_ size: CGSize) -> [Namespace.ID: ListenerReport] {
        Dictionary(uniqueKeysWithValues: listeners.map { ($0, ListenerReport(visible: size)) })
    }

    private func reports(_ geometry: GeometryProxy) -> [Namespace.ID: ListenerReport] {
        var result: [Namespace.ID: ListenerReport] = [:]
        for listener in listeners {
            let report = ContentReport(
                frame: geometry.frame(in: .named(listener)), axes: axes, topInset: topInset, isRightToLeft: direction == .rightToLeft,
                marker: marker)
            result[listener] = ListenerReport(content: report)
        }
        return result
    }
}

extension View {
    /// Makes the scroll view around this content observable on systems before iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2.
    ///
    /// Put it on the content of a `ScrollView` that `onScrollOffsetChange`, `scrollOffset(_:)` or `ScrollOffsetReader` is used on from
    /// outside. Newer systems look into any `ScrollView` and `List` by themselves and need it nowhere; this library's own scroll views have
    /// it in them. Several content views are put into a `VStack`, as the scroll view does itself.
    ///
    /// On those systems the observing modifier must lie on the scroll view itself: what is put between the two, such as padding, would count
    /// as scrolled. Content margins, which iOS 17 has already, are taken out where there is one at the start and the content is first seen at
    /// its start or end. Rows of a `List` have no common content, so a `List` can be observed on newer systems only.
    /// - Parameter axes: those of the scroll view; along others the offset is 0.
    public func scrollOffsetSource(_ axes: Axis.Set = .vertical) -> some View { modifier(ContentSource(axes: axes)) }
}
