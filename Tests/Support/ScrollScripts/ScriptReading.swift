import Foundation
import ScrollworkBase
import ScrollworkCore
import ScrollworkDisplay
import SwiftUI

/// What a host shows of a scene at one moment. Places count along the scrolling axis from the window's leading side, points.
struct ScriptReading {
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }
    /// The views that are in the layout tree, by name.
    var views: [String: Span] = [:]
    /// A view of a row in sight, for following its way from frame to frame.
    var mark: LayoutNode?
    /// Names that are there twice: one of them is on its way out.
    var doubled: Set<String> = []
    /// The scroll view's frame, and the part of the window in which its content shows.
    var frame = Span(start: 0, length: 0)
    var shown = Span(start: 0, length: 0)
    var position: CGFloat = 0
    var end: CGFloat = 0
    var cross: CGFloat = 0
    var phase = ScrollPhase.idle
    var isAtRest = false

    init(_ scroll: ScrollNode, _ scene: ScriptScene) {
        let engine = scroll.engine
        let axis: Axis = scene.isHorizontal ? .horizontal : .vertical
        func span(_ rect: CGRect) -> Span { Self.span(rect, scroll, axis) }
        frame = span(scroll.convert(scroll.bounds, to: nil))
        shown = span(scroll.convert(scroll.visibleBounds, to: nil))
        position = scroll.position[axis]
        end = scroll.range(axis).upperBound
        cross = scroll.size[axis.cross]
        phase = scroll.activity.phase
        isAtRest = engine.scrollNodesInTreeOrder.allSatisfy { $0.activity.isIdle }
        var found: [String: Span] = [:]
        var twice: Set<String> = []
        func walk(_ node: LayoutNode, _ outer: String?) {
            var name = outer
            if let own = node.trait(ScriptNameKey.self) ?? nil, own != outer {
                name = own
                let place = span(node.convert(node.bounds, to: nil))
                if found.updateValue(place, forKey: own) != nil { twice.insert(own) }
                if mark == nil, isVisible(place), own.first?.isNumber == true { mark = node }
            }
            for child in node.children { walk(child, name) }
        }
        walk(scroll, nil)
        views = found
        doubled = twice
    }

    static func span(_ rect: CGRect, _ scroll: ScrollNode, _ axis: Axis) -> Span {
        let isMirrored = axis == .horizontal && scroll.isRightToLeft
        return Span(start: isMirrored ? scroll.engine.size.width - rect.maxX : rect.origin[axis], length: rect.size[axis])
    }

    /// The start of the thumb along its track, where it can be seen, points.
    static func thumb(_ scroll: ScrollNode, _ axis: Axis) -> CGFloat? {
        let isMirrored = axis == .horizontal && scroll.isRightToLeft
        guard let bar = scroll.display.children.first(where: { $0.label == "indicator \(axis)" }), bar.opacity > 0 else { return nil }
        return isMirrored ? scroll.size.width - bar.origin.x - bar.size.width : bar.origin[axis]
    }

    /// Whether a span is in sight by more than rounding.
    func isVisible(_ span: Span) -> Bool { min(span.end, shown.end) - max(span.start, shown.start) > 0.01 }
}
