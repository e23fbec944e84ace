import SwiftUI

extension View {
    /// Runs an action when this view moves in a coordinate space that a view around it names, as content does when it is scrolled.
    ///
    /// ```swift
    /// ScrollView { rows.onScrollPositionChanged(in: "list") { position = $0 } }
    ///     .coordinateSpace(name: "list")
    /// ```
    ///
    /// - *Values:* points: the origin of this view in the named space, **negative** when scrolled, at rest (0, 0) for content that begins at
    ///   its scroll view's top-leading corner. Never minus zero.
    /// - *First report:* one call after the first layout.
    /// - *How often:* once per frame in which the origin changed.
    ///
    /// The nearest view around this one with that name counts, so equal names may be nested. A name that no view around this one has means
    /// window coordinates. On a group of views each of them reports; put them into a stack to have one report.
    public func onScrollPositionChanged(
        in coordinateSpaceName: AnyHashable, perform: @escaping (CGPoint) -> Void
    ) -> some View {
        onOriginChanged(in: .named(coordinateSpaceName), perform: perform)
    }

    /// Runs an action when the origin of this view in a coordinate space changes, and once after the first layout.
    func onOriginChanged(in space: CoordinateSpace, perform: @escaping (CGPoint) -> Void) -> some View {
        // A space is a name that nobody changes; its type does not say so.
        nonisolated(unsafe) let space = space
        return modifier(GeometryObserver(read: { $0.frame(in: space).origin.plain }, action: perform))
    }
}
