import SwiftUI

/// A view whose content can ask for the current offset of the scroll view in it, without being updated when it changes.
///
/// ```swift
/// ScrollOffsetReader { reader in
///     ScrollView { … }
///     Button("Save place") { place = reader.offset.y }
/// }
/// ```
///
/// The first scroll view inside is read; see `onScrollOffsetChange(tolerance:_:)` for which can be. Scrolling evaluates no `body`.
public struct ScrollOffsetReader<Content: View>: View {
    private let content: (ScrollOffsetProxy) -> Content
    @State private var proxy = ScrollOffsetProxy()

    /// - Parameter content: makes the view; several views are put into a `VStack`.
    public init(@ViewBuilder content: @escaping (ScrollOffsetProxy) -> Content) { self.content = content }

    public var body: some View {
        VStack { content(proxy) }.observingScroll(of: { $0 }) { [proxy] _, new in proxy.reading = new }
    }
}

/// Tells the current offset of the scroll view in a `ScrollOffsetReader`.
@MainActor public final class ScrollOffsetProxy {
    var reading: ScrollOffset?

    init() {}

    /// The present reading: points, 0 at rest at the start, positive when scrolled. Zero with empty sizes before the first layout, and where
    /// there is no scroll view.
    public var offset: ScrollOffset { reading ?? ScrollOffset() }
    /// Whether there was a reading: false before the first layout, and where there is no scroll view.
    public var isLaidOut: Bool { reading != nil }
}
