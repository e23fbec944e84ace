import SwiftUI

extension View {
    /// Runs an action when the offset of the first scroll view in this view changes, or the size of its content or visible area.
    ///
    /// Put it on any `ScrollView` or `List`, or on a view that holds one. On systems before iOS 18 and its siblings that scroll view must be
    /// one of this library's, or its content must carry `scrollOffsetSource(_:)`.
    ///
    /// - *Values:* points; 0 at rest at the start, positive when scrolled, negative when pulled past the start (see `ScrollOffset`).
    /// - *First report:* once after the first layout, with the same reading twice. A view without a scroll view never reports, and one
    ///   without any size not until it has some.
    /// - *How often:* at most once per frame, with the values that this frame shows, whatever moved the content. It runs no `body`; only
    ///   state that the action writes does.
    /// - Parameters:
    ///   - tolerance: leaves out changes of both numbers that are smaller than this many points, counted from the last report. Changes of
    ///     sizes are always reported. Negative or NaN counts as 0.
    ///   - action: gets the reading of the last report and the present one.
    public func onScrollOffsetChange(
        tolerance: CGFloat = 0, _ action: @escaping (_ old: ScrollOffset, _ new: ScrollOffset) -> Void
    ) -> some View {
        modifier(ScrollObserver(transform: { $0 }, isWorthReporting: { $0.differs(from: $1, by: tolerance) }, action: action))
    }

    /// As `onScrollOffsetChange(tolerance:_:)`, with the present reading only.
    public func onScrollOffsetChange(tolerance: CGFloat = 0, _ action: @escaping (_ offset: ScrollOffset) -> Void) -> some View {
        onScrollOffsetChange(tolerance: tolerance) { _, new in action(new) }
    }

    /// Runs an action when a value that is made of the offset changes, and no `body` as long as it stays.
    ///
    /// ```swift
    /// ScrollView { … }
    ///     .onScrollOffsetChange(of: { $0.y > 200 }) { _, isFar in showsButton = isFar }
    /// ```
    ///
    /// What is observed, the first report and how often are those of `onScrollOffsetChange(tolerance:_:)`.
    /// - Parameters:
    ///   - transform: makes the value; it runs once per frame in which the scroll view changes and should be quick.
    ///   - action: gets the value of the last report and the present one; at first the same value twice.
    public func onScrollOffsetChange<Value: Equatable>(
        of transform: @escaping (ScrollOffset) -> Value, _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        observingScroll(of: transform, action: action)
    }

    /// As `onScrollOffsetChange(of:_:)` with two values, with the present value only.
    public func onScrollOffsetChange<Value: Equatable>(
        of transform: @escaping (ScrollOffset) -> Value, _ action: @escaping (_ value: Value) -> Void
    ) -> some View {
        observingScroll(of: transform) { _, new in action(new) }
    }
}

extension ScrollOffset {
    /// Whether the offset moved by at least `tolerance` points, or anything else changed.
    func differs(from other: ScrollOffset, by tolerance: CGFloat) -> Bool {
        guard self != other else { return false }
        if contentSize != other.contentSize || viewportSize != other.viewportSize { return true }
        return !(max(abs(x - other.x), abs(y - other.y)) < tolerance)
    }
}
