import SwiftUI

extension View {
    /// Runs an action when the first scroll view in this view shows a place near an edge of its content: the time to load more.
    ///
    /// ```swift
    /// ScrollView { ForEach(messages) { … } }
    ///     .onScrollNearEnd(within: 400, version: messages.count) { loadMore() }
    /// ```
    ///
    /// Which scroll view is observed, and what systems before iOS 18 and its siblings need, is told at `onScrollOffsetChange(tolerance:_:)`.
    ///
    /// - *When:* in the first frame of a version that shows the edge, or a place at most `distance` points from it. That is the first one
    ///   where the content is shorter than the visible area: a first page that does not fill the screen asks for the second by itself.
    /// - *How often:* once for each version. Scrolling to and fro over the distance is not told again, and neither is a new version whose
    ///   content put the edge further away; one that leaves the edge near is told at once.
    ///
    /// Nothing is told before the first layout, and no `body` runs for it.
    /// - Parameters:
    ///   - edge: The edge where more is to come; `.top` for older messages, where the content is near from the start.
    ///   - distance: Points. Negative or NaN counts as 0, infinite is near everywhere: once for each version.
    ///   - version: A value that changes together with the content, such as the number of rows. What shall be told again with the same
    ///     content, as after a failed try, is part of it: `[rows.count, failures]`.
    ///   - action: Runs after the layout of the frame; what it changes is part of the same frame.
    public func onScrollNearEnd<Version: Equatable>(
        _ edge: Edge = .bottom, within distance: CGFloat = 0, version: Version, perform action: @escaping () -> Void
    ) -> some View {
        modifier(NearEndObserver(edge: edge, distance: distance > 0 ? distance : 0, version: version, action: action))
    }
}

private struct NearEndObserver<Version: Equatable>: ViewModifier {
    let edge: Edge
    let distance: CGFloat
    let version: Version
    let action: () -> Void
    @State private var versions = VersionCounter<Version>()

    func body(content: Content) -> some View {
        // The number goes with the reading, so that a version is never judged by the layout of another one.
        let number = versions.number(of: version)
        content.modifier(
            ScrollObserver(
                transform: { NearEndReading(version: number, isNear: $0.distance(to: edge) <= distance) },
                action: { _, new in if new.isNear, versions.isNews(new.version) { action() } },
                edition: number))
    }
}

private struct NearEndReading: Equatable {
    var version: Int
    var isNear: Bool
}

/// Numbers versions from 1 on, and knows which one was told last. Not observable: writing to it updates nothing.
@MainActor private final class VersionCounter<Version: Equatable> {
    private var latest: Version?
    private var number = 0
    private var told = 0

    func number(of version: Version) -> Int {
        if latest != version {
            latest = version
            number += 1
        }
        return number
    }

    /// Whether this version was not told yet; from now on it was.
    func isNews(_ number: Int) -> Bool {
        defer { told = max(told, number) }
        return number > told
    }
}
