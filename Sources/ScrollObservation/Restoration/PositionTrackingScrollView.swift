import Combine
import SwiftUI

/// A scroll view that tells its position and goes to positions that a publisher sends.
///
/// - *Values:* points in the scroll view's own space: the content's origin relative to its place at rest, so (0, 0) at rest, **negative** when
///   scrolled and positive while pulled past the start; x counts from the leading side. Received positions have the same sign; both axes are
///   carried out exactly.
/// - *First report:* one call after the first layout.
/// - *How often:* once per frame in which the position changed.
///
/// A received position is brought into range: past an end means that end, and a number that is NaN or infinite leaves its axis alone. It is
/// **held** while it cannot be carried out, before the first layout and while the content is too short, and is gone back to when the content
/// shrinks and grows again, as in a reload. It is dropped when somebody scrolls, or another one is received. One send is enough, whenever it
/// comes.
///
/// The publisher may end, or its owner go away; positions that were received stay valid.
public struct PositionTrackingScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let position: AnyPublisher<CGPoint, Never>
    private let onPositionChanged: (CGPoint) -> Void
    private let content: Content
    @State private var positioner = ScrollPositioner(keepsPlace: true)
    @State private var memory = ObserverMemory<CGPoint>()
    @State private var feed = PositionFeedMemory()

    /// A vertical scroll view.
    public init(
        position: AnyPublisher<CGPoint, Never>, onPositionChanged: @escaping (CGPoint) -> Void, @ViewBuilder content: () -> Content
    ) {
        self.init(.vertical, position: position, onPositionChanged: onPositionChanged, content: content)
    }

    /// - Parameters:
    ///   - axes: the axes on which it scrolls.
    ///   - showsIndicators: whether indicators may be shown.
    ///   - position: sends positions to go to, points, negative when scrolled.
    ///   - onPositionChanged: gets the position, points, negative when scrolled.
    ///   - content: what scrolls.
    public init(
        _ axes: Axis.Set, showsIndicators: Bool = true, position: AnyPublisher<CGPoint, Never>,
        onPositionChanged: @escaping (CGPoint) -> Void, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.position = position
        self.onPositionChanged = onPositionChanged
        self.content = content()
    }

    public var body: some View {
        let _: Void = memory.follow({ $0 != $1 }, { _, new in onPositionChanged(new) })
        ObservableContentScrollView(axes: axes, showsIndicators: showsIndicators) { content }
            .modifier(
                ScrollSteering(axes: axes, positioner: positioner) { [memory] offset, _ in
                    memory.receive(offset.point.negated)
                }
            )
            .onReceive(PositionFeed(positions: position, memory: feed)) { positioner.go(to: CGPoint(x: -$0.x, y: -$0.y)) }
    }
}
