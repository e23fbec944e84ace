import SwiftUI

/// A view that writes to a binding where it is in a coordinate space.
///
/// - *Values:* points: the origin of the content in `coordinateSpace`; in the space of a scroll view around it (0, 0) at rest, **negative**
///   when scrolled. Never minus zero.
/// - *First report:* one write after the first layout.
/// - *How often:* once per frame in which the origin changed. The binding is only written, never read.
///
/// Several views as content are put into a `VStack`, as a scroll view would, and give one report. A named space that no view around has
/// means window coordinates.
public struct PositionObservingView<Content: View>: View {
    private let coordinateSpace: CoordinateSpace
    @Binding private var position: CGPoint
    private let content: () -> Content

    /// - Parameters:
    ///   - coordinateSpace: in which the position counts; the named space of a scroll view around it, as a rule.
    ///   - position: gets the position, points, negative when scrolled.
    ///   - content: makes the view.
    public init(coordinateSpace: CoordinateSpace, position: Binding<CGPoint>, @ViewBuilder content: @escaping () -> Content) {
        self.coordinateSpace = coordinateSpace
        self._position = position
        self.content = content
    }

    public var body: some View {
        VStack { content() }.onOriginChanged(in: coordinateSpace) { position = $0 }
    }
}
