import Foundation
import ScrollworkBase

/// A bar above a scroll view that becomes lower while content scrolls under it, such as a large title.
package protocol CollapsingBar: LayoutNode {
    /// How much of the bar goes away at most, points; 0 for one that stays as it is.
    var collapsibleLength: CGFloat { get }
    /// How much of it is away, points.
    var collapse: CGFloat { get }
    /// The scroll view that the bar follows.
    var scroller: ScrollNode? { get set }
    func setCollapse(_ length: CGFloat)
    /// The content was pulled down by so much past its start, points.
    func setStretch(_ length: CGFloat)
    /// Whether content is under what is left of the bar.
    func setContentIsUnder(_ flag: Bool)
    /// How much of it comes back as soon as content is scrolled back, points; the rest waits for the content's start.
    var returningLength: CGFloat { get }
}

extension CollapsingBar {
    package func setStretch(_ length: CGFloat) {}
    package func setContentIsUnder(_ flag: Bool) {}
    package var returningLength: CGFloat { 0 }
}

/// The bars over one scroll view and how much of them is away.
///
/// A scroll view's position counts from the content's start under bars at their full height. What bars give up, the box of the scroll view
/// takes: its upper edge goes up, and its content stays where it is on the screen. So neither a drag nor a running movement notices.
package final class CollapsingBars {
    private unowned let scroll: ScrollNode
    /// Bars that the scroll view touches, the nearest first.
    private var touched: [WeakBar] = []

    private struct WeakBar {
        weak var bar: (any CollapsingBar)?
    }

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    /// The bars that follow this scroll view, the nearest first.
    private var bars: [any CollapsingBar] {
        touched.compactMap(\.bar).filter { !$0.isDead && $0.scroller === scroll && $0.collapsibleLength > 0 }
    }

    /// How much of the bars is away now, points.
    var collapse: CGFloat {
        touched.isEmpty ? 0 : touched.reduce(0) { $0 + ($1.bar.map { $0.scroller === scroll ? $0.collapse : 0 } ?? 0) }
    }

    // MARK: Which bars

    /// The scroll view was placed and touches these. A bar that follows no other one follows it from now on.
    func touch(_ found: [any CollapsingBar]) {
        if found.isEmpty, touched.isEmpty { return }
        for old in touched.compactMap(\.bar) where old.scroller === scroll && !found.contains(where: { $0 === old }) {
            scroll.countCollapse(-old.collapse)
            old.scroller = nil
            old.setCollapse(0)
            old.setStretch(0)
            old.setContentIsUnder(false)
        }
        touched = found.map { WeakBar(bar: $0) }
        for bar in found {
            if let scroller = bar.scroller, !scroller.isDead, scroller.isAttached { continue }
            bar.scroller = scroll
            bar.setCollapse(0)
            bar.setStretch(0)
        }
    }

    /// A hand moves the content: the bars follow it, and no longer what they followed before.
    func claim() {
        for bar in touched.compactMap(\.bar) where bar.scroller !== scroll && !bar.isDead {
            if let former = bar.scroller, !former.isDead {
                guard !former.isMoving else { continue }
                former.countCollapse(-bar.collapse)
            }
            bar.scroller = scroll
            scroll.countCollapse(bar.collapse)
        }
    }

    // MARK: Following

    /// The content was moved: brings the bars in line.
    /// - Parameter old: the vertical position before, points.
    /// - Returns: whether a bar is to be laid out anew, and with it the scroll view.
    func follow(from old: CGFloat, cause: ScrollCause) -> Bool {
        guard !touched.isEmpty else { return false }
        let now = collapse
        let next = adjust(from: old, cause, now)
        let isUnder = scroll.position.y - next > 0.001
        for bar in touched.compactMap(\.bar) where bar.scroller === scroll { bar.setContentIsUnder(isUnder) }
        return next != now
    }

    /// - Returns: how much of the bars is away now, points.
    private func adjust(from old: CGFloat, _ cause: ScrollCause, _ now: CGFloat) -> CGFloat {
        let bars = self.bars
        guard let outermost = bars.last else { return now }
        // Where a pull refreshes, the gap above the content shows that.
        outermost.setStretch(scroll.refresh.action == nil ? max(-scroll.position.y, 0) : 0)
        let next = ScrollNode.onGrid(wanted(now, bars, from: old, cause))
        guard next != now else { return now }
        var rest = next
        for bar in bars {
            let part = min(rest, bar.collapsibleLength)
            bar.setCollapse(part)
            rest -= part
        }
        return next
    }

    /// At which positions one bar after the other is away, and before that none.
    private func steps(_ bars: [any CollapsingBar]) -> [CGFloat] {
        bars.reduce(into: [0]) { $0.append($0.last! + $1.collapsibleLength) }
    }

    private func wanted(_ now: CGFloat, _ bars: [any CollapsingBar], from old: CGFloat, _ cause: ScrollCause) -> CGFloat {
        let position = max(scroll.position.y, 0)
        let delta = scroll.position.y - old
        let steps = steps(bars)
        switch cause {
        case .drag, .momentum, .bounce, .wheel, .key:
            // Point by point with the content, from wherever the bars are.
            if delta > 0 { return max(now, min(now + delta, position, steps.last!)) }
            let back = bars.last.map { max(now + delta, steps.last! - $0.returningLength) } ?? now
            return min(now, back, position)
        case .animation:
            // As a jump to the end would, on the way.
            let limit = steps.last { $0 <= end } ?? 0
            return delta > 0 ? max(now, min(now + delta, position, limit)) : min(now, position)
        case .program, .restore, .keyboard:
            // A jump takes a bar away once there is nothing left of it to see content under, and not before (M-125, M-126).
            return min(max(now, steps.last { $0 <= position } ?? 0), position)
        case .content, .resize, .anchor: return min(now, position)
        }
    }

    private var end: CGFloat {
        guard case .animating(_, let y?, _) = scroll.activity else { return scroll.position.y }
        return y.target
    }

    /// How much of the bars is away once a program has scrolled to a position, points.
    func collapse(afterJumpTo position: CGFloat) -> CGFloat {
        let now = collapse
        let bars = self.bars
        guard !bars.isEmpty else { return now }
        return min(max(now, steps(bars).last { $0 <= position } ?? 0), max(position, 0))
    }

    /// Whether the end of a finger's movement may be another one for the bars.
    var mayBend: Bool { !touched.isEmpty }

    /// Where a finger's movement comes to rest: no bar stays half away (UIKit's large titles).
    /// - Parameter natural: where it would rest by itself.
    func restingPlace(_ natural: CGFloat) -> CGFloat {
        guard !touched.isEmpty else { return natural }
        let steps = steps(bars)
        guard natural > 0, natural < steps.last! else { return natural }
        let end = scroll.range(.vertical).upperBound
        return steps.filter { $0 <= end }.min { abs($0 - natural) < abs($1 - natural) } ?? natural
    }
}

extension SafeAreaProvider {
    /// The bar that makes the safe area end where it does, if it may become lower.
    var collapsingBar: (any CollapsingBar)? { (self as? any CollapsingBar) ?? (self as? NavigationContentLayout)?.page }
}
