import Foundation
import ScrollworkBase

/// Builds the text of `DisplayFormat.write`. The order of attributes is fixed.
struct DisplayFormatWriter {
    private(set) var text = ""

    mutating func write(_ node: DisplayNode, level: Int) {
        var line = "node"
        if !node.label.isEmpty { line += " " + Self.quoted(node.label) }
        line += " " + Self.text(CGRect(origin: node.origin, size: node.size))
        if node.transform != .identity { line += " transform=" + Self.text(node.transform) }
        if node.childOffset != .zero { line += " childOffset=" + Self.text(node.childOffset) }
        if node.opacity != 1 { line += " opacity=" + ShortNumber.text(node.opacity) }
        if let clip = node.clip { line += " clip=" + Self.text(clip) }
        if let shadow = node.shadow {
            let values = [shadow.radius, shadow.offset.dx, shadow.offset.dy].map { ShortNumber.text($0) }.joined(separator: ",")
            line += " shadow=" + Self.text(shadow.color) + "(" + values + ")"
        }
        if node.blurRadius != 0 { line += " blur=" + ShortNumber.text(node.blurRadius) }
        if let matrix = node.colorMatrix {
            let numbers = [matrix.red, matrix.green, matrix.blue].flatMap { row in (0..<4).map { ShortNumber.text(row[$0]) } }
            line += " colors=(" + numbers.joined(separator: ",") + ")"
        }
        if node.blendMode != .normal { line += " blend=" + node.blendMode.rawValue }
        if let axis = node.childrenOrderedAlong { line += " ordered=" + axis.description }
        append(line, level: level)
        for item in node.items { append(Self.text(item), level: level + 1) }
        for child in node.children { write(child, level: level + 1) }
    }

    private mutating func append(_ line: String, level: Int) {
        text += String(repeating: "  ", count: level) + line + "\n"
    }

    static func text(_ item: DisplayItem) -> String {
        switch item {
        case .fill(let path, let paint, let evenOdd):
            return "fill " + text(paint) + " " + text(path) + (evenOdd ? " evenOdd" : "")
        case .stroke(let path, let paint, let stroke):
            return "stroke " + text(paint) + " " + text(path) + text(stroke)
        case .text(let layout, let origin): return text(layout, origin: origin)
        case .image(let image, let rect, let tint, let smooth):
            var line = "image \(image.pixelWidth)x\(image.pixelHeight) " + text(rect)
            if let tint { line += " tint=" + text(tint) }
            if !smooth { line += " pixelated" }
            if image.pixels.count <= DisplayFormat.inlinePixelLimit {
                return line + " pixels=" + image.pixels.map { Self.hex($0, digits: 8) }.joined(separator: ",")
            }
            return line + " fingerprint=" + DisplayFormat.fingerprint(of: image)
        }
    }

    private static func text(_ stroke: DisplayStroke) -> String {
        let plain = DisplayStroke(width: stroke.width)
        var line = " width=" + ShortNumber.text(stroke.width)
        if stroke.cap != plain.cap { line += " cap=\(stroke.cap)" }
        if stroke.join != plain.join { line += " join=\(stroke.join)" }
        if stroke.miterLimit != plain.miterLimit { line += " miter=" + ShortNumber.text(stroke.miterLimit) }
        if !stroke.dash.isEmpty { line += " dash=" + tuple(stroke.dash) }
        if stroke.dashPhase != 0 { line += " phase=" + ShortNumber.text(stroke.dashPhase) }
        return line
    }

    private static func text(_ layout: TextLayout, origin: CGPoint) -> String {
        var line = "text " + layout.shaped.runs.map(text).joined(separator: " + ") + " at=" + text(origin)
        let options = layout.request.options
        let plain = TextLayoutOptions()
        if layout.shaped.isRightToLeft { line += " rightToLeft" }
        if let width = layout.request.width { line += " width=" + ShortNumber.text(width) }
        if let height = layout.request.height { line += " height=" + ShortNumber.text(height) }
        if let limit = options.lineLimit { line += " lines=\(limit)" }
        if options.minimumLines != 0 { line += " minimumLines=\(options.minimumLines)" }
        if options.alignment != plain.alignment { line += " align=\(options.alignment)" }
        if options.truncation != plain.truncation { line += " truncate=\(options.truncation)" }
        if options.lineSpacing != 0 { line += " spacing=" + ShortNumber.text(options.lineSpacing) }
        if options.minimumScaleFactor != 1 { line += " minimumScale=" + ShortNumber.text(options.minimumScaleFactor) }
        if options.allowsTightening { line += " tightens" }
        if options.evensTwoLineParagraphs { line += " evens" }
        if options.pixelScale != plain.pixelScale { line += " pixelScale=" + ShortNumber.text(options.pixelScale) }
        return line
    }

    private static func text(_ run: TextRun) -> String {
        var line = quoted(run.string) + " font=" + ShortNumber.text(run.font.size)
        if run.font.weight != 400 { line += " weight=\(run.font.weight)" }
        if run.font.isItalic { line += " italic" }
        if run.font.design != .standard { line += " design=\(run.font.design)" }
        if let family = run.font.family { line += " family=" + quoted(family) }
        if run.color != .black { line += " color=" + text(run.color) }
        if run.underline { line += " underline" }
        if run.strikethrough { line += " strikethrough" }
        if run.kerning != 0 { line += " kerning=" + ShortNumber.text(run.kerning) }
        if run.baselineOffset != 0 { line += " baseline=" + ShortNumber.text(run.baselineOffset) }
        return line
    }

    static func text(_ paint: DisplayPaint) -> String {
        func stops(_ stops: [DisplayPaint.Stop]) -> String {
            stops.map { text($0.color) + "@" + ShortNumber.text($0.location) + " " }.joined()
        }
        switch paint {
        case .color(let color): return text(color)
        case .linear(let list, let start, let end): return "linear(" + stops(list) + text(start) + " " + text(end) + ")"
        case .radial(let list, let center, let start, let end):
            return "radial(" + stops(list) + text(center) + " " + ShortNumber.text(start) + " " + ShortNumber.text(end) + ")"
        case .angular(let list, let center, let start, let end):
            return "angular(" + stops(list) + text(center) + " " + ShortNumber.text(start) + " " + ShortNumber.text(end) + ")"
        }
    }

    /// Bytes in hexadecimal where that is exact, else components.
    static func text(_ color: DisplayColor) -> String {
        let parts = [color.red, color.green, color.blue, color.alpha]
        let bytes = parts.map { ($0 * 255).rounded() }
        guard zip(parts, bytes).allSatisfy({ $0 == $1 / 255 && (0...255).contains($1) }) else {
            return "rgb(" + parts.map { ShortNumber.text($0) }.joined(separator: ",") + ")"
        }
        return "#" + (color.alpha == 1 ? bytes.dropLast() : bytes[...]).map { hex(UInt32($0), digits: 2) }.joined()
    }

    static func text(_ path: Path) -> String {
        if let rect = path.plainRect { return "rect" + text(rect) }
        return "path" + quoted(path.description)
    }

    static func text(_ rect: CGRect) -> String { tuple([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]) }
    static func text(_ point: CGPoint) -> String { tuple([point.x, point.y]) }
    static func text(_ t: CGAffineTransform) -> String { tuple([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    private static func tuple(_ values: [CGFloat]) -> String {
        "(" + values.map { ShortNumber.text($0) }.joined(separator: ",") + ")"
    }

    private static func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }

    static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                // Other invisible signs are spelled, so that a line stays a line.
                let isInvisible = scalar.value < 32 || (0x2028...0x2029).contains(scalar.value) || scalar.value == 0x85
                if isInvisible { result += "\\u{" + String(scalar.value, radix: 16) + "}" } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }
}
