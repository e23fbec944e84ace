import Foundation
import ScrollworkBase

/// What `containerRelativeFrame` measures: scroll views and the window (L-86).
package protocol FrameContainer: LayoutNode {
    /// The visible size less insets, points; known before the content is laid out.
    var relativeSize: CGSize { get }
    /// Frames that depend on it.
    var relativeFrames: RelativeFrames { get }
}

/// The frames that depend on one container's size.
package final class RelativeFrames {
    private var frames: [Weak] = []
    private struct Weak { weak var node: ContainerRelativeLayout? }

    func insert(_ node: ContainerRelativeLayout) {
        frames.removeAll { $0.node == nil }
        if !frames.contains(where: { $0.node === node }) { frames.append(Weak(node: node)) }
    }

    /// Has the frames measured again whose lengths are others now.
    func containerDidChange() {
        for entry in frames { entry.node?.containerDidChange() }
    }
}

/// A frame whose lengths are rules of the nearest container's (L-86).
package struct ContainerRelativeModifier: ElementModifier {
    package typealias Body = Never
    nonisolated let axes: Axis.Set
    nonisolated let alignment: Alignment
    nonisolated(unsafe) let length: (CGFloat, Axis) -> CGFloat
    nonisolated init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }
    nonisolated package func makeElement(_ owner: ViewNode) -> ContainerRelativeLayout { ContainerRelativeLayout(owner: owner) }
    nonisolated package func configure(_ element: ContainerRelativeLayout, old: ContainerRelativeModifier?) {
        element.axes = axes
        element.length = length
        element.alignment = alignment
        if old != nil { element.setNeedsMeasure() }
    }
}

package final class ContainerRelativeLayout: FrameLayout {
    var axes: Axis.Set = []
    var length: ((CGFloat, Axis) -> CGFloat)?

    private var currentRule: Rule {
        var node = parent
        while let current = node, !(current is FrameContainer) { node = current.parent }
        guard let container = node as? FrameContainer else { return .fixed(width: nil, height: nil) }
        container.relativeFrames.insert(self)
        let whole = container.relativeSize
        func value(_ axis: Axis) -> CGFloat? {
            guard axes.contains(axis), let length else { return nil }
            return max(FiniteNumbers.checked(length(whole[axis], axis), "container relative length"), 0)
        }
        return .fixed(width: value(.horizontal), height: value(.vertical))
    }

    func containerDidChange() {
        if !isDead, currentRule != rule { setNeedsMeasure() }
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        rule = currentRule
        return super.measure(proposal)
    }
}

extension ScrollNode: FrameContainer {
    /// What the scroll view is offered, not what it takes: across its axis its size would follow its content in a circle.
    package var relativeSize: CGSize {
        guard let offered = placedProposal else {
            var node = parent
            while let current = node, !(current is FrameContainer) { node = current.parent }
            return ((node as? FrameContainer)?.relativeSize ?? engine.size).less(margins.content)
        }
        func length(_ axis: Axis) -> CGFloat { offered[axis].flatMap { $0.isFinite ? $0 : nil } ?? size[axis] }
        return CGSize(width: length(.horizontal), height: length(.vertical)).less(margins.content)
    }
}

extension RootLayout: FrameContainer {
    package var relativeSize: CGSize { engine.size.less(engine.windowSafeArea) }
}

extension CGSize {
    fileprivate func less(_ insets: EdgeInsets) -> CGSize {
        CGSize(width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
    }
}

extension View {
    /// Sizes the view on `axes` to the nearest container: a scroll view's visible size, or the window (L-86).
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in length })
    }
    /// Sizes the view to `span` of `count` parts of the container with `spacing` points between parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in
                let parts = CGFloat(max(count, 1))
                let taken = CGFloat(max(span, 1))
                let part = (length - spacing * (parts - 1)) / parts
                return part * taken + spacing * (taken - 1)
            })
    }
    /// Sizes the view by a rule from the container's length, points, per axis.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }
}
