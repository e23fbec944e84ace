import Foundation
import ScrollworkBase

/// Reads the text of `DisplayFormat.write`.
struct DisplayFormatParser {
    let shaper: TextShaper
    let image: (String) -> DisplayImage?

    func parse(_ text: String) throws -> DisplayNode {
        // The nodes from the root down to the one that was read last; a node's place is its level.
        var open: [DisplayNode] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let spaces = line.prefix { $0 == " " }.count
            var cursor = DisplayFormatCursor(line.dropFirst(spaces), line: number + 1)
            if cursor.isAtEnd { continue }
            let level = spaces / 2
            guard spaces % 2 == 0, level <= open.count, level > 0 || open.isEmpty else {
                throw cursor.failure("the indentation fits no node above; use two spaces per level and a single root")
            }
            open.removeSubrange(level...)
            let kind = cursor.word()
            cursor.skipSpaces()
            if kind == "node" {
                let node = try node(&cursor)
                open.last?.children.append(node)
                open.append(node)
            } else if let parent = open.last {
                parent.items.append(try item(kind, &cursor))
            } else {
                throw cursor.failure("the first line must be a node, found “\(kind)”")
            }
        }
        guard let root = open.first else { throw DisplayFormatError(line: 1, message: "the text holds no node") }
        return root
    }

    /// Reads ` name` and ` name=value` up to the end of the line; `read` takes the value and returns whether it knew the name.
    private func attributes(_ cursor: inout DisplayFormatCursor, _ read: (String, inout DisplayFormatCursor) throws -> Bool) throws {
        cursor.skipSpaces()
        while !cursor.isAtEnd {
            let name = cursor.word()
            _ = cursor.take("=")
            guard try read(name, &cursor) else {
                throw cursor.failure("“\(name)” is not known here; see DisplayFormatWriter for the attributes")
            }
            cursor.skipSpaces()
        }
    }

    private func node(_ cursor: inout DisplayFormatCursor) throws -> DisplayNode {
        let node = DisplayNode()
        if cursor.next == "\"" { node.label = try cursor.quoted() }
        cursor.skipSpaces()
        let rect = try cursor.rect()
        (node.origin, node.size) = (rect.origin, rect.size)
        try attributes(&cursor) { name, cursor in
            switch name {
            case "transform":
                let t = try cursor.tuple(6)
                node.transform = CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
            case "childOffset": node.childOffset = try cursor.point()
            case "opacity": node.opacity = try cursor.number()
            case "clip": node.clip = try cursor.path()
            case "shadow":
                let color = try cursor.color()
                let values = try cursor.tuple(3)
                node.shadow = DisplayShadow(color: color, radius: values[0], offset: CGVector(dx: values[1], dy: values[2]))
            case "blur": node.blurRadius = CGFloat(try cursor.number())
            case "colors":
                let m = try cursor.tuple(12).map { Double($0) }
                node.colorMatrix = DisplayColorMatrix(
                    red: [m[0], m[1], m[2], m[3]], green: [m[4], m[5], m[6], m[7]], blue: [m[8], m[9], m[10], m[11]])
            case "blend": node.blendMode = try choice(&cursor, DisplayBlendMode.allCases.map { ($0.rawValue, $0) })
            case "ordered": node.childrenOrderedAlong = try choice(&cursor, [("horizontal", .horizontal), ("vertical", .vertical)])
            default: return false
            }
            return true
        }
        return node
    }

    private func item(_ kind: String, _ cursor: inout DisplayFormatCursor) throws -> DisplayItem {
        switch kind {
        case "fill":
            let paint = try cursor.paint()
            cursor.skipSpaces()
            let path = try cursor.path()
            var evenOdd = false
            try attributes(&cursor) { name, _ in
                evenOdd = evenOdd || name == "evenOdd"
                return name == "evenOdd"
            }
            return .fill(path, paint, evenOdd: evenOdd)
        case "stroke": return try stroke(&cursor)
        case "text": return try text(&cursor)
        case "image": return try picture(&cursor)
        default: throw cursor.failure("“\(kind)” is no item; known are node, fill, stroke, text and image")
        }
    }

    private func stroke(_ cursor: inout DisplayFormatCursor) throws -> DisplayItem {
        let paint = try cursor.paint()
        cursor.skipSpaces()
        let path = try cursor.path()
        var stroke = DisplayStroke(width: 1)
        try attributes(&cursor) { name, cursor in
            switch name {
            case "width": stroke.width = CGFloat(try cursor.number())
            case "cap": stroke.cap = try choice(&cursor, [("butt", .butt), ("round", .round), ("square", .square)])
            case "join": stroke.join = try choice(&cursor, [("miter", .miter), ("round", .round), ("bevel", .bevel)])
            case "miter": stroke.miterLimit = CGFloat(try cursor.number())
            case "dash": stroke.dash = try cursor.tuple(nil)
            case "phase": stroke.dashPhase = CGFloat(try cursor.number())
            default: return false
            }
            return true
        }
        return .stroke(path, paint, stroke)
    }

    private func text(_ cursor: inout DisplayFormatCursor) throws -> DisplayItem {
        var runs: [TextRun] = []
        repeat {
            cursor.skipSpaces()
            runs.append(TextRun(string: try cursor.quoted(), font: FontDescription(size: 17), color: .black))
            cursor.skipSpaces()
            var isSeparated = false
            while !isSeparated, let next = cursor.next, next != "+" {
                let before = cursor
                let name = cursor.word()
                _ = cursor.take("=")
                if try !runAttribute(name, &runs[runs.count - 1], &cursor) {
                    cursor = before
                    isSeparated = true
                }
                cursor.skipSpaces()
            }
        } while cursor.take("+")
        var origin = CGPoint.zero
        var isRightToLeft = false
        var request = TextLayout.Request()
        try attributes(&cursor) { name, cursor in
            switch name {
            case "at": origin = try cursor.point()
            case "rightToLeft": isRightToLeft = true
            case "width": request.width = CGFloat(try cursor.number())
            case "height": request.height = CGFloat(try cursor.number())
            default: return try option(name, &request.options, &cursor)
            }
            return true
        }
        let shaped = shaper.shape(runs, isRightToLeft: isRightToLeft)
        return .text(
            TextLayout.make(shaped, proposedWidth: request.width, proposedHeight: request.height, options: request.options), origin: origin)
    }

    private func runAttribute(_ name: String, _ run: inout TextRun, _ cursor: inout DisplayFormatCursor) throws -> Bool {
        switch name {
        case "font": run.font.size = CGFloat(try cursor.number())
        case "weight": run.font.weight = try cursor.integer()
        case "italic": run.font.isItalic = true
        case "design":
            run.font.design = try choice(
                &cursor, [("standard", .standard), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced)])
        case "family": run.font.family = try cursor.quoted()
        case "color": run.color = try cursor.color()
        case "underline": run.underline = true
        case "strikethrough": run.strikethrough = true
        case "kerning": run.kerning = CGFloat(try cursor.number())
        case "baseline": run.baselineOffset = CGFloat(try cursor.number())
        default: return false
        }
        return true
    }

    private func option(_ name: String, _ options: inout TextLayoutOptions, _ cursor: inout DisplayFormatCursor) throws -> Bool {
        switch name {
        case "lines": options.lineLimit = try cursor.integer()
        case "minimumLines": options.minimumLines = try cursor.integer()
        case "align": options.alignment = try choice(&cursor, [("leading", .leading), ("center", .center), ("trailing", .trailing)])
        case "truncate": options.truncation = try choice(&cursor, [("head", .head), ("middle", .middle), ("tail", .tail)])
        case "spacing": options.lineSpacing = CGFloat(try cursor.number())
        case "minimumScale": options.minimumScaleFactor = CGFloat(try cursor.number())
        case "tightens": options.allowsTightening = true
        case "evens": options.evensTwoLineParagraphs = true
        case "pixelScale": options.pixelScale = CGFloat(try cursor.number())
        default: return false
        }
        return true
    }

    private func picture(_ cursor: inout DisplayFormatCursor) throws -> DisplayItem {
        let sides = cursor.word().split(separator: "x").map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0 else {
            throw cursor.failure("expected the size of a picture in pixels, such as 40x30")
        }
        cursor.skipSpaces()
        let rect = try cursor.rect()
        var tint: DisplayColor?
        var smooth = true
        var result = DisplayImage(pixelWidth: width, pixelHeight: height, pixels: [UInt32](repeating: 0, count: width * height))
        try attributes(&cursor) { name, cursor in
            switch name {
            case "tint": tint = try cursor.color()
            case "pixelated": smooth = false
            case "fingerprint": result = image(cursor.word()) ?? result
            case "pixels":
                var pixels: [UInt32] = []
                if width * height > 0 {
                    repeat { pixels.append(UInt32(cursor.word(), radix: 16) ?? 0) } while cursor.take(",")
                }
                guard pixels.count == width * height else {
                    throw cursor.failure("a picture of \(width)x\(height) needs \(width * height) pixels, found \(pixels.count)")
                }
                result = DisplayImage(pixelWidth: width, pixelHeight: height, pixels: pixels)
            default: return false
            }
            return true
        }
        return .image(result, rect: rect, tint: tint, smooth: smooth)
    }

    private func choice<Value>(_ cursor: inout DisplayFormatCursor, _ values: [(String, Value)]) throws -> Value {
        let name = cursor.word()
        guard let value = values.first(where: { $0.0 == name })?.1 else {
            throw cursor.failure("“\(name)” is not one of \(values.map(\.0).joined(separator: ", "))")
        }
        return value
    }
}
