import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// What one scroll view draws over its content under bars: display nodes of their own, recorded when their size changes. A step of
/// scrolling changes their opacity at most, and only near the content's ends.
package final class ScrollEdgeEffects {
    private unowned let scroll: ScrollNode
    /// Edges that touch a bar which wants content to fade.
    var bars: Edge.Set = []
    private var layers: [Edge: Layer] = [:]

    private final class Layer {
        let node = DisplayNode()
        var look: Look?
    }

    /// What a recorded layer stands for.
    private struct Look: Equatable {
        var kind: ScrollEdgeEffectStyle.Kind
        var size: CGSize
        var isDark: Bool
        var color: DisplayColor
    }

    /// Content that is so far beyond an edge has the whole effect, points.
    private static let ramp: CGFloat = 16
    /// How far a soft edge goes on beyond the bar, points.
    private static let feather: CGFloat = 12

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    private func kind(_ edge: Edge) -> ScrollEdgeEffectStyle.Kind? {
        let styles = scroll.options.edgeStyles
        guard scroll.axes.contains(Axis.vertical), !styles.hidden.contains(edge), scroll.outerInsets[edge] > 0 else { return nil }
        switch (edge == .top ? styles.top : styles.bottom).kind {
        case .soft: return .soft
        case .hard: return .hard
        case .automatic: return bars.contains(edge) ? (scroll.profile.kind == .iOS ? .soft : .hard) : nil
        }
    }

    /// To be asked for when the scroll view is recorded; brings the layers up to date.
    var displayNodes: [DisplayNode] {
        [Edge.top, .bottom].compactMap { edge in
            guard let kind = kind(edge) else {
                layers[edge] = nil
                return nil
            }
            let layer = layers[edge] ?? Layer()
            layers[edge] = layer
            record(layer, edge, kind)
            return layer.node
        }
    }

    private func record(_ layer: Layer, _ edge: Edge, _ kind: ScrollEdgeEffectStyle.Kind) {
        let inset = scroll.outerInsets[edge]
        let visible = scroll.visibleBounds
        let height = inset + (kind == .soft ? Self.feather : 0)
        layer.node.label = "edge effect \(edge)"
        layer.node.origin = CGPoint(x: visible.minX, y: edge == .top ? visible.minY : visible.maxY - height)
        let values = scroll.owner.environment.values
        var style = values.styleContext
        style.bounds = CGRect(x: 0, y: 0, width: visible.width, height: height)
        let backdrop = (values.scrollBackdrop ?? AnyShapeStyle(BackgroundStyle()))._makePaint(in: style).color
        let look = Look(kind: kind, size: style.bounds.size, isDark: style.isDark, color: backdrop)
        guard look != layer.look else { return }
        layer.look = look
        layer.node.size = look.size
        layer.node.items = items(look, edge, style)
        scroll.engine.report.itemsRecorded += layer.node.items.count
    }

    private func items(_ look: Look, _ edge: Edge, _ style: StyleContext) -> [DisplayItem] {
        let box = Path(style.bounds)
        let height = look.size.height
        guard look.kind == .soft else {
            // Bars' material over the background, and the line that ends it.
            let line = scroll.owner.environment.values.pixelLength
            let rule = CGRect(x: 0, y: edge == .top ? height - line : 0, width: look.size.width, height: line)
            return [
                .fill(box, .color(look.color.multipliedAlpha(0.94)), evenOdd: false),
                .fill(Path(rule), SeparatorShapeStyle()._makePaint(in: style).paint, evenOdd: false),
            ]
        }
        func stop(_ alpha: Double, _ location: CGFloat) -> DisplayPaint.Stop {
            DisplayPaint.Stop(color: look.color.multipliedAlpha(alpha), location: Double(location))
        }
        let outside = edge == .top ? CGPoint.zero : CGPoint(x: 0, y: height)
        let inside = edge == .top ? CGPoint(x: 0, y: height) : .zero
        return [.fill(box, .linear([stop(0.96, 0), stop(0.85, 0.6), stop(0, 1)], start: outside, end: inside), evenOdd: false)]
    }

    /// Brings the strength in line with how far content is beyond the edges.
    func update() {
        guard !layers.isEmpty else { return }
        let range = scroll.range(.vertical)
        for (edge, layer) in layers {
            let beyond = edge == .top ? scroll.position.y : range.upperBound - scroll.position.y
            let opacity = Double(min(max(beyond / Self.ramp, 0), 1))
            guard opacity != layer.node.opacity else { continue }
            layer.node.opacity = opacity
            scroll.engine.looksDidChange()
        }
    }
}
