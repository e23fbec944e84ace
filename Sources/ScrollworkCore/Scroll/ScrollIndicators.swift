import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// The bars of a scroll view: display nodes of their own that move with the offset and are recorded anew only when their length changes.
package final class ScrollIndicators {
    private unowned let node: ScrollNode
    private var bars: [Axis: DisplayNode] = [:]
    private var lengths: [Axis: CGFloat] = [:]
    private(set) var isFading = false
    /// Where a thumb was drawn last, points along its track, and the position and content it stood for.
    private var drawn: [Axis: (start: CGFloat, position: CGFloat, direction: CGFloat)] = [:]

    init(node: ScrollNode) { self.node = node }

    var displayNodes: [DisplayNode] { Axis.allCases.reversed().compactMap { axis in isShown(axis) ? bar(axis) : nil } }

    private func isShown(_ axis: Axis) -> Bool { node.showsIndicator[axis] == true && node.axes.contains(axis) }

    private func bar(_ axis: Axis) -> DisplayNode {
        if let known = bars[axis] { return known }
        let made = DisplayNode()
        made.label = "indicator \(axis)"
        made.opacity = 0
        bars[axis] = made
        return made
    }

    /// Opacity over time: full while the offset changes and for a while after, then a fade (F-57).
    private var opacity: Double {
        let metrics = node.profile.indicator
        let since = node.engine.time - node.lastChange
        if since <= metrics.hold { return 1 }
        return max(0, 1 - (since - metrics.hold) / metrics.fade)
    }

    /// Whether the bar of an axis can be seen now.
    func isVisible(_ axis: Axis) -> Bool { isShown(axis) && node.lastChange > -.infinity && opacity > 0 }

    /// Where the thumb of an axis may go, in the scroll view.
    func track(_ axis: Axis) -> CGRect {
        let metrics = node.profile.indicator
        let insets = node.margins.indicators
        let cross = axis.cross
        let length = max(node.size[axis] - 2 * metrics.ends - insets.total(axis), 0)
        let start = metrics.ends + insets.start(axis)
        let atLeading = axis == .vertical && node.isRightToLeft
        let across = atLeading ? metrics.edge : node.size[cross] - metrics.edge - metrics.thickness - insets.end(cross)
        let mirrored = axis == .horizontal && node.isRightToLeft ? node.size.width - start - length : start
        return CGRect(origin: CGPoint(axis, main: mirrored, cross: across), size: CGSize(axis, main: length, cross: metrics.thickness))
    }

    func update() {
        let opacity = self.opacity
        let isVisible = opacity > 0 && node.lastChange > -.infinity
        isFading = isVisible
        for axis in Axis.allCases where isShown(axis) {
            let bar = bar(axis)
            guard isVisible, node.isScrollable(axis) || node.position[axis] != 0 else {
                if bar.opacity != 0 {
                    bar.opacity = 0
                    node.engine.pictureDidChange()
                }
                continue
            }
            place(bar, axis)
            if bar.opacity != opacity {
                bar.opacity = opacity
                node.engine.pictureDidChange()
            }
        }
    }

    /// A thumb over estimated rows does not run back while the content goes on, whatever the estimates become (U-55).
    private func steady(_ start: CGFloat, _ axis: Axis, _ position: CGFloat) -> CGFloat {
        guard node.restsOnEstimates else {
            drawn[axis] = nil
            return start
        }
        let last = drawn[axis]
        // A correction moves the position without moving anything on the screen.
        let isCorrection = node.cause == .anchor || node.cause == .content
        var direction = last?.direction ?? 0
        if let last, !isCorrection, position != last.position { direction = position > last.position ? 1 : -1 }
        var result = start
        if let last, direction > 0 { result = max(start, last.start) }
        if let last, direction < 0 { result = min(start, last.start) }
        drawn[axis] = (result, position, direction)
        return result
    }

    /// The content is another one: what was drawn says nothing about it.
    func contentIsNew() { drawn = [:] }

    private func place(_ bar: DisplayNode, _ axis: Axis) {
        let metrics = node.profile.indicator
        let frame = track(axis)
        let track = frame.size[axis]
        let range = node.range(axis)
        let position = node.position[axis]
        let content = max(node.contentSize[axis] + node.margins.content.total(axis), 1)
        let over = max(range.lowerBound - position, position - range.upperBound, 0)
        // Overscroll shortens the thumb by its amount.
        let share = min(node.size[axis] / content, 1)
        let length = max(min(max(track * share, metrics.minimumLength), track) - over, metrics.thickness * 2)
        let progress = range.upperBound > 0 ? min(max(position / range.upperBound, 0), 1) : (position > 0 ? 1 : 0)
        let along = steady((track - length) * progress, axis, position)
        let isMirrored = axis == .horizontal && node.isRightToLeft
        let origin = CGPoint(
            axis, main: frame.origin[axis] + (isMirrored ? track - length - along : along), cross: frame.origin[axis.cross])
        guard bar.origin != origin || lengths[axis] != length else { return }
        bar.origin = origin
        if lengths[axis] != length {
            lengths[axis] = length
            bar.size = CGSize(axis, main: length, cross: metrics.thickness)
            let isDark = node.owner.environment.values.colorScheme == .dark
            let shade = isDark ? 1.0 : 0.0
            let radius = metrics.thickness / 2
            bar.items = [
                .fill(
                    Path(roundedRect: CGRect(origin: .zero, size: bar.size), cornerRadius: radius),
                    .color(DisplayColor(red: shade, green: shade, blue: shade, alpha: metrics.opacity)), evenOdd: false)
            ]
            if metrics.rim > 0 {
                let rim = CGRect(origin: .zero, size: bar.size).insetBy(dx: -metrics.rim / 2, dy: -metrics.rim / 2)
                // White at 15 % on the Mac (M-027).
                bar.items.append(
                    .stroke(
                        Path(roundedRect: rim, cornerRadius: radius + metrics.rim / 2),
                        .color(DisplayColor(red: 1 - shade, green: 1 - shade, blue: 1 - shade, alpha: 0.15)),
                        DisplayStroke(width: metrics.rim)))
            }
        }
        node.engine.pictureDidChange()
    }
}
