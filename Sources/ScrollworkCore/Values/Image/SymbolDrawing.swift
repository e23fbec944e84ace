import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// A symbol in a box of 1×1, y down: lines that are always lines, outlines that `fill` fills, and dots.
struct SymbolDrawing {
    var lines: [[CGPoint]] = []
    var outlines: [Path] = []
    var dots: [Path] = []

    func layers(in box: CGRect, line: CGFloat, isFilled: Bool) -> [SystemSymbol.Layer] {
        let transform = CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
        let stroke = DisplayStroke(width: line, cap: .round, join: .round)
        var layers = outlines.map { SystemSymbol.Layer(path: $0.applying(transform), stroke: isFilled ? nil : stroke) }
        layers += dots.map { SystemSymbol.Layer(path: $0.applying(transform), stroke: nil) }
        if !lines.isEmpty {
            var path = Path()
            for points in lines { path.addLines(points.map { $0.applying(transform) }) }
            layers.append(SystemSymbol.Layer(path: path, stroke: stroke))
        }
        return layers
    }

    /// The frame that stands for a symbol nobody drew.
    static let unknown = SymbolDrawing(
        outlines: [Path(roundedRect: CGRect(x: 0.14, y: 0.14, width: 0.72, height: 0.72), cornerRadius: 0.16)])

    /// nil for a name nobody drew.
    init?(_ name: String) {
        switch name {
        case "circle": outlines = [Self.circle(0.5, 0.5, 0.42)]
        case "square", "app": outlines = [Path(roundedRect: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8), cornerRadius: 0.14)]
        case "rectangle": outlines = [Path(roundedRect: CGRect(x: 0.05, y: 0.2, width: 0.9, height: 0.6), cornerRadius: 0.1)]
        case "plus": lines = [[Self.p(0.5, 0.12), Self.p(0.5, 0.88)], [Self.p(0.12, 0.5), Self.p(0.88, 0.5)]]
        case "minus": lines = [[Self.p(0.12, 0.5), Self.p(0.88, 0.5)]]
        case "xmark", "multiply": lines = [[Self.p(0.2, 0.2), Self.p(0.8, 0.8)], [Self.p(0.8, 0.2), Self.p(0.2, 0.8)]]
        case "checkmark": lines = [[Self.p(0.15, 0.55), Self.p(0.4, 0.82), Self.p(0.84, 0.2)]]
        case "ellipsis": dots = [0.18, 0.5, 0.82].map { Self.circle($0, 0.5, 0.09) }
        case "line.3.horizontal", "list.bullet": lines = [0.25, 0.5, 0.75].map { [Self.p(0.12, $0), Self.p(0.88, $0)] }
        default:
            if let arrow = Self.directed(name) ?? Self.object(name) { self = arrow } else { return nil }
        }
    }

    init(lines: [[CGPoint]] = [], outlines: [Path] = [], dots: [Path] = []) {
        self.lines = lines
        self.outlines = outlines
        self.dots = dots
    }

    static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func polygon(_ points: [CGPoint]) -> Path {
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }

    /// Chevrons and arrows: drawn upwards, then turned.
    private static func directed(_ name: String) -> SymbolDrawing? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, parts[0] == "chevron" || parts[0] == "arrow" else { return nil }
        let turns = ["up": 0, "right": 1, "forward": 1, "down": 2, "left": 3, "backward": 3, "clockwise": -1][String(parts[1])]
        guard let turns else { return nil }
        if turns < 0 {
            var arc = Path()
            arc.addArc(center: p(0.5, 0.52), radius: 0.36, startAngle: .degrees(-20), endAngle: .degrees(290), clockwise: false)
            return SymbolDrawing(lines: [[p(0.52, 0.02), p(0.66, 0.18), p(0.5, 0.32)]] + arc.flattened())
        }
        let strokes =
            parts[0] == "chevron"
            ? [[p(0.14, 0.68), p(0.5, 0.32), p(0.86, 0.68)]]
            : [[p(0.5, 0.9), p(0.5, 0.12)], [p(0.18, 0.42), p(0.5, 0.1), p(0.82, 0.42)]]
        let transform = CGAffineTransform(translationX: 0.5, y: 0.5).rotated(by: CGFloat(turns) * .pi / 2).translatedBy(x: -0.5, y: -0.5)
        return SymbolDrawing(lines: strokes.map { $0.map { $0.applying(transform) } })
    }
}
