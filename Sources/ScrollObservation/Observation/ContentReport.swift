import SwiftUI

/// What the reader in a scroll view's content tells the listeners around the scroll view.
struct ContentReport: Equatable, Sendable {
    /// The content in the listener's space, points.
    var frame: CGRect
    var axes: Axis.Set
    /// How far below the listener's top the content rests, because something inside of the listener covers it there, points.
    var topInset: CGFloat
    var isRightToLeft: Bool
    /// The length of the scroll view that content shows in, where the system tells it: the frame less margins.
    var visible: CGSize?
    /// The id of the view without size at the content's start, which programmatic scrolling aims at.
    var marker: Namespace.ID
}

/// One listener's half-told reading: the content tells its frame, the listener its own size.
///
/// Both go up under one key to one listener, so that a frame in which both change is one report.
struct ListenerReport: Equatable, Sendable {
    var content: ContentReport?
    /// What `ContentReport.visible` will be; it has a reader of its own.
    var visible: CGSize?
    /// The size of the scroll view.
    var viewport: CGSize?
    /// Another number makes another report of the same reading: the observer asks for one by it.
    var edition = 0
}

/// Reports by listener. Each listener takes its own out on the way up, so nothing leaves the observed view.
struct ListenerReportsKey: PreferenceKey {
    static var defaultValue: [Namespace.ID: ListenerReport] { [:] }

    /// The first report of a kind wins: of two scroll views side by side the first one is observed, as newer systems do (S-18).
    static func reduce(value: inout [Namespace.ID: ListenerReport], nextValue: () -> [Namespace.ID: ListenerReport]) {
        value.merge(nextValue()) { first, next in
            ListenerReport(
                content: first.content ?? next.content, visible: first.visible ?? next.visible, viewport: first.viewport ?? next.viewport,
                edition: max(first.edition, next.edition))
        }
    }
}

private struct ScrollListenersKey: EnvironmentKey {
    static var defaultValue: [Namespace.ID] { [] }
}

extension EnvironmentValues {
    /// The listeners that want to hear of the next scroll view inwards; the names of their coordinate spaces.
    var scrollListeners: [Namespace.ID] {
        get { self[ScrollListenersKey.self] }
        set { self[ScrollListenersKey.self] = newValue }
    }
}
