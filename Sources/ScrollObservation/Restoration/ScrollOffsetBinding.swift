import SwiftUI

extension View {
    /// Ties a binding to the offset of the first scroll view in this view: scrolling writes it, and writing it scrolls.
    ///
    /// ```swift
    /// @State private var offset = CGPoint.zero
    ///
    /// ScrollView { … }.scrollOffset($offset)
    /// Button("Top") { withAnimation { offset = .zero } }
    /// ```
    ///
    /// On systems before iOS 18 and its siblings the scroll view must be one of this library's, or its content must carry
    /// `scrollOffsetSource(_:)`.
    ///
    /// **Reading**
    /// - *Values:* points; 0 at rest at the start, positive when scrolled, negative while pulled past the start. Along an axis that does not
    ///   scroll it is 0.
    /// - *First report:* after the first layout, if the offset differs from the binding.
    /// - *How often:* once per frame in which the offset changed by itself: by the user, by a change of the content, by other code. An equal
    ///   value is not written, and neither is what a write to the binding led to, so nothing feeds back.
    ///
    /// **Writing**
    /// - The scroll view goes to the nearest legal offset in the same frame; inside `withAnimation` it moves there with that animation, and
    ///   the binding keeps the value that was written. A finger takes the scroll view over; from then on the binding is written again.
    /// - A value other than zero at first is where the scroll view starts.
    /// - A value that is out of range is kept as it was written and carried out as far as the content reaches, also when the content grows
    ///   later, until the scroll view is moved otherwise. A number that is NaN or infinite leaves its axis alone.
    ///
    /// Two scroll views on one binding follow each other: each writes what the user does to it, and none what it was told. Of two writes in
    /// one frame the later one counts.
    public func scrollOffset(_ offset: Binding<CGPoint>) -> some View { modifier(ScrollOffsetBinding(offset: offset)) }

    /// As `scrollOffset(_:)` with a point, of the vertical offset alone.
    public func scrollOffset(_ offset: Binding<CGFloat>) -> some View {
        modifier(
            ScrollOffsetBinding(
                offset: Binding(get: { CGPoint(x: CGPoint.free, y: offset.wrappedValue) }, set: { offset.wrappedValue = $0.y }),
                followsX: false))
    }
}

/// Tells writes of the program from its own and passes them to a positioner.
private struct ScrollOffsetBinding: ViewModifier {
    @Binding var offset: CGPoint
    var followsX = true
    @State private var link = OffsetLink()

    func body(content: Content) -> some View {
        content.modifier(
            ScrollSteering(positioner: link.positioner, wanted: link.wanted(offset)) { [link, $offset] reading, isOwn in
                link.note(reading, isOwn: isOwn, in: $offset, followsX: followsX)
            })
    }
}

/// What a binding held last, and the positioner that carries it out. Kept beside the view tree: it updates nothing.
@MainActor private final class OffsetLink {
    let positioner = ScrollPositioner(keepsPlace: false)
    private var last: CGPoint?
    private var writes = 0

    /// The present value, as a write of the program if the binding holds what neither it nor the scroll view told before.
    func wanted(_ value: CGPoint) -> WantedOffset {
        // Zero at first is no wish: the scroll view may start elsewhere by itself.
        let isWrite = last.map { !$0.isSame(value) } ?? (value.x.plain != 0 || value.y.plain != 0)
        if isWrite { writes += 1 }
        last = value
        return WantedOffset(point: value, number: writes)
    }

    func note(_ reading: ScrollOffset, isOwn: Bool, in binding: Binding<CGPoint>, followsX: Bool) {
        guard !isOwn else { return }
        let value = CGPoint(x: followsX ? reading.x : CGPoint.free, y: reading.y)
        guard !value.isSame(binding.wrappedValue) else { return }
        last = value
        binding.wrappedValue = value
    }
}

extension CGPoint {
    /// A number that leaves its axis alone, and equals itself.
    fileprivate static var free: CGFloat { .infinity }

    /// Whether both numbers are equal; one that is no number equals itself.
    fileprivate func isSame(_ other: CGPoint) -> Bool {
        (x == other.x || x.isNaN && other.x.isNaN) && (y == other.y || y.isNaN && other.y.isNaN)
    }
}
