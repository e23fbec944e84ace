import Foundation
import ScrollworkBase
import ScrollworkDisplay

/// The symbols that `Image(systemName:)` knows, as paths.
///
/// A name is a base with suffixes: `plus.circle.fill` is a plus cut out of a filled circle, `star.fill` a filled star.
package enum SystemSymbol {
    /// One thing to draw, in the coordinates that were asked for.
    package struct Layer: Equatable, Sendable {
        package var path: Path
        /// nil for a fill.
        package var stroke: DisplayStroke?
        /// To be drawn in the background's colour.
        package var isCutOut = false
    }

    private struct Name {
        var base: String
        var enclosure: String?
        var isFilled = false
        var isSlashed = false

        init(_ name: String) {
            var parts = name.split(separator: ".").map(String.init)
            if parts.count > 1, parts.last == "fill" {
                isFilled = true
                parts.removeLast()
            }
            if parts.count > 1, parts.last == "slash" {
                isSlashed = true
                parts.removeLast()
            }
            if parts.count > 1, let last = parts.last, ["circle", "square"].contains(last) {
                enclosure = last
                parts.removeLast()
            }
            base = parts.joined(separator: ".")
        }
    }

    /// Whether a name has a drawing of its own.
    package static func isKnown(_ name: String) -> Bool { SymbolDrawing(Name(name).base) != nil }

    /// The size of a symbol beside text of `pointSize` points; points.
    package static func size(named name: String, pointSize: CGFloat, scale: Image.Scale = .medium) -> CGSize {
        let name = Name(name)
        let side = pointSize * 1.17 * scale.factor
        let isNarrow = name.enclosure == nil && (name.base == "chevron.left" || name.base == "chevron.right")
        return CGSize(width: isNarrow ? side * 0.65 : side, height: side)
    }

    /// What to draw for a symbol, fitted into `rect`. `weight` is that of the font, 100…900.
    package static func layers(named symbol: String, in rect: CGRect, weight: Int = 400) -> [Layer] {
        let name = Name(symbol)
        let side = min(rect.width, rect.height) == rect.width ? min(rect.height, rect.width / 0.65) : rect.height
        let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let drawing = SymbolDrawing(name.base) ?? .unknown
        let line = side * (0.05 + 0.045 * CGFloat(weight) / 400)
        var layers: [Layer]
        if let enclosure = name.enclosure {
            let frame = SymbolDrawing(enclosure) ?? .unknown
            layers = frame.layers(in: box, line: line, isFilled: name.isFilled)
            let inner = drawing.layers(in: box.insetBy(dx: side * 0.24, dy: side * 0.24), line: line, isFilled: name.isFilled)
            layers += inner.map { layer in
                var layer = layer
                layer.isCutOut = name.isFilled
                return layer
            }
        } else {
            layers = drawing.layers(in: box, line: line, isFilled: name.isFilled)
        }
        if name.isSlashed {
            var slash = Path()
            slash.move(to: CGPoint(x: box.minX + side * 0.12, y: box.minY + side * 0.12))
            slash.addLine(to: CGPoint(x: box.maxX - side * 0.12, y: box.maxY - side * 0.12))
            layers.append(Layer(path: slash, stroke: DisplayStroke(width: line, cap: .round)))
        }
        return layers
    }

    /// A character that stands for the symbol in a line of text.
    package static func character(named symbol: String) -> String {
        let name = Name(symbol)
        let characters: [String: (plain: String, filled: String)] = [
            "star": ("☆", "★"), "heart": ("♡", "♥"), "circle": ("○", "●"), "square": ("□", "■"), "checkmark": ("✓", "✓"),
            "xmark": ("✕", "✕"), "plus": ("+", "+"), "minus": ("−", "−"), "arrow.up": ("↑", "↑"), "arrow.down": ("↓", "↓"),
            "arrow.left": ("←", "←"), "arrow.right": ("→", "→"), "chevron.left": ("‹", "‹"), "chevron.right": ("›", "›"),
            "ellipsis": ("…", "…"),
        ]
        guard let pair = characters[name.base] else { return "□" }
        return name.isFilled ? pair.filled : pair.plain
    }
}
